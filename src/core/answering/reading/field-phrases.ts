import type { Concept } from '../../corpus/query.ts';
import type { Reading } from './reading.ts';

/** Fields that a phrase asks for, the likeliest first: an entry answers with the first that it fills. */
interface FieldPhrase {
  fields: string[];
  phrase: RegExp;
}

/** Phrases by which people ask for a field without its name, on the folded question without the entry's name. */
const phrases: FieldPhrase[] = [
  {
    fields: ['repository', 'links', 'link'],
    phrase:
      /\bsource( code)?\b|\bcode ?(base|of|for|behind)\b|\b(where|link|url|address|find|see|view|browse|download|clone|fork|check ?out|access|get)\b.*\b(code|download\w*|hosted)\b|\b(download|clone|fork)\b|\brepos?\b|\bgit(hub|lab)\b/,
  },
  {
    fields: ['licence'],
    phrase:
      /\blicen[cs]\w+( terms)?|\bcopyleft\b|\bterms of use\b|\b(free )?(to use )?commercial(ly)?\b|\bclosed[- ]source\b|\b(mit|apache|gpl|bsd|mpl)\b/,
  },
  {
    fields: ['team'],
    phrase:
      /\bhow (big|large|small)\b.*\b(team|group|staff|crew|department)\b|\bhow many (people|persons|engineers|developers|programmers|colleagues|members|staff|employees|others|reports)\b|\b(team|staff|crew) size\b|\bsize\b.*\b(team|staff|crew)\b|\bhead ?count\b/,
  },
  {
    fields: ['skills'],
    phrase:
      /\b(written|built|made|implemented|coded|programmed|developed|based|run|runs) (in|with|on|using|from|out of)\W*$|\b(tech(nolog(y|ical)|nical)? )?stack\b|\b(tools?|tooling|frameworks?|technolog(y|ies)|skills?|techniques?|programming languages?|languages?|databases?)\b.*|\bwhat (did|does|do|was|is|were)\b.*\b(use|used|uses|using)\b( for| at| in| on)?|\b(work|worked|works) with\b.*\btechnically\b/,
  },
  {
    fields: ['role'],
    phrase: /\b(job )?title\b|\bcapacity\b|\bas what\b|\bposition\b|\b(what|which) (job|post|role|part)\b|\brole\b/,
  },
  {
    fields: ['status', 'end'],
    phrase:
      /\bstill (being )?(\w+ )?(maintained|active|alive|in force|in use|valid|developed|supported|going|running|updated|pending|protected|alive|exist)\b|\bin force\b|\b(expired?|lapsed|abandoned|archived|deprecated|dead|discontinued|maintained|pending)\b|\b(been|was|is|got|get) granted\W*$|\bstatus\b|\bstate of\b/,
  },
  {
    fields: ['kind'],
    phrase:
      /\b(what|which) (kind|type|sort|form)\b( of (publication|work|text|document|thing|piece|writing))?|\b(is|was)\b.*\ban? (book|article|paper|talk|report|chapter|essay|thesis)\b( or an? (book|article|paper|talk|report|chapter|essay|thesis)\b)?/,
  },
  {
    fields: ['venue', 'place'],
    phrase:
      /^\W*(where|who|which|what|in which|in what|at which|at what|by whom|by which)\b.*\b(published|publish|publishes|publisher|appear|appeared|printed|come out|came out|brought out|put out)\b/,
  },
  { fields: ['venue'], phrase: /\b(journal|magazine|publisher|conference|proceedings|venue)\b/ },
  { fields: ['date', 'granted', 'start'], phrase: /\bhow old\b|\b(come|came) out\b|\b(release|publication) date\b/ },
  {
    fields: ['filed'],
    phrase: /\b(submit|submitted|applied|apply|applying|filed|file|filing)\b( for the patent| for)?( on)?/,
  },
  {
    fields: ['sharedWith'],
    phrase:
      /\bwho else\b.*\b(won|win|got|received|receive|honou?red|awarded|given)\b|\bother (winners?|recipients?|laureates?|honou?rees?)\b|\bco-?(winners?|recipients?|laureates?)\b|\bshared?\b.*/,
  },
  {
    fields: ['awarder'],
    phrase:
      /\b(whom?|(which|what) (body|organi[sz]ation|institution|society|academy|foundation|company|government|king|queen|university|council))\b.*\b(gave|give|gives|given|award|awards|awarded|present|presents|presented|confer|confers|conferred|bestow|bestows|bestowed|behind|hands|handed|receive|received|get|got)\b/,
  },
  { fields: ['amount'], phrase: /\bhow much( prize)?( money)?\b.*|\bprize money\b|\bworth\b|\b(cash|monetary)\b/ },
  {
    fields: ['reason'],
    phrase:
      /\b(earn|earned) (her|him|them|you)\b|\brecogni[sz]ed? for\b|\bin recognition of what\b|\bwhat\b.*\bfor\W*$|\bfor (what|which) (work|achievement|reason|contribution|discovery|project|invention|film|building|book)s?\b|^\W*for what\b|\bwhat\b.*\bfor\b.*\b(given|awarded|honou?red)\b|\bfor what\b/,
  },
  {
    fields: ['coInventors', 'authors', 'collaborators', 'colleagues', 'sharedWith'],
    phrase:
      /\b(else|other|others|co-?\w+|together|jointly|alongside|with|helped)\b.*\b(write|wrote|written|invent\w*|author\w*|work\w*|build|built|made|make|involved|on|name\w*)\b|\b(co-?workers?|colleagues?|teammates?|team ?mates?|collaborators?|partners?|co-?authors?|co-?inventors?)\b|\bon (her|his|their|your|the) team\b/,
  },
  {
    fields: ['assignee'],
    phrase: /\b(own|owns|owned|owner|ownership|belongs?|assigned|assignee|rights)\b( of| to| holder)?/,
  },
  {
    fields: ['funding'],
    phrase:
      /\bmoney\b.*\bfrom\b|\b(paid|pay|pays) for\b|\bfinanc\w+|\bfund\w*|\bsponsor\w*|\bback(ed|ers?)\b|\bbankroll\w*/,
  },
  {
    fields: ['deliverables', 'outcome', 'summary'],
    phrase:
      /\b(achiev\w+|accomplish\w*|deliver\w*|results?|impact|outcomes?|contribut\w+|success\w*|came? of|come of|turn(ed)? out|led to|lead to|end(ed)? up)\b( of (her|his|their|your) (work|time))?/,
  },
  {
    fields: ['honours'],
    phrase: /\b(what|which) class\b|\bhonou?rs?\b|\bdistinctions?\b|\bfirst[- ]class\b|\bcum laude\b/,
  },
  {
    fields: ['field'],
    phrase:
      /\b(what|which|her|his|their|your) (field|subject|major)\b|\bwhat (did|was)\b.*\b(study|studied|major|read|reading)\b|\bdegree in\b/,
  },
  {
    fields: ['link', 'links', 'repository'],
    phrase:
      /\b(read|watch)\b|\b(find|see|get|view)\b.*\b(online|more)\b|\b(link|url|web ?(page|site|address)|online|recording|page about)\b/,
  },
  { fields: ['identifier'], phrase: /\b(report|contract|volume) (number|no)\b|\bidentifier\b/ },
  { fields: ['applicationNumber'], phrase: /\b(application|filing|serial) (number|no)\b/ },
  { fields: ['number'], phrase: /\bnumber of\W*_/ },
];

/** What a phrase of the question asks for. */
export interface AskedField {
  fields: string[];
  /** Words of the phrase: the question asks with them and is about none of them. */
  words: Concept[];
}

/** The fields that phrases of a question ask for, in the table's order. */
export function toAskedFields({ frame, query }: Reading): AskedField[] {
  return phrases.flatMap(({ fields, phrase }): AskedField[] => {
    const match = phrase.exec(frame);
    if (!match) return [];
    return [{ fields, words: toPhraseWords(match[0], phrase, query.concepts) }];
  });
}

/** The words of the question that make up a phrase; what stands between them is no part of it. */
export function toPhraseWords(said: string, phrase: RegExp, concepts: Concept[]): Concept[] {
  const own = toOwnWords(phrase);
  return concepts.filter(
    ({ token: { folded } }) =>
      said.includes(folded) && own.some((word) => folded === word || (word.length > 3 && folded.startsWith(word))),
  );
}

const ownWords = new WeakMap<RegExp, string[]>();

function toOwnWords(phrase: RegExp): string[] {
  const words = ownWords.get(phrase) ?? phrase.source.replace(/\\[a-zA-Z]/g, ' ').match(/[a-z]{2,}/g) ?? [];
  ownWords.set(phrase, words);
  return words;
}
