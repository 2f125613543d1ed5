/** Written by `scripts/fit-confidence.ts`; fitted on questions written for it and generated ones, not on golden sets. */
export const weights = {
  bias: -1.814,
  features: {
    coverage: 0.648,
    inSentence: -0.094,
    inRecord: 1.008,
    literal: 0.965,
    worstMiss: 0.024,
    unknown: 1.774,
    missedName: -1.260,
    privateTopic: -0.390,
    named: 0.841,
    few: -1.623,
    lead: 0.192,
    score: 0.180,
  },
  answer: 0.30,
  near: 0.14,
};
