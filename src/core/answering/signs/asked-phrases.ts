// Which typed fields and areas a phrase of a question asks for.
import type { Area } from '../../contract/record.ts';
import { asksClouds, clouds, databases, frameworks, programmingLanguages } from '../../corpus/lexicon.ts';
import { momentFields, personFields } from './entry-signs.ts';
import { ofClients, ofCompany, ofEmployers } from './company-signs.ts';
import { conferences, journals, type VenueSort } from './venue-signs.ts';

/** Fields that a phrase asks for, the likeliest first: an entry answers with the first that it fills. */
export interface FieldPhrase {
  fields: string[];
  phrase: RegExp;
}

/** Phrases by which people ask for a field without its name, on the folded question without the entry's name. */
export const askedPhrases: FieldPhrase[] = [
  {
    fields: ['repository', 'links', 'link'],
    phrase:
      /\bsource( code)?\b|\bcode ?(base|of|for|behind)\b|\b(where|link|url|address|find|see|view|browse|download|clone|fork|check ?out|access|get)\b.*\b(code|download\w*|hosted)\b|\b(download|clone|fork)\b|\brepos?\b|\bgit(hub|lab)\b/,
  },
  {
    fields: ['skills'],
    phrase:
      /\b(written|built|made|implemented|coded|programmed|developed|based|run|runs) (in|with|on|using|from|out of)\W*$|\b(tech(nolog(y|ical)|nical)? )?stack\b|\b(tools?|tooling|frameworks?|technolog(y|ies)|skills?|techniques?|programming languages?|languages?|databases?)\b.*|\bwhat (did|does|do|was|is|were)\b.*\b(use|used|uses|using)\b( for| at| in| on)?/,
  },
  // What an entry is called: of a degree, its thesis bears the title.
  { fields: ['thesis', 'title', 'name'], phrase: /\btitle of\b|\b(titled|entitled)\W*$/ },
  {
    fields: ['role'],
    phrase:
      /\btitle\b|\b(what|which) (job|post|role|part)\b|\brole\b|\bdid (personally|(him|her|them)sel\w+)\b|\bown (part|share)\b/,
  },
  {
    fields: ['end', 'status'],
    phrase:
      /\b(since when|when|what year|how long)\b.*\b(shelved|archived|abandoned|discontinued|deprecated|retired|mothballed|dropped|closed|dissolved|wound up|shut( down)?|switched off|taken down|over|dead|defunct)\b/,
  },
  {
    fields: ['status', 'end'],
    phrase:
      /\bstill (being )?(\w+ )?(maintained|active|alive|in force|valid|developed|supported|going|running|updated|pending|protected|exist)\b|\bin force\b|\b(expired?|lapsed|abandoned|archived|deprecated|dead|discontinued|maintained|pending)\b|\b(been|was|is|got|get) granted\W*$|\bstatus\b|\bstate of\b/,
  },
  {
    fields: ['end'],
    phrase:
      /^\W*(and |but |so )?(until|till|up to|to)( when)?\W*$|(?<!\bfrom (?:when|(?:what|which) \w+) )\b(?:until|till|up to) when\b|\b(when|year|date)\b(?!.*\bapplications close\b).*\b(shut|shuts|closed?|closing|wound|wind|fold|folded|stop|stopped|cancelled|canceled|end)\b( down| up)?|\bwhen\b.*\bover\W*$/,
  },
  {
    fields: ['start'],
    phrase: /\bwhen\b.*\b(idea|ideas|conceived?|think of|thought of|(come|came) up with|dreamed up|dreamt up)\b/,
  },
  {
    fields: ['kind'],
    phrase:
      /\b(what|which) (kind|type|sort|form)\b( of (publication|work|text|document))?|\ban? (book|article|paper|talk|report|chapter|essay|thesis) or .*/,
  },
  {
    fields: ['venue', 'place'],
    phrase:
      /^\W*where\b.*\b(published|publish|publishes|appear|appeared|printed|come out|came out|brought out|put out)\b/,
  },
  {
    fields: ['venue'],
    phrase:
      /^\W*(who|which|what|in which|in what|at which|at what|by whom|by which)\b.*\b(published|publish|publishes|publisher|appear|appeared|printed|come out|came out|brought out|put out)\b/,
  },
  {
    fields: ['venue'],
    phrase:
      /\b(journal|magazine|publisher|conference|proceedings|venue|event)\b|\bbefore (which|what) (society|academy|audience|body|committee|court)\b/,
  },
  {
    fields: ['date', 'granted', 'start'],
    phrase:
      /\bhow old\b|\b(come|came) out\b(?! of\b)|\b(when|year)\b.*\b(released?|launch(ed)?)\b|\b(release|publication) date\b/,
  },
  {
    fields: ['filed'],
    phrase:
      /\blodged?\b|\b(application|papers|paperwork)\b.*\b(handed|sent|went|put) in\b|\b(submit|submitted|applied|apply|applying|filed|file|filing)\b( for the patent| for)?( on)?/,
  },
  {
    fields: ['amount'],
    phrase: /\bhow much( prize)?( money)?\b.*/,
  },
  {
    fields: ['reason'],
    phrase:
      /\brecogni[sz]ed? for\b|\bin recognition of what\b|\bwhat\b.*\bfor\W*$|\bfor (what|which) (work|achievement|reason|contribution|discovery|project|invention|film|building|book)s?\b|^\W*for what\b|\bwhat\b.*\bfor\b.*\b(given|awarded|honou?red)\b|\bfor what\b/,
  },
  {
    fields: ['coInventors', 'authors', 'collaborators', 'colleagues', 'sharedWith'],
    phrase:
      /\b(else|other|others|co-\w+|co(?:workers?|authors?|inventors?|writers?|stars?|llaborat\w+)|together|jointly|alongside|with|helped)\b.*\b(write|wrote|written|invent\w*|author\w*|work\w*|build|built|made|make|involved|on board|aboard|on|name\w*)\b|\b(co-?workers?|colleagues?|teammates?|team ?mates?|collaborators?|partners?|co-?authors?|co-?inventors?)\b|\bon (her|his|their|your|the) team\b|\bco-?stars?\b|\bnames?\b.*\b(next to|beside|alongside)\b|\b(star|play|act|appear|perform)\w*\b.*\b(opposite|alongside|beside|with)\b|\b(alone|single-?handed(ly)?|by (her|him|them|your)sel(f|ves)|on (her|his|their|your) own)\W*$|\bopposite (her|him|them|you|whom?)\b|\bwhom? (?:else )?(?:runs?|ran|teach(?:es)?|taught|gives?|gave|holds?|held|organi[sz]e[sd]?|host(?:s|ed)?|leads?|led|maintain(?:s|ed)?|edit(?:s|ed)?) (?:it|this|that) (?:together )?with\b/,
  },
  {
    fields: ['field'],
    phrase:
      /\b(what|which|her|his|their|your) (field|subject|major)\b|\bwhat (did|was)\b(?! (?:the|that|this) study\b).*\b(study|studied|major|read|reading)\b|\bdegree in\b/,
  },
];

