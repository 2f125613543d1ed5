/** Written by `npm run fit -- --write` from tests/support/questions and near-misses, none of them from a golden set. */
export const weights = {
  bias: -0.438,
  features: {
    coverage: 0.843,
    inSentence: 0.812,
    inRecord: 0.882,
    literal: 0.63,
    worstMiss: -0.508,
    unknown: -1.147,
    missedName: -0.874,
    privateTopic: -1.777,
    few: -2.551,
    lead: 1.186,
    score: 0.906,
  },
  odds: 0.162,
  answer: 0.54,
  near: 0.05,
};
