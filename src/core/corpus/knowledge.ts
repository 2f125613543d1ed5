import type { Corpus, CorpusRecord } from './corpus.ts';
import { toFacts, type Fact } from './facts.ts';
import { generalWords, questionWords } from './general-word-signs.ts';
import { callingFields } from './calling-signs.ts';
import { officeNames } from './office-signs.ts';
import { oncePer } from './once.ts';
import type { Passage } from './passages.ts';
import { fold, tokenizePublished, toOwnTerms, toSentences, toTerms, type Token } from './text.ts';
import { toPerson } from './person.ts';
import { toSenses } from './senses.ts';
import { toShared } from './shared-terms.ts';
import { toSynonyms, type Synonym } from './thesaurus.ts';

/** A passage with the forms under which it is found. */
export interface KnownPassage {
  passage: Passage;
  /** Its place among all. */
  index: number;
  of: KnownRecord;
  terms: Set<string>;
  /** Those that are words and no matters (`~`, see `Sense`): on the length of a passage what it tells of has no bearing. */
  words: Set<string>;
  /** The sentences of the text, verbatim, each with its own terms. */
  sentences: { text: string; terms: Set<string> }[];
  /** The questions that were foreseen for it. */
  foreseen: KnownQuestion[];
  heading: Set<string>;
}

/** A question that was foreseen for a passage. */
export interface KnownQuestion {
  /** Its place among all. */
  place: number;
  /** Index of the sentence that answers it. */
  sentence: number;
  terms: Set<string>;
  /** Its small words. */
  small: string[];
}

/** A record with its names, typed facts and passages. */
export interface KnownRecord {
  record: CorpusRecord;
  facts: Fact[];
  passages: KnownPassage[];
  /** The names under which it goes: its title, its aliases and the organisations it is named after. */
  called: { text: string; folded: string }[];
  /** Terms of the title and of every other name of the record. */
  names: Set<string>;
  /** The same, one set for each name. */
  forms: Set<string>[];
  /** Field → terms of its values. */
  values: Map<string, Set<string>>;
  terms: Set<string>;
  /** These and the terms of the questions that were foreseen for it: the words by which it may be asked for. */
  reach: Set<string>;
}

/**
 * What can be said about a corpus before any question is asked. Narrowed to fewer records by a spread, all else still speaks
 * of the whole corpus, and what is kept for each knowledge is reckoned anew.
 */
export interface Knowledge {
  corpus: Corpus;
  records: KnownRecord[];
  byId: Map<string, KnownRecord>;
  byPassage: Map<string, KnownPassage>;
  /** For each foreseen question, by its place, how many of some terms it has. */
  shared: (terms: Iterable<string>) => Uint16Array;
  /** Folded word of the corpus → how often it occurs. */
  words: Map<string, number>;
  /** Folded words of general English that questions are made of: what a mistyped word may have been meant to be. */
  generalWords: ReadonlySet<string>;
  /** Stem → other ways to say it, each by its terms. */
  synonyms: ReadonlyMap<string, Map<string, Synonym>>;
  /** First stem → the idioms that begin with it, the longest first. */
  idioms: ReadonlyMap<string, Idiom[]>;
  /** The words of the person's own names. */
  person: readonly Token[];
  /** Terms of them: every record is about them, so they tell records apart no more than "the". */
  subject: Set<string>;
  /** Initials of a name of several words → its terms. */
  acronyms: Map<string, string[]>;
  /** How rare a term is: about 0 for one in every passage, 1 for one in a single passage or in none. */
  rarity: (term: string) => number;
  has: (term: string) => boolean;
}

export interface Idiom {
  phrase: string[];
  plain: string;
}

/** Read once for each open corpus. */
export const toKnowledge = oncePer(readKnowledge);

function toCalled({ record, facts }: Pick<KnownRecord, 'record' | 'facts'>): KnownRecord['called'] {
  const named = [...callingFields.any, ...(callingFields[record.area] ?? [])];
  const texts = facts
    .filter(({ field }) => named.includes(field))
    .flatMap(({ values }) => values.map(({ text }) => text));
  return [record.title, ...texts].map((text) => ({ text, folded: fold(text) }));
}

