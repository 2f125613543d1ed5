/**
 * Fitted once on questions written for it and generated ones, of which no list was kept, none from a golden set; the two
 * thresholds were then set by hand. So these weights cannot be made again. `npm run fit` shows a new fit on
 * tests/support/questions beside them and takes it with `--write`; so far one only gave fewer hedges for more false answers.
 */
export const weights = {
  bias: -2.206,
  features: {
    coverage: 1.636,
    inSentence: -0.129,
    inRecord: 0.884,
    literal: 0.317,
    worstMiss: 0.064,
    unknown: -0.343,
    missedName: -0.893,
    privateTopic: -1.223,
    named: 1.366,
    few: -2.104,
    lead: 0.325,
    score: 1.129,
  },
  answer: 0.34,
  near: 0.1,
};
