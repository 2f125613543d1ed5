import type { Area } from '../contract/record.ts';
import { areaWords, fieldWords, lookUp, regions } from './lexicon.ts';
import type { Knowledge } from './knowledge.ts';
import { oncePer } from './once.ts';
import { irregularForms } from './irregular-forms.ts';
import { kinGroups } from './private-topics.ts';
import { spell } from './spelling.ts';
import { toSenses, type Sense } from './senses.ts';
import { homograph, stopWords, weakWords } from './stop-words.ts';
import { fold, isName, toEnd, tokenize, toOwnTerms, type Token } from './text.ts';
import { synonymWorth } from './thesaurus.ts';
import { unique } from './unique.ts';
import * as wordSigns from './word-signs.ts';

/** One thing that a question is about, with all the ways in which a passage can say it. */
export interface Concept {
  token: Token;
  /** Terms that must all occur, and how much that is worth, 0 to 1. */
  alternatives: { terms: string[]; worth: number; isNear: boolean }[];
  /** Areas and fields that the word names: a record of the area, a passage of the field, holds the concept. */
  areas: Area[];
  fields: string[];
  /** How much of the question it is. */
  weight: number;
  /** The corpus, or the lexicon that leads to it, knows the word. */
  known: boolean;
}

export interface Query {
  /** The question with its misspellings put right. */
  text: string;
  tokens: Token[];
  concepts: Concept[];
}

const weakShare = 0.35;
const areaShare = 0.5;
/** "Children" for a daughter, "Norway" for Scandinavia: worth more than a near word. */
const kinWorth = 0.85;

/** How much of a question concepts are, each by the share of it that counts. */
export function toWeight(concepts: Concept[], toShare: (concept: Concept) => number = () => 1): number {
  return concepts.reduce((sum, concept) => sum + concept.weight * toShare(concept), 0);
}

/** The concepts of a question: stop words and the person's own name say nothing about where to look. */
export function toQuery(written: string, knowledge: Knowledge): Query {
  const text = spell(written, knowledge);
  const tokens: Token[] = [];
  const seen = new Set<string>();
  const words = tokenize(text);
  const senses = toSenses('asked', fold(text));
  // "On-call", "one-on-ones": of small words alone, and yet a word where the corpus has it.
  const isWord = (compound: string) =>
    knowledge.has(compound) && words.every((part) => part.compound !== compound || stopWords.has(part.folded));
  const concepts = words.flatMap((word): Concept[] => {
    const whole = word.compound && !seen.has(word.compound) && isWord(word.compound) ? word.compound : undefined;
    const token = whole ? { ...word, stem: whole } : word;
    tokens.push(token);
    const { folded, stem, compound } = token;
    // "co-inventor" is one word of the lexicon: its parts are no concepts of their own.
    if (compound && seen.has(compound)) return [];
    if (compound && (whole || fieldWords.has(compound) || areaWords.has(compound))) seen.add(compound);
    else if (
      (stopWords.has(folded) && !isSkill(token, knowledge) && !homograph.test(text.slice(0, toEnd(token)))) ||
      seen.has(stem) ||
      knowledge.subject.has(stem)
    )
      return [];
    seen.add(stem);
    return [toConcept(token, knowledge, senses)];
  });
  return { text, tokens, concepts };
}

/** The skills that the records list, as written. */
export const toSkills = oncePer(({ records }: Knowledge) => {
  const skills = records.flatMap(({ facts }) => facts.filter(({ field }) => field === 'skills'));
  return new Set(skills.flatMap(({ values }) => values.map(({ text }) => text)));
});

/** "Go" in the middle of a sentence, where the records list it as a skill. */
function isSkill(token: Token, knowledge: Knowledge): boolean {
  return isName({ token }) && toSkills(knowledge).has(token.text);
}

export function toConcept(token: Token, knowledge: Knowledge, senses: Sense[] = []): Concept {
  const whole = token.compound ?? '';
  const areas = areaWords.get(whole) ?? lookUp(areaWords, token.folded);
  const ofWhole = lookUp(fieldWords, whole);
  const fields = ofWhole.length > 0 ? ofWhole : lookUp(fieldWords, token.folded);
  // "LED" may be written "led".
  const forms = unique([...toOwnTerms(token), ...(irregularForms.has(token.folded) ? [token.folded] : [])]);
  const exact = forms.map((term) => ({ terms: [term], worth: 1, isNear: false }));
  const kin = [...(kinGroups.get(token.stem) ?? []).map((term) => [term]), ...(regions.get(token.folded) ?? [])].map(
    (terms) => ({ terms, worth: kinWorth, isNear: false }),
  );
  const synonyms = [
    ...kin,
    ...(knowledge.synonyms.get(token.stem)?.values() ?? []),
    ...unique(senses.flatMap(({ term, folded }) => (folded === token.folded ? [term] : []))).map((term) => ({
      terms: [term],
      worth: synonymWorth,
      isNear: true,
    })),
  ].filter(({ terms }) => terms[0] !== token.stem && terms.every(knowledge.has));
  const long = wordSigns.acronym.test(token.text) ? knowledge.acronyms.get(token.folded) : undefined;
  if (long) exact.push({ terms: long, worth: 0.95, isNear: false });
  const inCorpus = exact.some(({ terms }) => terms.every(knowledge.has));
  const known = inCorpus || synonyms.length > 0 || areas.length > 0 || fields.length > 0;
  const rarest = Math.max(0.2, ...synonyms.flatMap(({ terms }) => terms).map(knowledge.rarity));
  const rarity = inCorpus ? knowledge.rarity(token.stem) : known ? Math.min(0.8, rarest) : 1;
  const share = weakWords.has(token.folded) ? weakShare : areas.length > 0 || fields.length > 0 ? areaShare : 1;
  return {
    token,
    alternatives: [...exact, ...synonyms],
    areas,
    fields,
    weight: Math.max(0.15, rarity) * share,
    known,
  };
}
