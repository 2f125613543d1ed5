import type { OwnRewordings } from '../../corpus/reworded.ts';
import { money, their, them, they } from './sentence-signs.ts';

/** A sentence that tells what somebody charges, and one that tells who pays less. */
const tellsRates = new RegExp(
  String.raw`\b(?:(?:day|daily|hourly|monthly) rate|rates?|charges?|costs?|fees?|prices?|quotes?)\b[^.\n]{0,90}(?:${money.source})`,
  'i',
);
/** Tells prices by this word, where others say what a thing costs. */
const saysRates = /\b(?:(?:day|daily|hourly|my|his|her|their) rates?|charges?)\b/i;
/** Who often pays less. */
const payers = '(?:charities|non-?profits|start-?ups|students|schools)';
const tellsDiscount =
  /\bdiscount|\breduced (?:rates?|fees?|prices?)|\b(?:charit\w+|non-?profits?|start-?ups|students|NGOs|co-?operatives|schools|public bodies)\b[^.\n]{0,60}\b(?:pay|less|half|reduced|cheaper|free)\b|\d[^.\n]{0,20} (?:to|for) (?:charit\w+|non-?profits?|start-?ups?|students|NGOs|schools|museums|public bodies)\b|\b(?:pro bono|half price|free of charge|at no charge)\b/i;

const one = String.raw`((?:an?|one|your|his|her|their) (?!(?:patent|degree|licen[cs]e|(?:\p{L}+ )?(?:book|album|novel|record|print|painting|newsletter|magazine|game|house|car))\b)[\p{L}-]+(?: [\p{L}-]+){0,2}?)`;

const trade =
  '(?:time|work|photograph\\w*|photos?|pictures|shooting|film\\w*|consult\\w*|advi[cs]\\w*|coaching|mentoring|training|teaching|design\\w*|develop\\w*|cod\\w*|programm\\w*|engineering|testing|writing|editing|translat\\w*|illustrat\\w*|support|help)';

/** "What does an audit cost?": there the person charges for it, by the day or the hour whatever is done in it. */
const rateRewordings: [RegExp, string][] = [
  [
    new RegExp(
      String.raw`(?<=\b(?:how much|what|costs?|charges?|price|rate)\b[^?,]{0,40} (?:an?|one|each|per|half an?) (?:(?:full|whole|half|working)[- ])?)(day|hour|week|morning|afternoon|session)(?: of| worth of|['’]s) (?:(?:${their}) )?${trade}(?: (?:at|in|on) (?:our|my|the) [\p{L}-]+)?(?= (?:cost|with|from|by)\b|\W*$)`,
      'iu',
    ),
    '$1',
  ],
  [
    new RegExp(
      String.raw`^(what(?: is|['’]s| are) ${their} (?:(?:day|daily|hourly|usual|standard) )?(?:rates?|fees?)) for (?:an? |the |your )?(?:[\p{L}-]+ ){0,3}(?:reports?|opinions?|reviews?|audits?|projects?|jobs?|companies|company|clients?|museums?|hospitals?|schools?|universit(?:y|ies)|charit(?:y|ies)|non-?profits?|start-?ups?|agenc(?:y|ies)|newspapers?|magazines?|firms?|banks?)\W*$`,
      'iu',
    ),
    '$1?',
  ],
  [
    new RegExp(
      String.raw`\b(charge (?:(?:per|by the|for an?|an?) )?(?:day|hour)) for (?:an? )?(?:[\p{L}-]+ ){1,4}(?:assignment|job|shoot|project|commission|engagement)s?(?=\W*$)`,
      'iu',
    ),
    '$1',
  ],
  [
    new RegExp(
      String.raw`^(?!.* (?:an?|one) (?:\p{L}+ )?(?-i:\p{Lu})(?!.* (?:at|with|from|by) (?:${they}|${them})\b))(?:(?:how much|what) (?:does|do|did|would|will) ${one}(?: (?:at|with) ${they})? cost(?: (?:me|us))?|how much (?:is|are|would be) ${one})(?: (?:with|from|by) ${them}| on average| roughly)?\W*$`,
      'iu',
    ),
    'how much do they charge for $1$2?',
  ],
];

/** What a day or an hour costs, where no rate is told by that word. */
const spellRewordings: [RegExp, string][] = [
  [
    /^how much do they charge for (?:an?|one) (?:full |whole |consulting |working )?(day|hour)\W*$/i,
    'what are the costs per $1?',
  ],
  [
    new RegExp(
      String.raw`^(?:what(?: is|['’]s| are)|how much (?:is|are)) (?:the|${their}) (?:prices?|costs?) (?:per|for an?|of an?|for one|of one) (?:full |whole |consulting |working )?(day|hour)\W*$`,
      'iu',
    ),
    'what are the costs per $1?',
  ],
];
/** Who asks. */
const ofUs = String.raw`(?:(?:we|I)(?:['’](?:re|m)| are| am) (?:an? |the )?[^,?]{2,40}, (?:so |and )?)?`;

/** "Is there a discount for charities?", "would we get it any cheaper?" in the words in which the portfolio tells its prices. */
const toDiscountRewordings = (plain: string): [RegExp, string][] => [
  [
    new RegExp(
      String.raw`^${ofUs}(?:(?:are|is) there|(?:does|do|would|could|can|will) (?:${they}|I|we|${payers}) (?:offer|give|have|get|grant|allow)(?: (?:me|us|you))?|${their}|any) (?:an? |any |some |${their} )?(?:discounts?|reductions?|(?:reduced|lower|special|cheaper) (?:rates?|fees?|prices?|terms))(?: (?:for|to|on|off) (?:an? |the |${their} )?[\p{L}-]+(?: [\p{L}-]+){0,4})?\W*$`,
      'iu',
    ),
    plain,
  ],
  [
    new RegExp(
      String.raw`^${ofUs}(?:would|could|can|do|will|might) (?:I|we|${payers}) (?:get|have|pay) (?:(?:it|this|that|an? [\p{L}-]+) )?(?:(?:any|a bit|a little|somewhat) )?(?:cheaper|less|for less|an? (?:cheaper|lower|reduced|special) (?:(?:day|hourly|daily) )?(?:rate|price|fee))\W*$`,
      'iu',
    ),
    plain,
  ],
  [new RegExp(String.raw`^what (?:do|would|will) ${payers} pay\W*$`, 'i'), plain],
];

/** What is asked of rates and discounts, by the words in which the portfolio tells its prices. */
export const ownRateRewordings: OwnRewordings[] = [
  { where: tellsRates, rewordings: rateRewordings },
  {
    where:
      /\b(?:an?|each|one|full|half) (?:\w+ )?(?:day|hour) costs?\b|\bcosts? [^.;]{0,30}\b(?:an?|per) (?:day|hour)\b/i,
    unless: saysRates,
    rewordings: spellRewordings,
  },
  { where: tellsDiscount, unless: saysRates, rewordings: toDiscountRewordings('what are the costs?') },
  { where: tellsDiscount, rewordings: toDiscountRewordings('what are their rates?') },
];
