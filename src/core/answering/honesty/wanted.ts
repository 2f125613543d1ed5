import type { Concept } from '../../corpus/query.ts';
import { nameBearers, toWords } from '../../corpus/lexicon.ts';
import { stopWords } from '../../corpus/stop-words.ts';
import type { Token } from '../../corpus/text.ts';
import type { Reading } from '../reading/reading.ts';
import { money, origin, timeSpan, year } from '../reading/signs.ts';

/** What kind of answer a question wants, where a sentence visibly holds one or does not. */
export interface Wanted {
  kind: 'money' | 'length' | 'often' | 'count' | 'measure' | 'reason' | 'told' | 'place' | 'person' | 'date' | 'named';
  /** How a sentence looks that holds it; a count and a name need more than a look. */
  sign?: RegExp;
  /** What is to be counted or is to bear a name; nothing where anything may. */
  noun?: Concept | undefined;
  /** What the counted thing is of: in "tonnes of ore", the ore. */
  of?: Concept[];
}

const reason =
  /\b(?:[Bb]ecause|[Ss]o|[Ss]ince (?!(?:about |early |late |\p{Lu}\p{Ll}+ )?\d)|(?:[Dd]ue|[Oo]wing|[Tt]hanks|led) to|reasons?|causes?|caused|[Ww]hen|[Aa]fter|[Aa]s (?:it|he|she|they|I|we|the|a)|[Tt]herefore|[Ff]or (?:want|lack|fear|being|having)|[Ll]essons?|[Bb]ut|[Bb]y \p{Ll}+ing)\b/u;
/** "To" with a verb tells what for, unless the word before it wants one in any case: "refused to pay" gives no reason. */
const purpose =
  /(?<!\b(?:refused|declined|beg[au]n|started|continued|wants|wanted|agreed|tried|failed|able|allowed|asked|had|has|have|used|going|seemed|needs?|needed|first|decided|came|where|what|how|which|when) )\bto (?!(?:the|an?|his|her|their|its|my|our|this|that|these|those|it|him|them|me|us|be|one|two|about)\b)\p{Ll}{2,}\b/u;

/** The first row whose question fits decides; on the folded question without the name of an entry. */
const rows: { kind: Wanted['kind']; question: RegExp; sign?: RegExp }[] = [
  {
    kind: 'money',
    question:
      /\bhow much\b(?! time).*\b(?:costs?|pays?|paid|earn(?:s|ed)?|charge[sd]?|worth|money|sell|sold|spen[dt]|fetch(?:ed)?|make a year|box office)\b|\bhow many (?:dollars|pounds|euros|francs|marks|yen|kronor|kroner|crowns|roubles)\b|\b(?:what|which)(?:'s| is| was| are| were)? (?:the |her |his |their |your )?(?:[\w']+ ){0,3}(?:costs?|(?:day|daily|hour\w*) rates?|prices?|salary|budget|fees?|wages?|net worth|rent|revenue|turnover|profits?|royalties|income|pay)\b|\bwhat (?:do|does|did|would)\b.*\b(?:pay|charge|cost)\b|\bwhat\b.*\brates?\b.*\bcharge\b|\bin (?:dollars|pounds|euros)\b/,
    sign: money,
  },
  {
    kind: 'length',
    question: /\bhow long\b(?! ago)|\bhow many (?:minutes|hours|days|weeks|months|years)\b/,
    sign: new RegExp(`${timeSpan.source}|\\b(?:since|until|overnight)\\b|\\d`, 'i'),
  },
  { kind: 'often', question: /\bhow often\b|\bhow many times\b/ },
  { kind: 'count', question: /\bhow many\b/ },
  {
    kind: 'measure',
    question:
      /\bhow (?:high|tall|deep|wide|thick|heavy)\b|\b(?:what|which) (?:height|width|depth|distance|weight|bandwidth|speed|voltage|temperature|frequency|resolution)\b/,
    sign: /\d[\d.,]*[\s-]?(?:[kcm]?m|ft|in|[kKMGT]?(?:[gBbV]|Hz)|°|\p{L}+\/\p{L}+)\b|\b(?:tonnes?|tons?|\w*grams?|pounds|stone|\w*bytes?|\w*met(?:re|er)s?|feet|inch\w*|miles?|degrees|volts?|\w*hertz)\b/iu,
  },
  {
    kind: 'measure',
    question: /\b(?:what|which) (?:\w+ )?(?:marks?|grades?|scores?)\b/,
    sign: /\b(?:grades?|marks|honou?rs|distinction|cum laude|first[- ]class|per cent|gold medal)\b/i,
  },
  {
    kind: 'reason',
    question: /(?<!\bwonder\w* )\bwhy\b|\bfor what reason\b|\bhow come\b/,
    sign: new RegExp(`${reason.source}|${purpose.source}`, 'u'),
  },
  {
    kind: 'told',
    question: /\bwhat (?:did|does)\b.*\b(?:say|reply|answer|tell)\b|\bwhat words\b/,
    sign: /["“”:]|\b(?:said|says?|told|repl\w+|answer\w*|wrote|writes|called|calls|asked|declared|argued|urged|warned|insisted|thanked|that)\b/i,
  },
  {
    kind: 'told',
    question: /\bhow did\b.*\bmeet\b/,
    sign: /\b(?:met|meet|meets|meeting|introduced|introduction|acquain\w+|hired|recruited)\b/i,
  },
  {
    kind: 'told',
    question: /\bcause of (?:(?:her|his|their) )?death\b|\b(?:die|died) (?:of|from)\b|\bhow did (?:he|she|they) die\b/,
    sign: /\bdied (?:of|from|after|in an?)\b|\bkilled\b|\b(?:accident|crash|illness|disease|cancer|attack|failure|stroke|pneumonia|an?aemia|leuka?emia|fever)\b/i,
  },
  {
    kind: 'told',
    question: /\b(?:what|which) languages? (?:do|does|did|can|could|is|was)\b.*\b(?:speak|talk|know|read|fluent)/,
    sign: new RegExp(`\\b(?:Latin|Arabic|Mandarin|Hindi|Czech|\\p{Lu}\\p{Ll}*${origin.source}\\b)`, 'u'),
  },
  {
    kind: 'person',
    question: /(?:^\W*|[,;:.] |\band |\b(?:to|with|by|for|from|of) )(?:who|whom|whose)\b/,
  },
  {
    kind: 'date',
    question: /(?:^\W*|[,;:.] |\band )(?:(?:in|on|since|until) )?(?:when|(?:what|which) (?:year|date|day|month))\b/,
    sign: new RegExp(`${year.source}|\\bpresent\\b`),
  },
];
/** Nouns that count whatever the answer counts. */
const anything = toWords('people persons person things items others times units');
const plural = /s$|^(?:children|women|men|feet|media|data|criteria|staff)$/;