/** A phrase that asks for the values of a field over all entries. */
export interface AskedValues {
  phrase: RegExp;
  fields: string[];
  areas?: Area[];
  /** Kind of the publications meant. */
  kind?: string;
  /** Where they appeared. */
  sort?: VenueSort;
  /** Asked only of the entries of areas that the question names. */
  isOfArea?: boolean;
  /** Which values are meant, by their folded text. */
  among?: ReadonlySet<string>;
  /** By what part of its date an entry is grouped, and how that is written. */
  part?: [RegExp, string];
}

/** Questions for the values of a field over all entries, on the folded question. */
export const valuePhrases: AskedValues[] = [
  { phrase: /\b(?:which|what) year\b.*\bmost\b/, fields: momentFields, isOfArea: true, part: [/^.*?(\d{4}).*/, '$1'] },
  {
    phrase: /\b(?:which|what) decade\b.*\bmost\b/,
    fields: momentFields,
    isOfArea: true,
    part: [/^.*?(\d{3})\d\b.*/, '$10s'],
  },
  {
    phrase:
      /\b(programming|coding|computer) languages?\b|\blanguages?\b.*\b(code[sd]?|program(s|med)?|programming|coding)\b/,
    fields: ['skills'],
    among: programmingLanguages,
  },
  { phrase: /\b(databases?|data ?stores?|database (systems?|engines?))\b/, fields: ['skills'], among: databases },
  { phrase: asksClouds, fields: ['skills'], among: clouds },
  { phrase: /\bframeworks?\b/, fields: ['skills'], among: frameworks },
  {
    phrase:
      /\b(technolog(y|ies)|skills?|tools|tooling|tech(nology|nical(?! (?:reports?|papers?|publications?|articles?|books?|talks?|writings?|notes?|memo\w*)\b))?(?! (?:leads?|leader|director|manager|writer|officer|editor)\b)|stack)\b/,
    fields: ['skills'],
  },
  { phrase: /\bco-?authors?\b|\bco-?(wrote|written)\b|\b(write|wrote|written|published?) with\b/, fields: ['authors'] },
  { phrase: /\bco-?invent\w+|\binvent\w* with\b/, fields: ['coInventors'] },
  {
    phrase:
      /\b(co-?workers?|co-?stars?|colleagues|collaborators?|team ?mates?)\b|\b(work|works|worked|working|collaborated) with(?= (?:more than once|several times|repeatedly|at least twice|(?:the )?most(?: often)?)\W*$|\W*$)/,
    fields: ['colleagues', 'collaborators', 'coInventors', 'authors'],
  },
  {
    phrase:
      /\b(cities|countries|towns|places)\b.*\b(lived? and )?(work|works|worked|working|jobs?|employed|career|based)\b/,
    fields: ['place'],
    areas: ['experience'],
  },
  {
    phrase: /\b(cities|countries|towns|places)\b.*\b(conferences?|spoke|spoken|speak|talks?|lectures?|lectured)\b/,
    fields: ['place'],
    areas: ['publications'],
    kind: 'talk',
  },
  {
    phrase:
      /\b(cities|countries|towns|places|locations)\b|\bwh(?:ich|at) (?:city|town|place)\b.*\bmost\b(?! (?:of|time))/,
    fields: ['place'],
    isOfArea: true,
  },
  { phrase: /\b(?:conferences|festivals|events|meet-?ups)\b.*\b(spoke|speak|talk)/, fields: ['venue'], kind: 'talk' },
  { phrase: /\bconferences\b/, fields: ['venue'], sort: conferences },
  { phrase: /\bjournals\b/, fields: ['venue'], sort: journals },
  {
    phrase:
      /\b(journals|magazines|conferences|venues|publishers|publishing houses)\b|\bwh(?:ich|at) (?:journal|magazine|conference|venue|publisher)\b.*\bmost\b/,
    fields: ['venue'],
  },
  {
    phrase:
      /^(?!.*\b(?:degree|ph\.?d|doctora\w+|bachelor\S*|master\S*|b\.?sc|m\.?sc|m\.?s|b\.?[as]|m\.?a|m?eng|diploma|certificate)\b).*\b(who|which|what)\b.*\b(gave|handed|presented|awarded|honou?red)\b.*\b((?:awards?|prizes?|medals?|honou?rs?)\b|(?:her|him|them|you)(?=\W*$| (?:in|for|with|since|before|after|during|between|and|most|twice|more|ever|so far|recently)\b))|\b(who|which|what)\b.*\bgiven\b.*\b(awards?|prizes?|medals?|honou?rs?)\b/,
    fields: ['awarder'],
  },
  { phrase: ofClients, fields: ['organisation', 'funding'], areas: ['projects'] },
  {
    phrase:
      /\b(funders|sponsors|backers)\b|\b(?:which|what) (?:funder|sponsor|backer)\b|\b(who|whose|whom|bodies|institutions|organi[sz]ations|foundations|compan(?:y|ies)|agenc(?:y|ies))\b.*\b(money|paid(?! (?:jobs?|roles?|work)\b)|commissioned|funded|financed|sponsored|backed)( for)?\b/,
    fields: ['funding'],
  },
  {
    phrase:
      /\b(whom?|compan(y|ies)|firms?|organi[sz]ations?)\b.*\b(owns?|owned|assigned|assignees?|rights|holds?)\b(?! (?:(?:the|your|his|her|their|this|that) )?(?:\w+ )?(?:compan(?:y|ies)|firms?|business(?:es)?|start-?ups?|agency|studio|practice|shop|house|flat|(?:rest|most|part|half) of)\b)|\bassignees\b|\bwh(?:ich|at) assignee\b.*\bmost\b/,
    fields: ['assignee'],
    areas: ['patents'],
  },
  { phrase: /\blicen[cs]es\b/, fields: ['licence'] },
  { phrase: ofCompany, fields: personFields, isOfArea: true },
];
/** A list of jobs names the employers; only counting them needs each once. */
export const countedPhrases: AskedValues[] = [{ phrase: ofEmployers, fields: ['employer'] }];

