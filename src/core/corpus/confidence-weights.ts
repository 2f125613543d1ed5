/** Written by `npm run fit -- --write` from tests/support/questions, none of them from a golden set. */
export const weights = {
  bias: -0.856,
  features: {
    coverage: 0.432,
    inSentence: 0.433,
    inRecord: 0.448,
    literal: 0.338,
    worstMiss: -0.267,
    unknown: -0.603,
    missedName: -0.399,
    privateTopic: -1.111,
    named: 0.422,
    few: -1.438,
    lead: 0.365,
    score: 0.474,
  },
  answer: 0.37,
  near: 0.11,
};
