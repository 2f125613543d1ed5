import type { Area } from '../../contract/record.ts';

/** Verbs and nouns that tell which of two entries at one place is meant. */
export const telltales: Partial<Record<Area, RegExp>> = {
  experience:
    /\b(work|works|worked|working|job|join|joined|hired|employ\w*|role|post|position|teach|taught|lecture[ds]?|resign\w*|quit|staff|(?:co-?)?founder|director|trustee|manager|chief|professor|engineer|consultant)\b/,
  publications:
    /\b(publish\w*|appear(s|ed)?|c[ao]me out|brought out|co-?author\w*|co-?(wrote|written)|print|imprint|journal)\b/,
  education: /\b(study|studies|studied|graduat\w*|enrol\w*|degree|student|major\w*|thesis|class|doctorate)\b/,
};
/** Points at the last of those that were named. */
export const lastNamed = /\b(last|latter)\b/;
