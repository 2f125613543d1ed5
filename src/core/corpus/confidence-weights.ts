/** Written by `npm run fit -- --write` from tests/support/questions, none of them from a golden set. */
export const weights = {
  bias: -0.957,
  features: {
    coverage: 0.45,
    inSentence: 0.444,
    inRecord: 0.47,
    literal: 0.345,
    worstMiss: -0.276,
    unknown: -0.624,
    missedName: -0.476,
    privateTopic: -0.883,
    named: 0.508,
    few: -1.456,
    lead: 0.382,
    score: 0.492,
  },
  answer: 0.35,
  near: 0.1,
};
