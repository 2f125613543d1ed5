import { anyNumberWord } from '../../corpus/number-signs.ts';

/** "Who took over from her there?" asks for one person by a deed, "who worked there with her?" for the people there. */
export const company =
  /\b(with|beside|besides|hand|else|other|others|together|alongside|involved|help\w*|collaborat\w*|work\w*|partners?|people|part|team)\b|\bwho(m|se)?\W*(_+\W*)?$|^\W*(and )?who (was|were|is|are)\b/;
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
/** Asks for people, whatever else it names. */
export const asksPeople = new RegExp(
  String.raw`\b(?:whom?|whose|people|persons|names)\b|\b(?:which|what|many|list|name|all) (?:(?:of|his|her|their|your|the|other|different) ){0,3}(?:${companions}|authors|inventors)`,
);
/** Asks who took part. */
export const ofCompany =
  /\b(who|whom|whose|people|persons|names)\b.*\b(inventors?|authors?|winners?|with|beside|together|alongside|shar(e|ed|es|ing)|else|others?|besides|involved|part|helped|joined)\b/;
/** Asks for those with whom somebody had posts. */
export const ofEmployers = /\b(employers|companies|firms)\b/;
/** What ends the name of a body that goes by its first word alone. */
export const bodySorts =
  /^(\p{Lu}\p{L}+) (?:University|College|Polytechnic|School|Inc\.?|Incorporated|Ltd\.?|Limited|LLC|GmbH|AG|SE|plc|Corp\.?|Corporation|Company)$/u;
/** Whoever has a work done is named by it or pays for it; how many there were is told. On folded text. */
export const ofClients = /(?<!\b(?:how many|number of) (?:\w+ )?)\bclients\b|\b(?:which|what) client\b/;
