import { timeBetween } from './asked-phrases.ts';
import { leads } from './asked-signs.ts';
import { they } from './sentence-signs.ts';

/** What of two a comparison asks: how long, which before or after, in what they are alike, how far apart. On folded text. */
export const longer =
  /\b(more|most|less|least) (time|years|months|of (his|her|their) (time|life|career))\b|\b(longer|longest|shorter|shortest)\b(?! \w+ of)/;
/** Asks which came first, or last. */
export const inTime =
  /\b((?<!\b(?:oldest|earliest|newest|latest|recent) )first|earlier|sooner|before|older|(?:earliest|oldest)(?! first)|(?<!\b(?:chronological|alphabetical|time|date) )order|reverse|other way (a?round|about))\b|\b(later|after|newer|more recent|latest|younger|(?<!\b(?:it|they|that|this) )last(?!\W*$| (?:for|until|till)\b))\b/;
export const alike = /\b(compar\w+|differ\w*|same|both|in common|versus|vs|contrast|apart|side by side|overlap\w*)\b/;
/** "Between A and B, which …?", "who gave A and who B?": one field of both is asked for. */
export const choice = /\b(one|which) of\b|[,:;] (\w+ )?(which|whom?|what)\b|\b(wh\w+)\b.*\band \4\b/;
export const gap = /\b(between|from|(long|much|years|months) (\w+ )?(before|after|later|earlier))\b/;
/** The time between two, from the end of the earlier to the beginning of the later. */
export const pauseBetween =
  /\b(?:gap|breaks?|pause|interval|time off|out of (?:work|a job)|unemployed|without (?:work|a job))\b|\b(?:between|from) (?:\w+ )?(?:leaving|quitting|finishing|ending|completing|graduating|(?:end|close) of)\b.* (?:and|to|until) (?:\w+ )?(?:joining|starting|beginning|founding|moving|taking|launching|(?:start|beginning|launch) (?:of|at))\b/;
/** Asks for what went on beside something else. */
export const atOnce =
  /\bat (?:the same time|once)\b|\b(?:simultaneous|concurrent|parallel)(?:ly)?\b|\boverlap(?:s|ped|ping)?\b/;
/** Asks for the time from one event to another. */
export const timeAfter =
  /^\W*(?:and |so )?how (?:long|many (?:years|months|weeks|days)|much time) (?:after|before) (?!(?:i|we|one|you|he|she|they|it|that|this)\b)[^,]* (?:did|was|were|had|came)\b/;
export const sameTime = /\boverlap\w*|\bsame (time|year|period)\b/;

/** A step from what was told to what came after or before it. */
export const next =
  /\b(next|following|subsequent|after (that|this|it)|(?<!\b(?:it|that|this|there)\b.*)then(?! called)|afterwards|from there)\b(?<!\b(?:called|known|named|titled) then)|\b(previous|before (that|this|it)|preceding|earlier)\b/;
/** Words for the time between two posts. */
export const pause = /^(gap|break|breaks|pause|interval|fill|filled|filling|bridge|bridged|jobs|posts|stints?)$/;

/** How one entry lies to another in time, and the question around it: "what did she win during …?" */
const sameDay =
  '(?:in |during |on )?the (?:(?:same|very) )*(?:year|month|day)(?: (?:as|of|that|when|in which)|(?= (?:the|he|she|they|you|his|her|their|your)\\b))';
const beside =
  '(?:overlap(?:s|ped|ping)?|coincid(?:ed|es?|ing)) with|alongside|in parallel (?:with|to)|at the same time as';
const way = `(?:right |next |soon |shortly )?\\b(${sameDay}|${beside}|after|following|followed|succeeded|preceded|preceding|upon|on(?= leaving)|since|once|as soon as|(?<!c[ao]me )out of|before|prior to|until|during|throughout|while|whilst|when|(?:at|by) the time)`;
export const behind = new RegExp(`^(.+?),? ${way} ([^?!]+?)(?:[.?!,]+ (.*?))?[?!.]*$`, 'i');
export const inFront = new RegExp(`^\\W*(?:and |but |so )?${way} ([^,]+), (.+)$`, 'i');
export const passive = /^(.+?) (?:was|were|is) (followed|succeeded|preceded) by (.+)$/i;
export const isEarlier = /^(before|prior|until|preced|by)/i;
export const isMeanwhile = /^(dur|thr|whi|when|at|in |the |on |overl|coin|along)/i;
/** "In the same year as …": how many characters of a day say when it was. */
export const sameTimes = [
  [/\byear\b/i, 4],
  [/\bmonth\b/i, 7],
  [/\bday\b/i, 10],
] as const;
export const leaves = /\b(left|quit|leaving|leaves?)\b/i;
/** "When she left …": what followed then. */
export const whenLeaving = new RegExp(`^when.*${leaves.source}`, 'i');
/** Wants one entry next to another: "which project came before …?" */
export const isNext =
  /\b(next|followed|succeeded|preceded|(right|straight|directly|immediately|just) (after|before))\b|\b(?:which|what) (?:\w+ )?\w*[^s\W] (?:came|comes|was|stood) (?:just |right )?(?:before|after)\b/i;
