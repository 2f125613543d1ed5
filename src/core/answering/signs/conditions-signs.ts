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
      String.raw`(?<=^\W*(?:(?:and|so) )?(?:do|does|has|have|is|are|did|what) ${they} .{0,30})(?:(?:security|government) )?(?:clearances?|background checks?|dbs (?:check|certificate)s?|vetted)\b.*`,
    ),
    tells: /\b(?:clearances?|vetted|vetting|(?:background|DBS|police) (?:checks?|certificates?|records?))\b/i,
    isPrivate: true,
    isAnywhere: true,
  },
  {
    asks: new RegExp(String.raw`${would}${ready}(?:travel(?:l?ing)?|fly)\b.*`),
    tells: /\b(?:travel\w*|fly|flights?|flying|by train|on the road|trips?|away from home)\b/i,
    areas: ['about', 'approach', 'contact'],
  },
  {
    asks: /^\W*(?:and )?(?:what(?:'s| is| would be)|how (?:long|much) is) (?:the|his|her|their|your) (?:current )?notice(?: period)?\W*$|\b(?:does|do|is|are|has|have) (?:he|she|they|you) (?:have |got |under |on |any |an? )*notice period\b.*/,
    tells:
      /\b(?:notice period|period of notice|(?:days?|weeks?|months?)['’]? notice|notice (?:of|is|was)|my notice|give[ns]? notice)\b/i,
    isPrivate: true,
  },
];
