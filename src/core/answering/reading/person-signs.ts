export const asksWho =
  /\bwho(?:'s| is| was| are| were)\b|\btell (?:me|us) (?:more )?about\b|\bhow (?:did|does|do) (?:he|she|they|you) (?:know|meet)\b|\b(?:relation\w*|connection|link)\b.*\b(?:to|with|between)\b/;
/** What a person did in an entry that the question names besides. */
export const asksPart =
  /\b(?:what|where|how|which)\b.*\b(?:do|did|does|come|comes|came|part|role|function|job|task|fit|fits|contribut\w*|involved|responsible)\b/;
export const relating = /^(?:relation\w*|connection|link|know|knew|meet|met|role|function|part|job|task|contribut\w*)$/;
/** "Who took over from her there?" asks for one person by a deed, "who worked there with her?" for the people there. */
export const company =
  /\b(with|beside|besides|hand|else|other|others|together|alongside|involved|help\w*|collaborat\w*|work\w*|partners?|people|part|team)\b|\bwho(m|se)?\W*(_+\W*)?$|^\W*(and )?who (was|were|is|are)\b/;
export const wantsReason =
  /\b(why|what for|for what|which reason|what reason)\b|\bwhat\b.*\bfor\b\W*$|\bfor which (work|achievement)/;
