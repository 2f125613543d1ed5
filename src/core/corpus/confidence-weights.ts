/** Written by `npm run fit -- --write` from tests/support/questions, none of them from a golden set. */
export const weights = {
  bias: -0.921,
  features: {
    coverage: 0.442,
    inSentence: 0.43,
    inRecord: 0.46,
    literal: 0.338,
    worstMiss: -0.268,
    unknown: -0.61,
    missedName: -0.47,
    privateTopic: -0.873,
    named: 0.453,
    few: -1.423,
    lead: 0.371,
    score: 0.479,
  },
  answer: 0.38,
  near: 0.11,
};
