import { bareSum } from './pay-signs.ts';
import { money } from './sentence-signs.ts';

/** A sum in the same breath as the deed that it is a sum of. */
function toSumOf(deed: string): RegExp {
  return new RegExp(
    `\\b(?:${deed})\\b[^;]{0,120}(?:${money.source})|(?:${money.source})[^;]{0,120}\\b(?:${deed})\\b`,
    'i',
  );
}

/** A sum for which somebody can have a thing, or that it is to be had for nothing. */
const tellsPrice = new RegExp(
  `${toSumOf('costs?|pric\\w+|s[eo]lls?|sold|sale|charges?|pays?|buys?|bought|fees?|budget|worth|expens\\w+|subscri\\w+|tickets?|rent\\w*|asks?|spen[dt]|made|built|parts|materials?|each|apiece|once|per|(?:an?|every) (?:day|week|month|year)').source}|\\bfor (?:\\w+ )?(?:[$£€¥]|\\d[\\d.,]* (?:dollars|euros|pounds|cents|pence|shillings|francs))|^(?:[$£€¥]|\\d[\\d.,]* (?:dollars|euros|pounds|francs))|\\b(?:free of charge|for free|free for|at no (?:fee|charge|cost)|(?:no|without|without a) (?:fee|charge)|(?:is|are|was) free|free (?:[\\w-]+ ){0,2}(?:circle|evenings?|workshops?|courses?|class(?:es)?|club|lessons?|tours?|apps?|newsletter|magazine|events?|download|clinic|school|service))\\b`,
  'i',
);

