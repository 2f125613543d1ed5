const does = '(?:[Dd]o|[Dd]oes|[Dd]id|[Ww]ill|[Ww]ould)';
const is = '(?:is|was|are|were)';
/** Everybody but the person: a pronoun stands for nobody else. */
const body = String.raw`(?!(?:he|she|they|you|it|we)\b)(?<one>[^?,]{2,60}?)`;
const staff = '(?:people|persons|staff|employees|workers|engineers|developers)';

/**
 * What somebody is paid and how many a firm employs, with how a sentence tells it, as the bound signs: the budget of a post
 * is nobody's pay, and the people of a team are not those of the firm that it is a part of, unless the firm is the person's.
 */
export const paySigns: [asked: RegExp, told: string][] = [
  ...[
    String.raw`(?:[Ww]hat|[Hh]ow much(?: money)?) ${does} (?:he|she|they|you) (?:currently |now |actually )?(?<one>earn|get paid|make(?= (?:at|as|per|an?|in|with) ))`,
    String.raw`(?:[Ww]hat|[Hh]ow much(?: money)?)(?:['’]s|['’]re| ${is}) (?:he|she|they|you) (?<one>paid|being paid|earning)`,
    String.raw`(?:[Ww]hat|[Hh]ow much(?: money)?) ${does} [^?,]{2,60}? (?<one>pay) (?:him|her|them|you)`,
    String.raw`(?:[Ww]hat|[Ww]hich|[Hh]ow (?:big|large|high) an?) (?<one>salary|pay|wages?|income|compensation|stipend) ${does} (?:he|she|they|you) (?:[\p{Ll}]+ )?(?:get|draw|earn|have|receive|take|command|make)`,
    String.raw`[Ww]hat(?:['’]s| ${is}) (?:his|her|their|your) (?:current |annual |monthly |yearly )?(?<one>pay|wages?|earnings|salary|income|compensation)(?! (?:expectation|requirement|range|band))`,
  ].map((asked): [RegExp, string] => [
    new RegExp(`(?<!\\p{L})${asked}(?!\\p{L})`, 'u'),
    String.raw`:.*(?<!\p{L})(?<!\b(?:all|without|excluding|besides|except) )(?:salar(?:y|ies)|wages?|earn(?:s|ed|ings?)?|stipend|incomes?|pay|paid|fees?|(?:day|daily|hour\p{L}*|week\p{L}*|month\p{L}*|my|his|her|their) rates?|scholarship|fellowship|allowance|royalt(?:y|ies))(?!\p{L})(?! (?:for|by|all|everybody|everyone|them|staff) )`,
  ]),
  // What an application cost is told by no price of a thing
  [
    /(?:[Ww]hat|[Hh]ow much) (?:did|does|do|would) (?:the |an? |his |her |their )?(?:[^?,]{1,40} )?(?<one>patents?(?: application)?) cost\W*$/u,
    String.raw`: .*\b(?:patents?|applications?|fil(?:ed|ing)|attorneys?|office)\b`,
  ],
  ...[
    `[Hh]ow many ${staff} ${does} ${body} (?:currently |now )?(?:employ|have)`,
    `[Hh]ow many ${staff} (?:(?:${is}|work|worked|working|employed) ){1,2}(?:there )?(?:at|by|for) ${body} (?:in total|altogether|overall|in all)`,
    `(?:[Hh]ead ?count|number of (?:staff|employees)) (?:of|at) ${body}(?=\\W*$)`,
  ].map((asked): [RegExp, string] => [
    new RegExp(`(?<!\\p{L})${asked}(?!\\p{L})`, 'u'),
    String.raw`^[^:]*(?<!\p{L})(?:(?:co-)?found|owner|chief exec|managing director|self-employed)[^:]*: team |: (?!team ).*(?<!\p{L})(?:(?<!\b(?:fewer|less|more|other|my|our|his|her|their|the) )(?:employees|staff)|employ(?:s|ed)|payroll|head ?count|workforce)(?!\p{L})`,
  ]),
];
/** "Fee of the talk", "workshop price": no question, and a sum is meant. */
export const bareSum =
  /^\W*(?:(?!(?:who|what|which|when|where|why|how|did|does|do|is|are|was|were|has|have|had|can|could|would|will|tell|list|show|give|equal|i|we|he|she|they|you|to)\b)\w[\w'.&-]* ){0,6}(?<!time )(?:salary|pay|wages?|fees?|price|cost)(?: (?:of|at|for|in|as)\b(?: \w[\w'.&-]*){1,6})?\W*$/;
