/** Written by `scripts/fit-confidence.ts`; fitted on questions written for it and generated ones, not on golden sets. */
export const weights = {
  bias: -2.326,
  features: {
    coverage: 1.328,
    inSentence: -0.405,
    inRecord: 0.748,
    literal: 0.848,
    worstMiss: 0.239,
    unknown: 0.266,
    missedName: -0.888,
    privateTopic: -1.497,
    named: 1.412,
    few: -2.004,
    lead: 0.038,
    score: 1.436,
  },
  answer: 0.45,
  near: 0.2,
};