/** What a passage says: a question never matches the label of a field that `toFactLine` puts in front, only its value. */
function toSaid({ kind, text }: Passage): string {
  return kind === 'fact' ? text.slice(text.indexOf(': ') + 2) : text;
}

function readKnowledge(corpus: Corpus): Knowledge {
  const regions = new Map(corpus.regions);
  const records = corpus.records.map((record): KnownRecord => {
    const facts = toFacts(record);
    const called = toCalled({ record, facts });
    const forms = called.map(({ text }) => new Set(tokenizePublished(text).flatMap(toOwnTerms)));
    return {
      record,
      facts,
      passages: [],
      terms: new Set(),
      reach: new Set(),
      called,
      names: new Set(forms.flatMap((form) => [...form])),
      forms,
      values: new Map(
        facts.map(({ field, values }) => [
          field,
          new Set(
            values.flatMap(({ text }) => {
              const region = field === 'place' ? regions.get(text.split(', ').at(-1) ?? '') : undefined;
              const office =
                record.area === 'patents' && field === 'number' ? officeNames[text.slice(0, 2)] : undefined;
              return [text, region ?? office ?? ''].flatMap(tokenizePublished).flatMap(toOwnTerms);
            }),
          ),
        ]),
      ),
    };
  });
  const byId = new Map(records.map((entry) => [entry.record.id, entry]));
  const byPassage = new Map<string, KnownPassage>();
  const words = new Map<string, number>();
  const frequency = new Map<string, number>();
  const questions = corpus.foreseen.map((question, place) => ({
    ...question,
    place,
    terms: new Set(question.terms.split(' ')),
    small: question.small?.split(' ') ?? [],
  }));
  const expected = Map.groupBy(questions, ({ passageId }) => passageId);
  for (const passage of corpus.passages) {
    const of = byId.get(passage.recordId);
    if (!of) continue;
    const sentences = toSentences(toSaid(passage)).map((text) => {
      const tokens = tokenizePublished(text);
      for (const { folded } of tokens) words.set(folded, (words.get(folded) ?? 0) + 1);
      const senses = toSenses('told', `${passage.field}: ${text}`);
      return { text, terms: new Set([...tokens.flatMap(toOwnTerms), ...senses.map(({ term }) => term)]) };
    });
    const terms = new Set(sentences.flatMap((sentence) => [...sentence.terms]));
    const said = new Set([...terms].filter((term) => !term.startsWith('~')));
    const foreseen = expected.get(passage.id) ?? [];
    const heading = new Set(toTerms(passage.heading ?? ''));
    const entry = { passage, index: byPassage.size, of, terms, words: said, sentences, foreseen, heading };
    // No passage says it, and yet the corpus has it.
    for (const term of entry.heading) frequency.set(term, frequency.get(term) ?? 0);
    for (const term of terms) frequency.set(term, (frequency.get(term) ?? 0) + 1);
    for (const term of [...terms, ...entry.heading, ...of.names]) of.terms.add(term);
    for (const term of [...of.terms, ...foreseen.flatMap((question) => [...question.terms])]) of.reach.add(term);
    of.passages.push(entry);
    byPassage.set(passage.id, entry);
  }
  const person = toPerson(corpus.portfolio.profile);
  for (const { folded } of person) words.set(folded, 1);
  const { groups, words: others, idioms } = corpus.english;
  const top = Math.log(1 + corpus.passages.length);
  // Asked for each word of thousands of expected questions: too often for a logarithm each time.
  const rarities = new Map([...frequency].map(([term, count]) => [term, Math.min(1, 1 - Math.log(count || 1) / top)]));
  return {
    corpus,
    records,
    byId,
    byPassage,
    shared: toShared(questions),
    words,
    generalWords: new Set([
      ...generalWords,
      ...groups.flatMap((group) => group.split(/[ _]/)),
      ...others,
      ...questionWords,
    ]),
    synonyms: toSynonyms(groups),
    idioms: Map.groupBy(
      idioms.map(([stems, plain]) => ({ phrase: stems.split(' '), plain })),
      ({ phrase: [first = ''] }) => first,
    ),
    acronyms: new Map(corpus.acronyms),
    person,
    subject: new Set(person.flatMap(toOwnTerms)),
    rarity: (term) => rarities.get(term) ?? 1,
    has: (term) => frequency.has(term),
  };
}
