import type { Area } from '../contract/record.ts';
import type { Corpus, CorpusRecord } from './corpus.ts';
import { toFacts, type Fact } from './facts.ts';
import { generalWords } from './general-words.ts';
import type { Passage } from './passages.ts';
import { tokenize, toSentences, toTerms } from './text.ts';
import { toSynonyms, type Synonym } from './thesaurus.ts';

/** A passage with the forms under which it is found. */
export interface KnownPassage {
  passage: Passage;
  of: KnownRecord;
  terms: Set<string>;
  /** The sentences of the text, verbatim, each with its own terms. */
  sentences: { text: string; terms: Set<string> }[];
  heading: Set<string>;
}

/** A record with its names, typed facts and passages. */
export interface KnownRecord {
  record: CorpusRecord;
  facts: Fact[];
  passages: KnownPassage[];
  /** Terms of the title and of every other name of the record. */
  names: Set<string>;
  /** The same, one set for each name. */
  forms: Set<string>[];
  /** Field → terms of its values. */
  values: Map<string, Set<string>>;
  terms: Set<string>;
}

/** What can be said about a corpus before any question is asked. */
export interface Knowledge {
  corpus: Corpus;
  records: KnownRecord[];
  byId: Map<string, KnownRecord>;
  byPassage: Map<string, KnownPassage>;
  /** Folded word of the corpus → how often it occurs. */
  words: Map<string, number>;
  /** Folded words of general English that questions are made of: what a mistyped word may have been meant to be. */
  generalWords: ReadonlySet<string>;
  /** Stem → other ways to say it. */
  synonyms: ReadonlyMap<string, Synonym[]>;
  /** First stem → the idioms that begin with it, the longest first. */
  idioms: ReadonlyMap<string, Idiom[]>;
  /** Terms of the person's own name: every record is about them, so they tell records apart no more than "the". */
  subject: Set<string>;
  /** Initials of a name of several words → its terms. */
  acronyms: Map<string, string[]>;
  /** How rare a term is: about 0 for one in every passage, 1 for one in a single passage or in none. */
  rarity: (term: string) => number;
  has: (term: string) => boolean;
}

export interface Idiom {
  stems: string[];
  plain: string;
}

const known = new WeakMap<Corpus, Knowledge>();

/** Read once for each open corpus. */
export function toKnowledge(corpus: Corpus): Knowledge {
  const cached = known.get(corpus);
  if (cached) return cached;
  const knowledge = readKnowledge(corpus);
  known.set(corpus, knowledge);
  return knowledge;
}

/** The names under which a record goes: its title, its aliases and the organisations it is named after. */
export function toNames({ record, facts }: Pick<KnownRecord, 'record' | 'facts'>): string[] {
  const named = new Set(['aka', 'title', 'name', ...(namingFields[record.area] ?? [])]);
  return [
    record.title,
    ...facts.filter(({ field }) => named.has(field)).flatMap((fact) => fact.values.map(({ text }) => text)),
  ];
}

/** Fields by whose value people call a record, besides its title. */
const namingFields: Partial<Record<Area, string[]>> = {
  experience: ['employer', 'role'],
  education: ['institution', 'degree', 'thesis'],
  patents: ['number'],
};

/** What a passage says: a question never matches the label of a field, only its value. */
function toSaid({ kind, text }: Passage): string {
  return kind === 'fact' ? text.slice(text.indexOf(': ') + 2) : text;
}

/** `mgm` for a studio of three hyphened names: people use initials that a text may never print. */
function toAcronyms(records: KnownRecord[]): Map<string, string[]> {
  const acronyms = new Map<string, string[]>();
  for (const { facts } of records) {
    for (const { text } of facts
      .filter(({ kind }) => kind === 'organisation' || kind === 'name')
      .flatMap(({ values }) => values)) {
      const words = tokenize(text).filter((token) => /^\p{Lu}/u.test(token.text));
      const initials = words.map(({ folded }) => folded.charAt(0)).join('');
      if (words.length > 1 && words.length < 7 && !acronyms.has(initials))
        acronyms.set(
          initials,
          words.map(({ stem }) => stem),
        );
    }
  }
  return acronyms;
}

function readKnowledge(corpus: Corpus): Knowledge {
  const records = corpus.records.map((record): KnownRecord => {
    const facts = toFacts(record);
    return {
      record,
      facts,
      passages: [],
      terms: new Set(),
      names: new Set(toNames({ record, facts }).flatMap(toTerms)),
      forms: toNames({ record, facts }).map((name) => new Set(toTerms(name))),
      values: new Map(facts.map(({ field, values }) => [field, new Set(values.flatMap(({ text }) => toTerms(text)))])),
    };
  });
  const byId = new Map(records.map((entry) => [entry.record.id, entry]));
  const byPassage = new Map<string, KnownPassage>();
  const words = new Map<string, number>();
  const frequency = new Map<string, number>();
  for (const passage of corpus.passages) {
    const of = byId.get(passage.recordId);
    if (!of) continue;
    const terms = new Set<string>();
    const sentences = toSentences(toSaid(passage)).map((text) => ({ text, terms: new Set<string>() }));
    for (const sentence of sentences) {
      for (const { folded, stem, compound } of tokenize(sentence.text)) {
        words.set(folded, (words.get(folded) ?? 0) + 1);
        for (const term of compound ? [stem, compound] : [stem]) {
          sentence.terms.add(term);
          terms.add(term);
        }
      }
    }
    const entry = { passage, of, terms, sentences, heading: new Set(toTerms(passage.heading ?? '')) };
    for (const term of terms) frequency.set(term, (frequency.get(term) ?? 0) + 1);
    for (const term of [...terms, ...entry.heading, ...of.names]) of.terms.add(term);
    of.passages.push(entry);
    byPassage.set(passage.id, entry);
  }
  const { profile } = corpus.portfolio;
  for (const { folded } of tokenize([profile.name, ...(profile.aka ?? [])].join(' '))) words.set(folded, 1);
  const { groups, words: others, idioms } = corpus.english;
  const top = Math.log(1 + corpus.passages.length);
  return {
    corpus,
    records,
    byId,
    byPassage,
    words,
    generalWords: new Set([...generalWords, ...groups.flatMap((group) => group.split(/[ _]/)), ...others]),
    synonyms: toSynonyms(groups),
    idioms: toIdioms(idioms),
    acronyms: toAcronyms(records),
    subject: new Set([profile.name, ...(profile.aka ?? [])].flatMap(toTerms)),
    rarity: (term) => Math.min(1, Math.log((1 + corpus.passages.length) / (frequency.get(term) ?? 1)) / top),
    has: (term) => frequency.has(term),
  };
}

function toIdioms(idioms: [stems: string, plain: string][]): Map<string, Idiom[]> {
  const table = new Map<string, Idiom[]>();
  for (const [phrase, plain] of idioms) {
    const stems = phrase.split(' ');
    const [first = ''] = stems;
    const same = table.get(first);
    if (same) same.push({ stems, plain });
    else table.set(first, [{ stems, plain }]);
  }
  return table;
}
