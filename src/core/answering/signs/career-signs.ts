/** The whole of a career. */
export const whole =
  /\b(career|cv|resume|curriculum vitae|(work|job|employment|professional) (history|life|background|experience)|(list|all|every|each|name)\b.*\b(jobs?|roles?|posts?|positions?|employers?|companies|company|firms?|workplaces?))\b/;
export const backwards = /\b(newest|latest|most recent) first\b|\bbackwards\b|\breverse\b/;
export const asksLeaving =
  /\b(why|when|reasons?|how come|what made|what year|which year)\b.*\b(leav\w*|left|quit|resign\w*|depart\w*|retire\w*|fired|dismissed|laid off|let go|sacked|stop\w* working|end(ed)?)\b|\b(?:what|where|which)\b.*\bafter (?:(?:he|she|they|you) )?(?:left|leaving|quitting)\b/;
export const asksStudies = /\b(go|went|attend\w*|study|studied|graduat\w*|enrol\w*|degrees?)\b/;
/** What is over. */
export const past = /\b(previous|former|past|prior|ex|(?:before (?:\w+ ){1,4}|over by )now)\b/;
export const work = /\b(work|works|working|employ\w*|job|doing|do)\b/;

/** Words after which a name must be that of an employer. Folded text. */
export const employment =
  /\b(join(ed|s|ing)?(?! (him|her|them|you|in|forces)\b)|hired (by|at)|employed (by|at|with)|work(ed|s|ing)? (for|at)|do at|fired (by|from)|resign(ed)? from|retired? from|on the (staff|payroll) of|(job|role|position|post|time|career|years|employee|salary|contract) (at|with)|(become|became|was|is|as|being) (an? |the )?(\w+ )?(director|manager|head|president|chief|ceo|professor|employee|engineer|consultant|boss|partner|chairman|chair) (of|at|for))\b/;
/** What is over now goes on no more. */
export const untilNow = /\b(?:before|over)\b.*\bnow\b/;
/** More than one post or project. */
export const plural = /\b(jobs|roles|employers|positions|posts|companies|projects|places)\b/;
/** What stands before the place of a post. */
export const siteBefore = /\bin (?:the )?$/;
/** "What did she do at …?" */
export const doneAt = /\bdo at\b/;
/** What is worked on may be a project as well as a post. */
export const worksOn = /\bon\b/;