/** Words for those whom an entry was shared with. */
export const partner =
  /\b(together|jointly|shared|alongside|co-?(authors?|inventors?|workers?|\w+ed)|besides|other than|apart from|in addition to|with(out)? (somebody|someone|anyone|anybody|others|other people|colleagues|partners|help))\b/;
/** Whom nobody helped. */
export const alone =
  /\b((?<!\d )alone|single-?handed\w*|by (her|him|your|them)sel(f|ves)|on (her|his|your|their) own|(the )?(sole|only|single) (inventor|author|winner|recipient|\w+er)|solo|(nobody|no[- ]one)( else\b| (but|except|besides|other than|apart from) (him|her|them|you)\w*)|without (an?(y|other)? )?(co-?\w+|\w+ors?|partners?|company|anyone|anybody))\b/;
/** Words in front of a name for one of them. */
export const withSomebody = /\b(with|together|jointly|shared|alongside|besides|other than|apart from|in addition to)\b/;

/** "Whom can I ask about …", on folded text: whatever the matter is, the contact answers. */
export const turnsTo =
  /\b(whom?|(what|which) (e-?mail )?address) (does|can|should|would|must) (an?|the) (\w+ )?\w+ (ask|contact|reach|approach|write|turn|email|call)\b|\b(whom?|where|how|(?:what|which) (?:e-?mail )?address) (do|can|could|should|would|may|might|must) (i|we|one|people|visitors|somebody|someone)\b.*\b(ask|contact|reach|write|speak|turn|get hold|touch|email|(?<!\b(his|her|their|your|the|this|that) ((?!(an?|to|and|or) )\w+ )?)(talk|call|message|report|approach))\b|\bhow (?:do|does|can|would) (?:one|you|anybody|anyone) (?:get (?:a )?hold of|contact|reach|e-?mail|write to|speak to|talk to) (?:him|her|them|you)\b|\b(get(ting)? in touch|(?<!\b(before|when|if|once|after) (i|we) )(contact(ing)? (him|her|them|you|somebody|someone)|reach out|write to (him|her|them|you)))\b|\b(i|we) (just |simply )?(ring|phone|telephone|call|text|e-?mail|message)( up)? (him|her|them|you)( up)?\W*$|\b(i|we)\b.*\bgive (him|her|them|you) a (ring|call|bell|buzz)\b|\bdrop (him|her|them|you) a (line|note|mail|message)\b/;

