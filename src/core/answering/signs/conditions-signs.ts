import type { OfPerson } from './hiring-signs.ts';
import { they } from './sentence-signs.ts';

const would = String.raw`^\W*(?:(?:and|so) )?(?:would|will|could|can|do|does|are|is) ${they} `;
const ready =
  '(?:(?:be|ok|okay|fine|able|willing|open|ready|happy|prepared|comfortable|like|want|also|with|to|being) )*';

/** What employers ask on the conditions of a post, and how a text tells of each. On folded text. */
export const conditions: OfPerson[] = [
  {
    asks: new RegExp(
      String.raw`${would}${ready}(?:do |take (?:part in )?|work |go |have )?(?:be )?(?:on[- ]call|out of hours|night shifts?|a pager)\b.*`,
    ),
    tells: /\b(?:on[- ]call|out of hours|night shifts?|pager)\b/i,
    isPrivate: true,
  },
  {
    asks: new RegExp(
      String.raw`${would}${ready}(?:do |take |solve |complete |accept )?(?:an? |any )?(?:take-?home|coding|technical|whiteboard|live[- ]coding) (?:assignments?|tasks?|tests?|challenges?|exercises?|interviews?|puzzles?)\b.*`,
    ),
    tells:
      /\b(?:take-?homes?|homework|puzzles?|whiteboard (?:tests?|tasks?|interviews?|coding)|(?:coding|technical|trial) (?:tests?|tasks?|challenges?))\b/i,
  },
  {
    asks: new RegExp(
      String.raw`(?<=^\W*(?:(?:and|so) )?(?:do|does|has|have|is|are|did|what) ${they} .{0,30})(?:(?:security|government|police) )?(?:clearances?|background checks?|dbs (?:check|certificate)s?)\b.*`,
    ),
    tells:
      /\b(?:clearances?|vetted|vetting|certificates? of (?:good )?conduct|(?:background|DBS|police) (?:checks?|certificates?|records?))\b/i,
    isPrivate: true,
    isAnywhere: true,
  },
  {
    asks: new RegExp(String.raw`${would}${ready}(?:travel(?:l?ing)?|fly)\b.*`),
    tells: /\b(?:travel\w*|fly|flights?|flying|by train|on the road|trips?|away from home)\b/i,
    areas: ['about', 'approach', 'contact'],
  },
  {
    asks: new RegExp(
      String.raw`^\W*(?:would|could|can|is|are|does|do) (?:an? )?(?:(?:fully|full|completely|entirely|partly|100%|purely) )?(?:remote|hybrid|on-?site|home office)(?:[ -](?:work\w*|jobs?|roles?|first|only|positions?))? (?:work|be|suit|an option|possible|ok|okay|fine|allowed)\b.*`,
    ),
    tells: /\b(?:remote(?:ly)?|on[- ]site|in person|hybrid|(?:in|at) (?:the|an|your) offices?|from home|at home)\b/i,
    isPrivate: true,
  },
  // What was failed before it was passed
  {
    asks: new RegExp(
      String.raw`^\W*(?:(?:and|so) )?(?:did|has|have) ${they} (?:ever )?(?:fail(?:ed)?|flunk(?:ed)?|re-?(?:sit|sat|take|taken)|repeat(?:ed)?) (?:(?:an?|any|the|his|her|their|your) )?(?:\w+ )?(?:exam(?:ination)?s?|tests?|courses?|subjects?|class(?:es)?|papers?|modules?)\b.*`,
    ),
    tells:
      /\bfailed\b[^.;]{0,80}\b(?:exam\w*|attempt|year|time|term|passed|repeat\w*|resit|twice)\b|\b(?:passed|exam\w*|tests?)\b[^.;]{0,60}\b(?:second|third) (?:attempt|try)\b|\bresat\b/i,
    isPrivate: true,
    isAnywhere: true,
  },
];
