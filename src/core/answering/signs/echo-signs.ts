import { ordinals } from '../../corpus/number-signs.ts';
import { superlatives } from './follow-ups.ts';
import { payers } from './pay-rewordings.ts';
import { family, their, they } from './sentence-signs.ts';

const ranks = `(?:${ordinals.join('|')}|${superlatives}|\\d{1,2}(?:st|nd|rd|th)|(?:number|no\\.?|#) ?\\d{1,2})`;
/** A place in an order, and one that stands alone: "second", "oldest one". */
export const anyRank = new RegExp(`(?<!\\w)${ranks}\\b`, 'i');
const aloneRank = new RegExp(`^${ranks}(?: one)?$`, 'i');
/** The rank of one of which something was asked, and not only to hear of it. */
const askedRank = new RegExp(`(?<!\\w|\\babout the )${ranks}\\b`, 'i');
/** A time told by a stay, "while at", "when she worked for", or by a year; where somebody was goes on to the next post. */
const whileAt =
  /\bin(?= \d{4}\W*$)(?<!^where\b.*)|\b(?:while|when|during)(?: (?:he|she|they|you) (?:was|were|worked)| working| employed| (?:his|her|their|your) (?:time|years|stay))? (?:at|in|with|for|by)\b/i;
const event =
  '(?:[a-z]+ )?(?:outages?|incidents?|accidents?|crash|breach|leak|fire|explosion|flood|strike|attack|mistake|failure|blackout|recall)(?: [^?!.]*)?';
const told =
  '(?:(?:[Cc](?:an|ould) you |[Pp]lease )?[Tt]ell (?:me|us) (?:more )?about|[Ww]hat (?:was|caused|happened (?:in|during|at|with))|[Ww]hen was (?:it|that|this)|[Hh]ow long did (?:it|that|this) last)';
