import type { LifeMatter } from '../records/life-dates.ts';

/** By what words each is asked for, on folded text. */
export const asksOfLife: Record<LifeMatter, RegExp> = {
  birth: /\b(?:born|birth(?!day \w)\w*|native (?:city|town|country|land))\b/,
  death:
    /(?<!\b(?:after|before|since|until|cause of) (?:\w+ )?)\b(?:die[ds]?(?! of| from)|death|passed away|alive|live to be)\b/,
  people: /\b(?:nationality|citizen)/,
};
/** Asks for her age at some time. */
export const asksAge = /\b(?:how old|(?:what|which) age)(?: \w+){1,2}/;
/** Speaks of making a thing, on which no grant and no end throws light. */
export const makes = /\b(?:invent|buil[dt]|design|develop|conceiv|devis|creat)(?:s|e[ds]?|ed)?\b/;
