import { ordinals } from '../../corpus/number-signs.ts';

const points = `(?:${ordinals.join('|')}|last|former|latter)`;

/** The words that point into an answer before. */
export const pointer = new RegExp(`\\b${points}\\b`);
/** "The second one", "what about the third?": it counts what was named before. */
export const countsBack =
  /\b(one|guy|man|woman|lady|person|of (them|these|those)|former|latter)\b|\b(of|about|for|in|at|on) the \w+\W*$|^\W*(and |what about )?(the )?\w+\W*$/;
/** The same, and "how much was the second?", "when did the third appear?", where nothing stands behind that it could be of. */
export const pointing = new RegExp(
  `${countsBack.source}|\\bthe (?:${ordinals.join('|')})(?=\\W*$| (?:is|was|has|had|have|does|did|come|came|appear|appeared|start|end|last|run|cost|get|give|go|take|for|about|with|like|called|granted|filed|published|awarded|released|launched|held|given|won|received|shared|made|written|opened|finished)\\b)`,
);
/** What points into a list, where it is known at what. */
export const pointedAt = new RegExp(
  `\\bthe ${points}(?: one\\b|(?=\\W*$| (?:with|for|about|and|is|was|has|had|did|take|cost|end|start|last)\\b))`,
  'iu',
);
