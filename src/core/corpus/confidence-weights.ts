/** Written by `npm run fit -- --write` from tests/support/questions, none of them from a golden set. */
export const weights = {
  bias: -0.963,
  features: {
    coverage: 0.462,
    inSentence: 0.465,
    inRecord: 0.48,
    literal: 0.356,
    worstMiss: -0.284,
    unknown: -0.636,
    missedName: -0.485,
    privateTopic: -0.9,
    named: 0.518,
    few: -1.497,
    lead: 0.392,
    score: 0.506,
  },
  answer: 0.35,
  near: 0.1,
};