/** Wants all that came before or after: "which jobs had she held before …?", "where did he work before …?" */
export const isAllSteps =
  /\bhad (?:he|she|they|you)\b|\bearlier\b|\b(?:jobs|posts|positions|roles|employers|companies|firms|organi[sz]ations|all|every|everything)\b|^\W*(?:where|(?:for )?whom?|(?:for )?which \w+) (?:did|has|have) (?:he|she|they|you) (?:been )?(?:work|employed)/;
/** Speaks of those with whom somebody had posts, of which one may have been several. */
export const ofEmployer = /\b(?:employer|company|firm|organi[sz]ation)\b/;
/** More than one of a kind are wanted. */
export const isSeveral =
  /\b(?:awards|prizes|medals|honou?rs|patents|inventions|projects|publications|papers|articles|talks|books|films)\b/;
/** Studies before the first role are no answer to these. */
export const asksWork = /\b(employ\w*|work(s|ed|ing)?|jobs?|compan(y|ies)|firms?|posts?|positions?|roles?|career)\b/;
/** "Which post followed …?", "which film did she make next?": verbs that only take the step. */
export const steps = /^(charge|made|make|did|came|come)$/;

/** "How many years of experience?": of all roles. */
export const asksExperience =
  /\b(how (much|many years|long)|years?)\b.*\b(experience|career|profession\w*|working life|industry|field)\b/;
/** "How long did it take?" asks for the work: where the text tells it, the dates around it are no answer. */
export const ofEffort = /\b(take|took|takes)\b/;
export const tellsTime =
  /(?<!\b(?:from|after|(?:stood still|stopped|interrupted|idle|closed|delayed) (?:for|by)) )\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eighteen)(?: and a half)? (?:minutes|hours|days|weeks|months|years)\b(?! (?:to|later|ago|earlier|before) )/i;
/** Verbs of the beginning and the end of what is named as a time, and those that only say what it was. */
export const begins =
  /\b(join|start|beg[aiu]n|bec[ao]m|found(?!ers?\b)|launch|releas|announc|enter|open|came\b|coming|arriv|mov(ed|ing))\w*/;
export const finishes = /\b(complet|finish|leav|left|quit|end|graduat)\w*/;
export const works =
  /\b(award|earn|gain|publi|pass|stint|spell|tenure|appear|defend|fil(ed|ing)\b|grant(ed)?\b|issu|given|receiv|got\b|happen|presented|unveiled|won\b|held|took place)\w*/;
/** Places what is told in time. */
export const placesInTime = /\b(before|after|between|prior to|following|followed|preceded)\b/;
/** The time between two events. */
export const betweenEvents = new RegExp(`\\bbetween\\b(.+?)\\band\\b(.+)|${timeBetween.source}`);
/** Asks for a post or a place, and not for a time. */
export const asksForOne = /\b(who|whom|where|which|what)\b/;

/** Asks how long somebody did something, wherever it was, on folded text. */
function toTimeDoing(deed: string): RegExp {
  return new RegExp(
    String.raw`^\W*(?:and |so )?(?:for )?how (?:long|many years) (?:(?:(?:did|does|do|has|have|had|is|are|was|were) ${they}(?: (?:been|work(?:ed|ing)? (?:as|in)|spent|spend|in total|actually))* |of )(?:${deed})(?: experience)?(?:(?: (?:does|do|did|has|have) ${they}(?: have)?)?| in (?:total|all)| altogether| for)\W*$)`,
  );
}

/** What people do for years, and how the title or the skills of a post tell that it was done there. */
export const trades: [RegExp, RegExp][] = [
  [
    toTimeDoing('teach(?:ing)?|taught|lectur(?:e|ed|ing)|tutor(?:ed|ing)?'),
    /\b(?:teach\w*|taught|lectur\w*|professor\w*|instructor|tutor\w*)\b/i,
  ],
  [toTimeDoing('consult(?:ed|ing)?|advis(?:e|ed|ing)'), /\b(?:consult|advis[eo]r|advis(?:ing|ory))/i],
  [
    toTimeDoing(
      '(?:manag(?:e|ed|ing)|le(?:ad|d|ading)|supervis(?:e|ed|ing))(?: (?:people|teams?|others|staff|an? team))?|management|leadership',
    ),
    leads.told,
  ],
  [toTimeDoing('research(?:ed|ing)?|(?:do|doing|did|done) research'), /\bresearch/i],
  [toTimeDoing('freelanc(?:e|ed|ing)|self-employed'), /\b(?:freelanc|self-employed|independent)/i],
  [toTimeDoing('nurs(?:e|ed|ing)'), /\bnurs/i],
  [toTimeDoing('edit(?:ed|ing)?'), /\bedit(?:or|ing)/i],
  [toTimeDoing('volunteer(?:ed|ing)?'), /\bvolunteer/i],
];
/** Points at what was talked about: "after that". */
export const pointing = /^(?:that|this|it|then)\W*$/i;
/** "In the same year": what both may share. */
export const same = /\bsame\b/;
/** What "took" a time is over. */
export const took = /\btook\b/;