/** The events of a text behind what asks of them. */
const worst = String.raw`(?:the|his|her|their|your) (?:${event}\W*$|(?:worst|biggest|hardest|greatest|proudest|scariest|funniest)\b)`;
const has = String.raw`(?:does|do|has|have|did|had) ${they}(?: (?:have|got|had))?(?: any| an?| some)?`;
/** One relative. */
const relation = '(?:son|daughter|child|brother|sister|twin|wife|husband|partner)';
/** What alone asks for another place, by what it stands for in the question before. */
export const places: [RegExp, RegExp][] = [
  [aloneRank, anyRank],
  [/^other(?: one)?$/i, askedRank],
  [/^(?:before|after)$/i, whileAt],
  // "Which had the most visitors? – And the fewest?"
  [
    /^(?:most|least|fewest|highest|lowest|largest|smallest|biggest)$/i,
    /\b(?:most|least|fewest|highest|lowest|largest|smallest|biggest)\b(?! recent)/i,
  ],
  // "Tell me about the outage. – How long did it last?": what is told in a text of an entry is not the entry.
  [
    /^how long did (?:it|that|this) (?:last|take|go on)(?: for)?$/i,
    new RegExp(
      String.raw`^\W*(?:[Aa]nd )?${told}(?= (?:the \p{Ll}[^?!.]*(?:[?!.]+\s*)?$|(?:his|her|their|your) (?:\p{Ll}+ )?(?:outage|incident|accident|crash|fire|flood|strike|blackout)\W*$))`,
      'u',
    ),
  ],
  // "What caused the worst outage of his life? – When was that?": nor are its dates those of the entry.
  [
    /^when (?:was|did) (?:it|that|this)(?: (?:happen|take place))?$/i,
    new RegExp(String.raw`^\W*(?:[Aa]nd )?${told}(?= ${worst})`),
  ],
  // "When did he die? – Of what?", "where did she do her doctorate? – What did she do after that?"
  [
    /^(?:what (?:of|from)|what|how)$/i,
    new RegExp(String.raw`^\W*(?:and )?(?:when|where|at what age|how old)(?= did ${they} die\b)`, 'i'),
  ],
  [
    new RegExp(String.raw`^what did ${they} do (?:next )?after$`, 'i'),
    new RegExp(
      String.raw`^\W*(?:and )?(?:where|when) did ${they} (?:do|get|earn|take|complete|finish|write)(?= ${their} (?:ph\.?d|doctor|master|bachelor|diploma))`,
      'i',
    ),
  ],
  // "Where does she live? – With whom?", "is he married? – To whom?", "does she speak Dutch? – How well?"
  [
    /^(?:whom?|who with|since when|how long)$/i,
    new RegExp(String.raw`^\W*(?:and )?(?:where|whom?|who with)(?= (?:does|do|is|are) ${they} liv(?:e|ing)\b)`, 'i'),
  ],
  [/^(?:to whom?|who to|whom?)$/i, new RegExp(String.raw`^\W*(?:and )?(?:is|was|are|were)(?= ${they} married\b)`, 'i')],
  [
    /^how (?:well|good|fluent(?:ly)?)$/i,
    new RegExp(
      String.raw`^\W*(?:and )?(?:does|do|can|could|did)(?= ${they} (?:speak|know|read|understand|sign)\b)`,
      'i',
    ),
  ],
  // "Does she use spreadsheets? – Why not? – Has she ever?"
  [
    /^(?:why(?: not)?|(?:has|have|did) (?:he|she|they|you) ever)$/i,
    new RegExp(
      String.raw`^\W*(?:and )?(?:does|do|why(?: not)?)(?= ${they} (?:still |ever )?(?:use|work with|rely on|trust) )`,
      'i',
    ),
  ],
  // "What does a day cost? – And for schools?"
  [
    new RegExp(`^${payers}$`, 'i'),
    new RegExp(
      String.raw`(?<=^\W*(?:what|how much) )(?:does|do|would|${payers})(?= [^?!.]*\b(?:cost|charge)\W*$)`,
      'i',
    ),
  ],
  [
    /^(?:which|what)(?: programming)? languages?$/i,
    new RegExp(
      String.raw`^\W*(?:and )?(?:does|do|can|could|did|is)(?= ${they} (?:still )?(?:code|program|write code)\b)`,
      'i',
    ),
  ],
  // "Does she have a daughter? – How old is she?", "does she have a brother? – What does he do?"
  [
    /^how old (?:is|are|was|were) (?:he|she|they)$/i,
    new RegExp(String.raw`^\W*${has}(?= (?:sons?|daughters?|child|children|kids|twins)\W*$)`, 'i'),
  ],
  [
    /^(?:what|where) (?:does|do) (?:he|she|they) (?:do|work|live|study)(?: for a living)?$/i,
    new RegExp(
      String.raw`^\W*${has}(?= (?:${relation}|siblings|brothers|sisters|sons|daughters|children|kids)\W*$)`,
      'i',
    ),
  ],
  // "Does he have children? – What are they called?"
  [
    /^(?:and )?what(?: are|['’]re| were) (?:they (?:called|named)|their (?:first )?names)$/i,
    new RegExp(
      String.raw`^\W*(?:does|do|has|have|did|had) ${they} (?:have|got|had|keep|own)(?: any| an?| some)?(?= ${family}\W*$)`,
      'i',
    ),
  ],
];

const onward =
  /^\W*(?:\b(?:and|but|what about|how about|what)\b\W*)*(?:after|since|later)(?:wards?)?(?: (?:that|then|this))?\W*$/i;
const backward =
  /^\W*(?:\b(?:and|but|what about|how about|what)\b\W*)*(?:before|until|earlier)(?: (?:that|then|this))?\W*$/i;
/** "And after?", "and since then?": the rest of the time of which the question before asked a part, by how it said that part. */
export const restOfTime: Record<string, { asked: RegExp; said: string }> = {
  before: { asked: onward, said: 'since' },
  'prior to': { asked: onward, said: 'since' },
  until: { asked: onward, said: 'after' },
  till: { asked: onward, said: 'after' },
  by: { asked: onward, said: 'after' },
  'up to': { asked: onward, said: 'after' },
  after: { asked: backward, said: 'until' },
  since: { asked: backward, said: 'before' },
};
/** "And where?", "when?": the question before, asked of its other circumstance where it points at nothing. */
export const circumstance = /^(?:\W*\b(?:and|but|so|also)\b)*\W*\b(when|where|why)(?: (?:exactly|precisely))?\W*$/i;
export const ofCircumstance =
  /^(?:and )?(?:when|where|why)(?= (?:was|were|did|is|are|has|had|does|do)\b)(?!.*\b(?:its?|th(?:at|is|ose|ese|ere)|ones?|last|first)\b)/i;

/** Between two words that stand side by side. */
export const sideBySide = /^[\s’'-]*$/;
