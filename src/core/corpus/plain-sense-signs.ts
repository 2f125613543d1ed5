import type { Sense } from './sense-signs.ts';

/** Further matters, as the senses of idioms: whom one admires, what a thing replaced, how many signed up. */
export const plainSenses: Sense[] = [
  {
    term: '~admired',
    asked:
      /\b(?:admir(?:e[sd]?|ing)|look(?:s|ed|ing)? up to|hero(?:es|ines?)?|idols?|idoli[sz]\w+|role models?|rever(?:e[sd]?|ing))\b/,
    told: /\b(?:[Aa]dmir(?:e[sd]?|ing|ation)|look(?:s|ed)? up to|(?:[Mm]y|[Hh]er|[Hh]is|[Tt]heir) (?:great(?:est)? |first )?(?:hero(?:es|ine)?|idols?)|role models?|[Rr]evere[sd]?)\b/,
  },
  {
    // What stands behind the verb, not in front of it: "what did it replace?"
    term: '~replaced',
    asked:
      /\bwhat\b.{0,12}\b(?:did|does|do|has|have) .{1,60}\b(?:replaced?|superseded?|supplant(?:ed)?|t(?:ake|aken) the place of|do away with|make (?:obsolete|redundant))\b/,
    told: /\b(?:replac(?:es|ed|ing)|[Ii]n place of|(?:take|taken|took|taking|takes) the place of|[Ss]upersed\w+|[Ss]upplant\w*|did away with)\b/,
  },
  {
    term: '~subscribed',
    asked: /\bhow many\b.*\b(?:sign(?:ed|s)? up|enrol(?:l?ed|s|l)?|registered|subscribed?)\b/,
    told: /\b(?:[Ss]ubscri\w+|[Ee]nroll?(?:ed|ments?)|participants|[Rr]egistered|signed up)\b/,
  },
];