/** Other words for the time before and after a death. */
export const alive =
  /\b(?:in|during|within) (?:his|her|their|your) (?:own )?life ?time\b|\bwhile (?:(?:he|she|they|you) (?:was|were) )?(?:still )?alive\b/i;
export const afterLife = /\bposthumously\b/i;

/** "After A and before B": the time between both. */
export const timeBetween = /\b(?:after|before)\b(.+?)\b(?:and|but|yet) (?:after|before)\b(.+)/;

/** What goes on. */
export const now =
  /\b(current|currently|now|nowadays|present|presently|today|these days|at the moment|right now|on the go|ongoing|in progress|still (running|going|active|work\w*|do\w*|employed|(?:hold|holds|held|have|has|in|at)(?=\W*$)))\b/;

/** Steps on from what the conversation is about: the answer is another entry. */
export const stepsOn =
  /\b(next|previous|following|subsequent|preceding|other|others|another|else|rest|(before|after|since) (that|this|it|then|him|her|them)|from there|afterwards|then|which (ones?|of (them|these|those))|what about|how about)\b/;

/** Names the thing that the conversation is about, or asks why it was left. */
export const bound =
  /\b(it|its|there|that|this|them|these|those)\b|\bwhy did (?:he|she|they|you) (?:(?:then|finally) )?(?:leave|quit|resign|go)\W*$/;

/** The same, where nothing else can be meant. */
export const pointsAt =
  /\b(?:its?|(?<=(?:^|\b(?:is|was|are|were|did|does|do|has|had|of|in|for|on|at|by|to|about|with|from|\p{L}+ed) ))th(?:at|is) (?!(?:he|she|they|you|it|one|time|year|way|was|is|were|are)\b)\p{L}+|(?<!\b(?:is|are|was|were) )there(?! (?:is|are|was|were|any|an?)\b))\b|^\W*(?:(?:and|so|but) )?(?:with whom?|who with|since when|(?:for )?how long(?: for)?|(?:got )?(?:(?:an?|the|any) )?(?:links?|urls?|repo(?:sitory)?|slides|videos?|recordings?)(?: please)?)\W*$/u;

/** "The two of them", "what came out then?": whoever or whenever the sentence before tells. */
export const pointsBack =
  /\b(the (two|three|pair) of them|both of them|these two|th(?:is|at) (?:person|man|woman|company|firm|employer|studio|organi[sz]ation|place|name)|(?<!\b(and|but|so|or|since|now|back) )then|that year)\b/i;

/** Where one studies, and what one does there for a living. */
export const places = /\b(schools?|universit(y|ies)|colleges?|institutes?|academ(y|ies))\b/;
export const posts =
  /\b(did|does|has|have|is|was|she|he|they|you) (\p{L}+ )?(teach|teaches|taught|lecture[ds]?|work|works|worked|tutor|tutored|serve|served|employed)\b/u;
/** The times around a death by the death. */
export const deathRewordings: [RegExp, string][] = [
  [alive, 'before death'],
  [afterLife, 'after death'],
];
