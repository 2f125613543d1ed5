import { origin } from './sentence-signs.ts';

/** A death, and no rate of them. */
const aDeath = '(?:death(?! (?:rate|toll|ratio|figure|statistic|penalty|certificate)s?\\b))';

/** The words by which a sentence tells of each matter of a life, on folded text. */
export const lifeSigns = {
  birth: /\bborn\b/,
  death: /\b(?:died|passed away)\b/,
  people: new RegExp(
    `\\b(?:[\\w-]*${origin.source} )?citizen|\\b(?:hold|ha[sv]e?)s? (?:\\w+ ){0,5}?(?:citizenship|nationality|passports?)|\\b(?:with|on) an? [\\w-]+ passport|\\b(?:is|was) an? [\\w-]*${origin.source}\\b`,
  ),
};

/** What may be told of a person's own life. */
export type LifeMatter = keyof typeof lifeSigns;

/** By what words each is asked for, on folded text. */
export const asksOfLife: Record<LifeMatter, RegExp> = {
  birth: /\b(?:born|birth(?!day \w)\w*|native (?:city|town|country|land))\b/,
  death: new RegExp(
    `(?<!\\b(?:after|before|since|until|cause of) (?:\\w+ )?)\\b(?:die[ds]?(?! of| from)|${aDeath}|pass(?:ed)? away|alive|live to be)\\b`,
  ),
  people: /\b(?:nationality|citizen)/,
};
/** Asks for her age at some time. */
export const asksAge = /\b(?:how old|(?:what|which) age)(?: \w+){1,2}/;
/** Speaks of making a thing, on which no grant and no end throws light. */
export const makes = /\b(?:invent|buil[dt]|design|develop|conceiv|devis|creat)(?:s|e[ds]?|ed)?\b/;
/** Between the person and what is told of her, where no "and" leads back to the beginning. */
export const linking = /\b(?:'[ms] )?(?:(?:had|was|became|is|am|an?|later|north|south|new) )*$/;
/** "Jane Doe is a chemist, …" in front of what is told. */
export const described = /^[^,;]* (?:is|was) an? [^,;]*, $/;
/** Words that stand for whomever a portfolio speaks of. */
export const ownerWords = /^(?:she|he|they|i|you)$/;
/** Words for a death, and those that only say whose. */
export const deaths = /^(?:death|died|pass|passed)$/;
export const ofDeath = /^(?:his|her|their|your|own|had|in|the|of|death|died|pass|passed|away|\d{4})$/;
/** How a life of somebody else is asked for and told, on folded text. */
export const othersLife = [new RegExp(`\\b(?:die[ds]?|${aDeath}|passed away)\\b`), /\bborn\b/];
/** It is the owner who died or was born, or no time is asked for. */
export const ownLife =
  /\b(?:s?he|they|you) (?:die[ds]?|born|passed|(?:was|were|had) (?:born|died))\b|\b(?:his|her|their|your) death\b|\bdie[ds]? (?:of|from)\b/;
/** Whose death it was, the sentence before says. */
export const theirDeath = /\b(?:his|her|their) death\b/;

/** Kinds of question that no birth and no death answers. */
export const ofNoDay = /how|why|count/;
/** Ends what is told of a birth or a death: "Born a Swiss, she came to Rome in 1884" gives no year of birth. */
export const ends = /;|, (?:s?he|they|i|we|who|whose|where|and|but|then|until)\b/;
/** Parts what one sentence tells of several: one daughter worked there; the other was born in 1904. What is in brackets is of the one before them. */
export const nextLife = /;(?![^();]{0,200}\))/;
/** How a sentence tells of what somebody died. */
export const dying =
  /\b[Dd]ie[ds]\b[^.;]{0,60} (?:(?<!\b(?:the|an?|my|his|her|\d{1,2}(?:st|nd|rd|th)) \w+ )of|(?:from|after)|in an? (?!(?:\w+ )?(?:hospital|hotel|sanatorium|clinic|hospice|house|flat|nursing|village|town|care)\b))\b|\bkilled\b|\b(?:accident|crash|illness|disease|cancer|attack|failure|stroke|pneumonia|an?aemia|leuka?emia|fever)\b/i;
