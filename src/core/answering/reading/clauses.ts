import { stopWords } from '../../corpus/stop-words.ts';
import { tokenize } from '../../corpus/text.ts';
import { operationWords } from './asks.ts';

const opener =
  '(?:who|whom|whose|what|when|where|which|how|why|is it|is there|is anyone|was it|did (?:he|she|they|it)|does (?:he|she|it)|(?:in|at|on|for|by|from|with|under|to|of|about|into|after|through|within|against|during|since|until|as|over) (?:which|what|whom|whose|how)|could i|can i|where could i)';
const border = new RegExp(
  `(?:[,;]\\s*(?:and|or|but|then)?\\s*|\\s+and\\s+(?:also\\s+)?|[?!.]\\s+(?:and\\s+|also,?\\s+)?)(?=${opener}\\b)`,
  'i',
);

const isOpenerOnly = /^(?:and )?(?:\w+ )?(?:when|where|who|whom|how|why|what)$/i;

/** "After the war, where …": a time or place is the setting of the question behind it. */
const setting = /^(?:and |but |so |then )?(?:before|after|in|at|on|during|since|until|from|by|for|with|while)\b/i;

function isSetting(part: string): boolean {
  return setting.test(part) && part.split(/\s+/).length <= 7 && !isQuestion.test(part);
}

const isQuestion = /\b(who|whom|whose|what|when|where|which|how|why)\b|\?$/i;

/** The questions that a message joins: "When was it filed, and who owned it?" are two. */
export function toClauses(text: string, isFollowUp = false): string[] {
  const parts = text
    .split(border)
    .map((clause) => clause.trim())
    .filter((clause) => /\p{L}{2}/u.test(clause));
  const clauses: string[] = [];
  for (const part of parts) {
    const before = clauses.at(-1);
    // "When and where did …" is one question.
    // Behind an answer, "since when, and …" is a question by itself.
    const isWhole = isFollowUp && text.includes(`${before},`);
    if (before && isSetting(before)) clauses[clauses.length - 1] = `${before}, ${part}`;
    else if (before && isOpenerOnly.test(before) && !isWhole) clauses[clauses.length - 1] = `${before} and ${part}`;
    else clauses.push(part);
  }
  return clauses.map((clause, index) => shareVerb(clause, clauses[index + 1]));
}

const bareNoun =
  /^(?:and )?(?:in |on |at |for |by )?(?:how (?:many|much)|which|what)(?: (?!happen|came|went|led|made|caused|became|is|are|was|were|do|does|did|has|have|had|can|will|would)[\p{L}-]+){1,3}$/iu;
const verbOn = /\b(?:is|are|was|were|do|does|did|has|have|had|can|will)\b.*$/i;

/** "How many engineers, and how many boats, were in it?": a question without a verb shares that of the next. */
function shareVerb(clause: string, next: string | undefined): string {
  const [shared] = (bareNoun.test(clause) && next && verbOn.exec(next)) || [];
  return shared ? `${clause} ${shared}` : clause;
}

/** A message beyond this tells a story around its question. */
export const longMessage = 180;
const questions = new RegExp(`(^|[,;:–—-] )(so |please |and |just )*${opener}\\b`, 'i');
const wished = new RegExp(
  `\\b(know|wondering|wonder|tell me|tell us|find out|understand|remember|curious|ask|asking|explain( to \\w+)?|figure out|sure|interested in|know about)( of| about)? (?=${opener}\\b)`,
  'i',
);
const teller = /\b(i|i['’]\w+|my|we|we['’]\w+|our|me|us)\b/i;

/**
 * The part of a long message that asks: the last sentence with a question mark or question word, without its preamble.
 * @param inTalk earlier turns tell what a bare question is about
 */
export function toCore(text: string, inTalk = false): string {
  // The dot of an initial or of a short title inside a sentence ends none.
  const sentences = text.split(/(?<=[.?!])(?<!\b\p{Lu}\.)(?<!\b\p{Lu}\p{Ll}{1,3}\.(?=\s+\p{Ll}))\s+/u).filter(Boolean);
  const asking = sentences.filter(
    (sentence) =>
      /\?\s*$/.test(sentence) || questions.test(sentence) || (text.length >= longMessage && wished.test(sentence)),
  );
  const asked = asking.at(-1) ?? text;
  // "They met in Paris. When was that?": a sentence that names nothing of its own asks about the one before it.
  const joined = asking.at(-2);
  if (joined && text.length < longMessage && /^(and|also|plus)\b/i.test(asked)) return `${joined} ${asked}`;
  const last = !inTalk && text.length < longMessage && isBare(asked) ? text : asked;
  return (text.length >= longMessage ? toAskingPart(last) : last)
    .replace(
      /^.*\b(could|can|would|will) (you|someone|anybody) (please )?(tell|explain|show|give|let|say)( me| us| to me)?( know)?\s*/i,
      '',
    )
    .replace(/\b(come|came|appear|appeared) (out )?in print\b/i, 'published')
    .replace(everything, '')
    .replace(/^(so|and|but|well|hi|hello|hey|anyway|please|now|also|just),?\s+/i, '');
}

/** A pair that leaves nothing out behind a question: "…, paid or unpaid?" */
const everything =
  /,? (?:whether )?(?:(\w+) (?:or|and) (?:un|in|non-?)\1|(?:big|large|great) (?:or|and) small|past (?:or|and) present|old (?:or|and) new|\w+ or not)(?=\W*$)/i;

/** "Which was first?": the things that it chooses from were named before. */
const barePick = /^\W*which (one|of (them|these|those)|is|was|are|were|has|had|came|did)\b/i;

function isBare(sentence: string): boolean {
  const isEmpty = tokenize(sentence).every(({ folded }) => stopWords.has(folded) || operationWords.has(folded));
  return isEmpty || barePick.test(sentence);
}

const starts = new RegExp(
  `(?:[,;:–—] |\\s[-–—] |^|${wished.source.replace(/\(\?=.*$/, '')})(?:so |and |but |just |please )*(?=${opener}\\b)`,
  'gi',
);

/** Of a long sentence the part from the first question behind which nobody speaks of himself. */
function toAskingPart(sentence: string): string {
  for (const { index, 0: before } of sentence.matchAll(starts)) {
    const part = sentence.slice(index + before.length);
    if (part.length > 15 && !teller.test(part.replace(/\b(can|could|may|should) (i|we)\b/gi, ''))) return part;
  }
  return sentence;
}
