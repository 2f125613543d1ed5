import type { FieldKind } from '../../contract/field.ts';
import type { Ask } from '../signs/ask-signs.ts';
import { anyNumberWord } from '../../corpus/number-signs.ts';
import { amount, fullName, money, timeSpan, timeUnits, whereabouts, year } from '../signs/sentence-signs.ts';

/** A turn of phrase in a question, and how the sentences that answer it look. */
export interface Frame {
  answer: RegExp;
  /** The look is that of a name, and the portfolio's own person is not the one who is asked for. */
  isName?: boolean;
  /** A sentence without that look is no answer, whatever words it shares with the question. */
  isStrict?: boolean;
}

const ended =
  /\b(no longer|not (?:yet|maintained|been|in use)|pending|expired|lapsed|archived|closed|ended|stopped|until|moved|cancelled|abandoned|discontinued|never|still|today|maintained|renewed|survives?|demolished|dissolved|retired|present)\b/i;

/** A number in front of a unit. */
const inUnits = (units: string) =>
  new RegExp(String.raw`(?:\d|\b(?:an|one|half|several|${anyNumberWord})\b)[^.;:]{0,20}?[\d\s-](?:${units})`, 'i');
const lengths = String.raw`km\b|kilomet|(?:centi|milli)?met(?:re|er)s?\b|miles?\b|mi?\b|feet|foot|yards?\b|light`;

/** Folded questions and the looks of sentences that answer them. */
export const frameSigns: (Frame & { question: RegExp })[] = [
  {
    question:
      /\bhow much\b.*?\b(costs?|pay|paid|earn(?:ed)?|charged?|worth)\b|\b(?:costs?|prices?|fees?|salary|wages?|budget)\b/g,
    answer: money,
    isStrict: true,
  },
  {
    question: /\bhow much (?:do|did|does) (?:he|she|they|it|you|one|people|\p{L}+s) (?:get|make|receive|take)\W*$/gu,
    answer: money,
    isStrict: true,
  },
  { question: /\b(how (?:much|many|often)|number of)\b/g, answer: amount, isStrict: true },
  {
    question: /\bhow (?:fast|quick(?:ly)?|slow(?:ly)?)\b/g,
    answer: inUnits(String.raw`per cent|%|times\b|${timeUnits}`),
    isStrict: true,
  },
  { question: /\bhow far\b(?: away\b)?/g, answer: inUnits(lengths), isStrict: true },
  {
    question: /\bhow long\b|\b(?:last(?:ed|s)?|lives?|takes?|took)\W*$/g,
    answer: inUnits(String.raw`${timeUnits}|${lengths}|inch|pages?\b`),
    isStrict: true,
  },
  {
    question:
      /\b(?:still|yet|now|nowadays|these days|any ?more|any longer|today|stay(?:ed)?|remain(?:ed)?|survive[ds]?|maintain(?:ed|s)?)\b|^\W*(?:(?:and|but|so) )?(?:is|are|was|were|has|does|did)\b.*?\b(valid|running|in use|active|exists?|alive|around|built|open|work)\b/g,
    answer: ended,
  },
  {
    question: /\b(?:before|previous(?:ly)?|earlier|already|ever|predecessor)\b/g,
    answer:
      /\b(?:former(?:ly)?|before|previous(?:ly)?|earlier|first|already|originally|until then|after|succeeded|second|replaced)\b/i,
  },
  {
    question:
      /\b(?:accept(?:ed)?|agreed?|say (?:yes|no)|refused?|hesitated?|declined?|reject(?:ed)?|turn(?:ed)? (?:it |him |her |them )?down|straight away|at once)\b/g,
    answer:
      /\b(?:refus|declin|turned (?:it |him |her |them )?down|reject|accept|agreed|hesitat|at once|said (?:yes|no))/i,
  },
  {
    question:
      /\b(?:(?:bad|poor|weak|worst) at|weak(?:ness(?:es)?|est|er)?(?: (?:point|spot|side)s?)?|drawbacks?|downsides?|shortcomings?|limitations?|flaws?|disadvantages?|struggles?(?: with)?)\b/g,
    answer:
      /\b(?:weak\w*|badly|poorly|worse|worst|fail(?:s|ed|ure)?|los[et]s?|mistake|limit\w*|drawback|too (?:slow|late|few|small|large)|can(?:not|['’]t)|struggle\w*)\b/i,
  },
  {
    question: /\b(?:who|whom|whose|(?:any|some)(?:body|one) (?:else|besides|other than|apart from))\b/g,
    answer: fullName,
    isName: true,
  },
  { question: /\b(?:when|(?:which|what) (?:year|date|day|month)s?)\b/g, answer: year },
  {
    question: /\b(?:where|(?:which|what) (?:city|town|country|place))\b/g,
    answer: whereabouts,
  },
  {
    question: /\b(?:why|what for|(?:what|which) (?:reason|grounds?))\b/g,
    answer: /\b(?:because|so that|for|to|as|since|after)\b/i,
  },
];

/** The kind of field that holds what a question wants, and the sign of it in running text. */
export const expected: Partial<Record<Ask, { kind?: FieldKind; sign: RegExp }>> = {
  when: { kind: 'date', sign: year },
  who: { kind: 'person', sign: fullName },
  where: { kind: 'place', sign: whereabouts },
  duration: { kind: 'amount', sign: timeSpan },
  count: { kind: 'amount', sign: amount },
  why: { sign: /\b(because|so that|to|for)\b/i },
};
