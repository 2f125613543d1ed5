import { anyNumberWord } from '../../corpus/number-words.ts';

/** Asks who somebody is, and not who did something. */
export const asksWhoIs = /\bwhom?(?:'s| is| was| are| were)\b/;
export const asksWho =
  /\bwho(?:'s| is| was| are| were)\b|\btell (?:me|us) (?:more )?about\b|\bhow (?:did|does|do) (?:he|she|they|you) (?:know|meet)\b|\b(?:relation\w*|connection|link)\b.*\b(?:to|with|between)\b/;
/** Asks for one person. */
export const asksOne = /^\W*who (?:is|was)\b/i;
/** "Has she published with him?": whichever of the two is the portfolio's own, both did it. */
export const eachOther = /(\bhe\b.{0,80}? with )her\b|(\bshe\b.{0,80}? with )him\b/i;
/** What a person did in an entry that the question names besides. */
export const asksPart =
  /\b(?:what|where|how|which)\b.*\b(?:do|did|does|come|comes|came|part|role|function|job|task|fit|fits|contribut\w*|involved|responsible)\b/;
export const relating = /^(?:relation\w*|connection|link|know|knew|meet|met|role|function|part|job|task|contribut\w*)$/;
/** "Who took over from her there?" asks for one person by a deed, "who worked there with her?" for the people there. */
export const company =
  /\b(with|beside|besides|hand|else|other|others|together|alongside|involved|help\w*|collaborat\w*|work\w*|partners?|people|part|team)\b|\bwho(m|se)?\W*(_+\W*)?$|^\W*(and )?who (was|were|is|are)\b/;
export const wantsReason =
  /\b(why|what for|for what|which reason|what reason)\b|\bwhat\b.*\bfor\b\W*$|\bfor which (work|achievement)/;
/** Words for those who had a part in something. */
const companions = String.raw`(?:co-\w+|co(?:authors?|inventors?|workers?|stars?|writers?)|collaborators?|colleagues?|partners?|team ?mates?)\b`;
/** "With two co-authors", "more than three collaborators": whether more, whether fewer, and how many of them; folded text. */
export const companySize = new RegExp(
  String.raw`\b(?:with|has|have|had|lists?|names?|by) (?:(more than|over) |(fewer than|less than|under) |(?:exactly|only|just) )?(\d{1,2}|${anyNumberWord}) (?:other )?${companions}`,
);
/** "The most co-authors". */
export const largestCompany = new RegExp(
  String.raw`\b(?:most|fewest|least|(?:largest|highest|smallest) number of) ${companions}`,
);
/** Says of the field that comes next that an entry does not have it, on folded text. */
export const lacking =
  /\b(?:no|without|lack(?:s|ing)?|(?:not|n't) (?:have|list|give|name|state|show|mention))(?: an?| any| the)? $/;
/** Asks for people, whatever else it names. */
export const asksPeople = new RegExp(
  String.raw`\b(?:whom?|whose|people|persons|names)\b|\b(?:which|what|many|list|name|all) (?:(?:of|his|her|their|your|the|other|different) ){0,3}(?:${companions}|authors|inventors)`,
);