/** The kind of answer that a question wants; nothing where no sentence visibly holds one. */
export function toWanted(reading: Reading): Wanted | undefined {
  const row = rows.find(({ question }) => question.test(reading.frame));
  // A follow-up may leave out whom or what it means, but not that it asks for a sum of money.
  if (reading.context && row?.kind !== 'money') return undefined;
  if (row) return row.kind === 'count' ? { ...row, ...toCounted(reading) } : row;
  const noun = toBearer(reading);
  return noun && { kind: 'named', noun };
}

/** The noun behind "how many", the first plural before anything is said of it, and what it is of. */
function toCounted(reading: Reading): Pick<Wanted, 'noun' | 'of'> {
  const group = toGroup(reading, /(?<=\bhow many )/);
  const noun = group.find(({ folded, text }) => plural.test(folded) && text !== text.toUpperCase()) ?? group[0];
  if (!noun || anything.has(noun.folded)) return {};
  const toConcepts = (words: Token[]) =>
    reading.query.concepts.filter(({ token }) => words.some(({ start }) => start === token.start));
  const behind = toGroup(reading, new RegExp(`(?<=\\bhow many (?:[^ ]+ )*?${noun.folded} of )`));
  return { noun: toConcepts([noun])[0], of: toConcepts(behind) };
}

/** The noun behind "which" or "what", where what it stands for bears a name. */
function toBearer(reading: Reading): Concept | undefined {
  const group = toGroup(
    reading,
    /(?<=(?:^\W*|[,;:.] |\band )(?:(?:in|on|at|by|for|from|with|to|under|of) )?(?:which|what) )/,
  );
  const noun = group.find(({ folded }) => nameBearers.has(folded));
  return noun && reading.query.concepts.find(({ token }) => token.start === noun.start);
}

/** The words from a place in the question up to the first that begins something else. */
function toGroup({ query, frame }: Reading, from: RegExp) {
  const start = frame.search(from);
  if (start < 0) return [];
  const behind = query.tokens.filter((token) => token.start >= start);
  const end = behind.findIndex(({ folded }) => stopWords.has(folded));
  return behind.slice(0, end < 0 ? undefined : end);
}
