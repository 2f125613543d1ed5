import { stopWords } from '../../corpus/stop-words.ts';
import { tokenize } from '../../corpus/text.ts';
import { operationWords } from './asks.ts';

const opener =
  '(?:who|whom|whose|what|when|where|which|how|why|is it|is there|is anyone|was it|did (?:he|she|they|it)|does (?:he|she|it)|(?:in|at|on|for|by|from|with|under|to|of|about|into|after|through|within|against|during|since|until|as|over) (?:which|what|whom|whose|how)|could i|can i|where could i)';
const border = new RegExp(
  `(?:[,;]\\s*(?:and|or|but|then)?\\s*|\\s+and\\s+(?:also\\s+)?|[?!.]\\s+(?:and\\s+|also,?\\s+)?)(?=${opener}\\b)|[?!.]\\s+(?=(?:and|also|plus)\\b)`,
  'i',
);

const isOpenerOnly = /^(?:and )?(?:\w+ )?(?:when|where|who|whom|how|why|what)$/i;

/** "After the war, where …": a time or place is the setting of the question behind it. */
const setting =
  /^(?:and |but |so |then )?(?:before|after|in|at|on|during|since|until|from|by|for|with|while|(?:the|a) (?:year|month|day|week) (?:before|after|later))\b/i;

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
  return clauses;
}

/** A message beyond this tells a story around its question. */
export const longMessage = 180;
const questions = new RegExp(`(^|[,;:–—-] )(so |please |and |just )*${opener}\\b`, 'i');
const wished = new RegExp(
  `\\b(know|wondering|wonder|tell (?:me|us)(?: (?:in|as|please)(?: \\w+){0,5})?|find out|understand|remember|recall|forg[eo]t|forgotten|curious|ask|asking|explain(?: to \\w+)?|figure out|sure|interested in|know about|what i(?:'d| would)? (?:want|need|like)\\b[^.,:?]* is)(?: of| about)?:? (?=${opener}\\b)`,
  'i',
);
const teller = /\b(i|i['’]\w+|my|we|we['’]\w+|our|me|us)\b/i;

const verbFirst = 'was|were|is|are|did|does|has|have|had';
/** "What I need is …" asks nothing yet. */
const begins = new RegExp(`^(?:so |and |but |please |just )*(?!what (?:i|we)\\b)(?:${opener}|${verbFirst})\\b`, 'i');
const yesOrNo = new RegExp(`^(?:so |and |but )?(?:${verbFirst})\\b(?!.* such )`, 'i');
const adds = /^(?:and|also|plus)\b/i;
/** Asks for an answer, and for none in particular. */
const courtesy = /^(?:(?:can|could|would) \w+ (?:please )?help|any (?:ideas?|help))\b[^,]{0,20}$/i;

/**
 * The part of a long message that asks: the last sentence with a question mark or question word, without its preamble.
 * @param inTalk earlier turns tell what a bare question is about
 */
export function toCore(text: string, inTalk = false): string {
  const isLong = text.length >= longMessage;
  // The dot of an initial or of a short title inside a sentence ends none.
  const sentences = text
    .split(/(?<=[.?!])(?<!\b\p{Lu}\.)(?<!\b\p{Lu}\p{Ll}{1,3}\.(?=\s+\p{Ll}))\s+/u)
    .filter((sentence) => sentence && !(isLong && courtesy.test(sentence)));
  const asking = isLong
    ? toAsking(sentences)
    : sentences.filter((sentence) => isAsked(sentence) || questions.test(sentence));
  const asked = asking.at(-1) ?? text;
  // "And when?" goes with the question before it, as do questions in a row behind a story.
  const joined = asking.at(-2);
  const isMore = isLong ? sentences.indexOf(asked) === sentences.indexOf(joined ?? '') + 1 : adds.test(asked);
  if (joined && isMore) return isLong ? `${toAskingPart(joined)} ${toAskingPart(asked)}` : `${joined} ${asked}`;
  // "They met in Paris. When was that?": a sentence that names nothing of its own asks about the one before it.
  const last = !inTalk && !isLong && isBare(asked) ? text : asked;
  return (isLong ? toAskingPart(last) : last)
    .replace(
      /^.*\b(could|can|would|will) (you|someone|anybody) (please )?(tell|explain|show|give|let|say)( me| us| to me)?( know)?\s*/i,
      '',
    )
    .replace(/\b(come|came|appear|appeared) (out )?in print\b/i, 'published')
    .replace(everything, '')
    .replace(/^(so|and|but|well|hi|hello|hey|anyway|please|now|also|just),?\s+/i, '');
}

/** The sentences of a long message that ask: those put as questions, what is added to them, and wishes behind them; else any near it. */
function toAsking(sentences: string[]): string[] {
  const isPut = (sentence: string) => isAsked(sentence) || begins.test(sentence);
  const last = sentences.findLastIndex(isPut);
  const asking = sentences.filter(
    (sentence, index) => isPut(sentence) || (index > last && (wished.test(sentence) || adds.test(sentence))),
  );
  return asking.length > 0 ? asking : sentences.filter((sentence) => questions.test(sentence));
}

function isAsked(sentence: string): boolean {
  return /\?\s*$/.test(sentence);
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
  `(?:${wished.source.replace(/\(\?=.*$/, '')}|[,;:–—] |\\s[-–—] |^)(?:so |and |but |just |please )*(?=${opener}\\b)`,
  'gi',
);

/** Of a long sentence the part from the first question behind which nobody speaks of himself. */
function toAskingPart(sentence: string): string {
  if (yesOrNo.test(sentence) && !teller.test(sentence)) return sentence;
  for (const { index, 0: before } of sentence.matchAll(starts)) {
    const part = sentence.slice(index + before.length);
    if (part.length > 15 && !teller.test(part.replace(/\b(can|could|may|should) (i|we)\b/gi, ''))) return part;
  }
  return sentence;
}
