import { areaWords, lookUp } from '../../corpus/lexicon.ts';
import { operationWords, stopWords } from '../../corpus/stop-words.ts';
import { tokenize } from '../../corpus/text.ts';
import { excluding, turnsTo } from './asked-phrases.ts';
import { toExtreme } from './asks.ts';

const startsExcept = new RegExp(`^\\W*(?:\\w+ ){0,2}(?:${excluding.source})`);

/** How a question begins. */
export const opener =
  '(?:who|whom|whose|what|when|where|which|how|why|is it|is there|is anyone|was it|did (?:he|she|they|it)|does (?:he|she|it)|(?:in|at|on|for|by|from|with|under|to|of|about|into|after|through|within|against|during|since|until|as|over) (?:which|what|whom|whose|how)|could i|can i|where could i)';
/** How a question begins that wants a yes or a no. */
export const verbFirst = 'was|were|is|are|did|does|has|have|had';
/** What may stand in front of a question. */
export const leadIn = '(?:(?:so|and|but|well|hi|hello|hey|anyway|ok|okay|please|now|also|just),? )*';
/** "List …", "give me …", "I need …": asks without a question. */
export const ordered = new RegExp(
  `^${leadIn}(?:(?:list|name|give|show|tell|describe|explain|summari[sz]e|compare|count|enumerate|find|state|spell|outline|mention|identify|remind|send|share|return|provide|supply|print|output|produce)\\b)|\\bi(?:['’]d| would| will|['’]ll| only| just| still)* (?:need|want|lack|miss|like|love)\\b(?! to\\b(?! (?:know|understand|hear|learn|see)\\b))`,
  'i',
);
const border = new RegExp(
  `(?:[,;]\\s*(?:and|or|but|then)?\\s*|\\s+and\\s+(?:also\\s+)?|[?!.]\\s+(?:and\\s+|also,?\\s+)?)(?=${opener}\\b)|[?!.]\\s+(?=(?:and|also|plus)\\b)`,
  'i',
);

/** A question without a verb: "at what address?" */
export const fragment =
  /^\W*(and |but |so )?(in|at|on|for|by|from|with|to|of|under|about|as) (what|which|whom|whose)( \w+){0,2}\W*$/i;

const isOpenerOnly = /^(?:and )?(?:\w+ )?(?:when|where|who|whom|how|why|what)$/i;

/** "After the war, where …", "I read her papers; whom …": a time, a place or a visitor's reason is the setting of what follows. */
export const setting =
  /^(?:and |but |so |then )?(?:before|after|between|i|we|in|at|on|during|since|until|from|by|for|with|while|once|among|across|throughout|going by|looking (?:only |just )?at|considering|regarding|concerning|speaking of|talking of|as for|when (?!(?:did|does|do|was|were|is|are|has|had|have|will|would|can|could|exactly|and|or)\b)(?=\w+ \w)|out of|besides|apart from|next to|together with|(?:the|a) (?:year|month|day|week) (?:before|after|later))\b/i;

function isSetting(part: string, next: string): boolean {
  const most = turnsTo.test(next.toLowerCase()) ? maxSetting.ofTurning : maxSetting.ofOther;
  return setting.test(part) && !ordered.test(part) && part.split(/\s+/).length <= most && !isQuestion.test(part);
}

/** Words of a setting; who asks whom to turn to tells more of himself. */
const maxSetting = { ofTurning: 20, ofOther: 9 };

/** "The patents of 1960, how many?", "of all the papers, how many are talks?": one question. */
const ofAll =
  /^(?:out of|of|among|counting)\b.* how many\b|\bhow many( (are|were|is|there|in|all|total|altogether|of|them))*(,? (exactly|precisely))?\W*$/i;

const isQuestion = /\b(who|whom|whose|what|when|where|which|how|why)\b|\?$/i;

/** Names nothing of its own. */
export function isBare(sentence: string): boolean {
  const isPointing = /\bits?\b/i.test(sentence);
  return tokenize(sentence).every(
    ({ folded }) =>
      stopWords.has(folded) || operationWords.has(folded) || (isPointing && lookUp(areaWords, folded).length > 0),
  );
}

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
    // "She had several, which was the first?" picks from what was told.
    const isPick = before && !isQuestion.test(before) && isBare(part) && toExtreme(part.toLowerCase());
    if (
      before &&
      (isPick ||
        isSetting(before, part) ||
        startsExcept.test(`${before}, ${part}`.toLowerCase()) ||
        ofAll.test(`${before} ${part}`))
    )
      clauses[clauses.length - 1] = `${before}, ${part}`;
    else if (before && isOpenerOnly.test(before) && !isWhole) clauses[clauses.length - 1] = `${before} and ${part}`;
    else clauses.push(part);
  }
  return clauses;
}