/** How a sum is asked for, and how a sentence looks that holds that one and no other. The first that fits decides. */
export const moneySigns: [question: RegExp, sign: RegExp][] = [
  [
    /\bhow much (?:money )?(?:was|were|is|did|does)\b.*\b(?:sold|bought|acquired|purchased|taken over|go(?:es)? for)\b|\bwhat\b.*\b(?:sold|bought|acquired) for\W*$|\b(?:sum|price|amount|how much)\b.*\b(?:sold|bought|acquired|purchased|taken over)\W*$|\b(?:sale|purchase|selling) price\b|\bprice of (?:the |her |his |their )?(?:sale|acquisition|takeover|buy-?out|exit)\b|\b(?:how much|what) did (?!(?:he|she|they|you|i|we|it) )[^,?]{1,60} pay(?: for _+)?\W*$/,
    toSumOf(
      'sold|sale|s[oe]lls?|selling|bought|buy(?:s|ing|-?out)?|acqui\\w+|purchas\\w+|take-?over|took over|pric\\w+|pa(?:id|ys?|ying|yment)|cost\\w*|for|worth|exit|fee',
    ),
  ],
  [
    /\b(?:redundancy|severance|pay-?off)\b.*\b(?:money|pay\w*|sum|get|got|receive)|\bhow much\b.*\b(?:redundancy|severance|pay-?off)\b/,
    toSumOf('redundan\\w+|severance|pay-?off|compensat\\w+'),
  ],
  // What is given free of charge tells no rate
  [
    /\b(?:how much|what) (?:does|do|would|will) (?:he|she|they|you) charge(?! for (?!(?:an? |the )?(?:(?:half|full|whole|working|single)[ -])*(?:an? )?(?:day|hour|week|session)\b))/,
    toSumOf(
      'charges?|rates?|fees?|pric\\w+|costs?|quotes?|starts? at|pays?|(?:an?|per|each) (?:\\w+ )?(?:day|hour|week|head|talk|workshop|session|piece)|daily|hourly',
    ),
  ],
  [
    /\bhow much\b.*\b(?:owed?|in debt)\b|\bhow (?:big|large|high)\b.*\bdebts?\b/,
    toSumOf('ow(?:ed?|es|ing)|debts?|loans?|unpaid|bills?|borrow\\w*|mortgage|credit\\w*'),
  ],
  [bareSum, money],
  [
    /\b(?:what|how much) (?:did|does|do) (?:the |his |her |their |your |its )?[^,?]{0,40}?\b(?:loans?|grants?|budgets?|fines?|fees?|bills?|mortgage|costs?|salary|pay|prizes?|debts?|savings|royalties|damages?)\b[^,?]{0,40} (?:amount|come|add up) to\W*$/,
    money,
  ],
  [
    /\bhow much (?:\w+ )?(?:venture capital|seed (?:capital|money|funding)|investments?)\b/,
    toSumOf('series [a-e]|seed|rounds?|invest\\w*|venture'),
  ],
  [
    /\bhow much\b.*\brais(?:ed?|es|ing)\b/,
    toSumOf(
      'rais\\w+|series [a-e]|seed|rounds?|invest\\w*|fund\\w*|capital|grants?|donat\\w+|collect\\w*|loans?|backed|sponsor\\w*|gave|given|gifts?|endow\\w*',
    ),
  ],
  // What somebody takes is no gain
  [/\b(?:what|how (?:much|high|big|large))\b.*\bprofits?\b/, toSumOf('profits?|surplus|earned|net|in the black')],
  // What was put into a firm is no income of it
  [
    /\b(?:what|which|how (?:much|high|big|large))\b.*\b(?:revenues?|turnover|profits?)\b/,
    toSumOf(
      'revenues?|turnover|profits?|sales|earn\\w*|income|takings|gross\\w*|made|box office|came to|br(?:ought|ings?) in',
    ),
  ],
  [
    /\b(?:what|which|how (?:much|high|big|large))\b.*\bbr(?:ought|ing) in\b|\bhow much (?:money )?(?:does|did|do|has|have) (?!(?:he|she|they|you)\b)[^,?]{1,60} (?:make|made|earn(?:ed)?|gross(?:ed)?|generated?|net(?:ted)?|takes? in)(?: (?:so far|until now|to date|in (?:total|all)|altogether|(?:an?|per|each|every|last|this) (?:day|week|month|year)))*\W*$/,
    toSumOf(
      'revenues?|turnover|profits?|sales|earn\\w*|income|takings|gross\\w*|made|box office|came to|br(?:ought|ings?) in|rais\\w+|royalt\\w+|g[ai]ven?|pays?',
    ),
  ],
  // What a unit costs was not paid to develop it, and no price is a grant
  [
    /\b(?:how much|what) (?:did|has|does) [^?,]{1,60} cost to (?:develop|design|research|write|organi[sz]e|stage|publish|run)\b|\b(?:cost of (?:developing|the development)|development costs?)\b/,
    toSumOf(
      'develop\\w*|design\\w*|research|budget|fund\\w*|spen[dt]|it cost|instead of|project|invest\\w*|total|grants?|paid|gave|given|expensive|run|runs|running|organi[sz]\\w+|wr[io]t\\w+',
    ),
  ],
  [
    /\bhow much (?:\w+ )?(?:funding|grant money|sponsorship)\b/,
    toSumOf(
      'fund\\w*|grants?|rais\\w+|donat\\w+|sponsor\\w*|gave|given|gifts?|endow\\w*|paid|pays|amount|budget|worth|commission\\w*|award\\w*|received?|invest\\w*|covers?|foundations?|scholarships?|stipends?|fellowships?|won',
    ),
  ],
  // What is asked for a thing, and not what was given to make it
  [
    /\b(?:how much|what) (?:does|do|would) (?!(?:he|she|they|you|it)\b)[^,?]{1,60} cost\W*$|\bwhat(?:'s| is) the (?:selling |shop |retail )?price of (?!(?:the |her |his |their )?(?:sale|acquisition|takeover|buy-?out|exit)\b)/,
    tellsPrice,
  ],
  [
    /\bhow much\b(?! time).*\b(?:costs?|pays?|paid|earn(?:s|ed)?|charge[sd]?|worth|money|offer(?:ed|s)?|donat\w+|invest(?:ed|s)?|rais(?:ed?|es)|g[ia]ve(?: (?:him|her|them|_+|the|his|their|for)\b)|grant(?:ed)?|lend|lent|sell|sold|spen[dt]|fetch(?:ed)?|make (?:an? (?:year|month|week|day)|at|as|per|in)|box office|salar(?:y|ies)|budgets?|rents?|fees?|wages?|income|bonus(?:es)?|pensions?|prices?|prizes?|debts?|loans?|tuition|tickets?|scholarships?|stipends?|subscriptions?|deposit)\b|\b(?:what|which)\b.*\b(?:box[- ]office|takings|turnover|revenues?|ticket prices?)\b|\bhow many (?:dollars|pounds|euros|francs|marks|yen|kronor|kroner|crowns|roubles)\b|\b(?:what|which)(?:'s| is| was| are| were)? (?:the |her |his |their |your )?(?:[\w']+ ){0,3}(?:costs?|(?:day|daily|hour\w*) rates?|prices?|salary|budget|fees?|wages?|net worth|rent|revenue|turnover|profits?|royalties|income|pay)\b|\bwhat (?:do|does|did|would)\b.*\b(?:pay|charge|cost)\b|\bwhat\b.*\brates?\b.*\bcharge\b|\bin (?:dollars|pounds|euros)\b|\bwhat (?:do|does|did|can) \w+ (?:\w+ )?earn\b|\bwhat(?:'s| is| was| are|'re| were) (?:he|she|they|you) (?:being )?(?:paid|earning)\b|\bset (?:us|me) back\b|\bprice of\b|\bhow (?:big|large|high)\b.*\b(?:salary|fee|pay-?off|pay|grant|bonus|rent|price|loan|budget|income|wages?|pension|debts?)\b/,
    money,
  ],
];
