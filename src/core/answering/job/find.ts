import type { Area } from '../../contract/record.ts';
import type { Knowledge, KnownPassage } from '../../corpus/knowledge.ts';
import { toQuery, toWeight, type Concept } from '../../corpus/query.ts';
import { asRanked, rank, type Ranked } from '../../corpus/ranking.ts';
import { isName, toTerms } from '../../corpus/text.ts';
import { hasSkill } from '../operations/skill.ts';
import { toAskedDates } from '../records/dates.ts';
import { pick } from '../records/entry-lines.ts';
import { ownAreas } from '../signs/area-signs.ts';
import { toDegree } from '../records/degrees.ts';
import { isRole, says, saysAll } from '../records/selection.ts';
import { toRecordSpan } from '../records/spans.ts';
import * as verdictSigns from './verdict-signs.ts';
import * as advertSigns from './advert-signs.ts';
import { toRow } from '../lists.ts';

/** The words of a requirement that an entry itself says, and not only by words near them, of others or in a label. */
function toHeld({ concepts, known: { passage, of } }: Ranked, isDegree = false): Concept[] {
  return concepts.filter(
    (concept) =>
      concept.areas.includes(passage.area) ||
      // A degree is in what it says that it is in: its thesis may be on anything, and medicine is near to a doctor.
      (isDegree
        ? [of.names, of.values.get('field')].some((terms) => terms?.has(concept.token.stem))
        : says(of.names, concept) || of.passages.some((known) => isEvidence(known) && says(known.terms, concept))),
  );
}

/** Whether a passage tells of the person: the field of colleagues does not. */
export function isEvidence({ passage }: KnownPassage): boolean {
  return !verdictSigns.noEvidence.has(passage.field);
}

/** What the portfolio tells of a requirement. */
export interface Found {
  /** The best first. */
  ranked: Ranked[];
  /** What is asked. */
  concepts: Concept[];
  /** The best passage that says the contrary, which is quoted where no other says it. */
  denied?: Ranked | undefined;
  /** The kind of entries that are themselves the thing asked for. */
  only?: (typeof advertSigns.ofArea)[number] | undefined;
}

/** How much of the requirement the best passage says. */
export function toCoverage({ ranked: [best] }: Found): number {
  return best?.coverage ?? 0;
}

/** The passages that show what is asked for. */
export function find(text: string, knowledge: Knowledge): Found {
  // A blank before it: the first word of a requirement is no first word of a sentence.
  const query = toQuery(` ${text.replace(advertSigns.filler, ' ')}`, knowledge);
  const { concepts } = query;
  const only = advertSigns.ofArea.find(({ asked }) => asked.test(text));
  const level = only?.area === 'education' ? toDegree(text) : -1;
  const [, tells = toNamePattern(text)] = toRow(advertSigns.told, text) ?? [];
  // "Granted" and "degree" are what such entries are.
  const subjects = only ? concepts.filter(({ areas, fields }) => areas.length + fields.length === 0) : concepts;
  // A degree of that level in another field is a part of what is asked, and none of what a profession asks.
  const least = level < 0 || verdictSigns.professions.test(text) ? 0 : 0.4;
  // Where no more than the kind is asked, each entry of it is found, whatever it is called; the one that tells most is best.
  const kind = concepts.every(({ areas }) => areas.length > 0) ? only : undefined;
  const ranked = (kind ? toAll(knowledge, [kind.area], concepts) : rank(query, knowledge))
    .filter(({ known }) => isEvidence(known))
    .map((found) => {
      const held = toHeld(found, level >= 0);
      const unsaid = toWeight(subjects.filter((word) => !held.includes(word))) / (toWeight(subjects) || 1);
      const { of } = found.known;
      const score = kind ? (Number(saysAll(of.names, concepts)) + pick(of, kind.told).length) / 4 : found.score;
      return { ...found, score, coverage: Math.max(Math.min(found.coverage, 1 - unsaid), least) };
    });
  const isShown = (found: Ranked) => {
    const { known } = found;
    return (
      (only
        ? known.passage.area === only.area && toDegree(known.of.record.title) >= level
        : isWhole(toHeld(found), concepts, query.text, known)) &&
      tells.test(`${known.passage.heading}\n${known.passage.text}`)
    );
  };
  const shown = ranked.filter(isShown);
  const isDenied = (found: Ranked) =>
    // A certificate that lapsed is one no more, wherever its entry says so.
    (found.known.passage.area === 'education' &&
      found.known.of.passages.some(({ passage }) => verdictSigns.deniesAll.test(passage.text))) ||
    (only
      ? advertSigns.denied.test(found.known.of.record.title)
      : verdictSigns.deniesAll.test(`${found.known.passage.heading}\n${toSentence(found)}`) ||
        toSaidParts(found).some(
          (said) => advertSigns.denied.test(said) && found.concepts.some((word) => says(new Set(toTerms(said)), word)),
        ));
  return {
    ranked: shown.filter((found) => !isDenied(found)).toSorted((a, b) => toRank(b).localeCompare(toRank(a))),
    denied: shown.find(isDenied),
    concepts,
    only,
  };
}

/** Whether a passage lists what it says of the requirement as one skill. */
export function isListing({ known: { of, passage }, concepts }: Ranked): boolean {
  return passage.field === 'skills' && hasSkill(of, concepts, false);
}

/** The order of evidence: what says most of the requirement, of about as much what lists it as a skill, is a role of that name, fits best, is the latest role. */
function toRank(found: Ranked): string {
  const { coverage, concepts, score } = found;
  const { of } = found.known;
  return [
    Math.floor((coverage + 0.24) / 0.3),
    isListing(found),
    isRole(of) && saysAll(of.names, concepts),
    Math.round(9 * score),
    isRole(of) ? toRecordSpan(of)?.to : '',
  ].join();
}

/** "I tried Flutter and gave up on it; I write Swift": the parts of a sentence, each of which may deny. */
function toSaidParts(found: Ranked): string[] {
  return toSentence(found).split(advertSigns.part);
}

export function toSentence({ known, sentence }: Ranked): string {
  return known.sentences[sentence]?.text ?? '';
}

/** The sentences in which the person tells of himself. */
export function toOwnSentences(knowledge: Knowledge): Ranked[] {
  return toAll(knowledge, ownAreas);
}

/** All that entries of some areas say, sentence by sentence. */
function toAll({ records }: Knowledge, areas: Area[], concepts: Concept[] = []): Ranked[] {
  return records
    .filter(({ record }) => areas.includes(record.area))
    .flatMap(({ passages }) => passages)
    .flatMap((known) => known.sentences.map((_, sentence) => asRanked(known, sentence, concepts)));
}

/** "Full-time", "relocation to Munich": terms of work, granted or not by what the person tells of them. */
export function findTerm(text: string, knowledge: Knowledge): Found | undefined {
  const term = verdictSigns.workTerms.find(({ asks }) => asks.test(text));
  if (!term) return undefined;
  const said = toOwnSentences(knowledge).filter((found) => term.tells.test(toSentence(found)));
  const [day] = toAskedDates(text);
  const ranked = said.filter((found) =>
    toSaidParts(found).some(
      (clause) =>
        term.grants?.test(clause) &&
        !advertSigns.denied.test(clause) &&
        // Who is free in March can start in May.
        (!day || toAskedDates(clause).some(({ from }) => from <= day.from)),
    ),
  );
  return { ranked, denied: said[0], concepts: [] };
}

/** "Objective-C", "Three.js", "C++": one name, of which a part is nothing; "Vue.js" may be listed as Vue. */
function toNamePattern(text: string): RegExp {
  const [, stem, dot, end = ''] = advertSigns.markedName.exec(text) ?? [];
  if (!stem) return /^/;
  const ending = end.replaceAll('+', '\\+') + (dot ? verdictSigns.withoutEnd : '');
  return new RegExp(
    verdictSigns.inText.replace('{stem}', stem).replace('{end}', () => ending),
    'iu',
  );
}

/** A name that is asked for is said, and of "first-aid certificate" all words; a skill may stand alone: "Kotlin development". */
function isWhole(held: Concept[], all: Concept[], text: string, { passage, terms }: KnownPassage): boolean {
  const names = all.filter((word) => isName(word) && word.token.start > 1);
  if (names.length > 0 && !held.some((word) => names.includes(word))) return false;
  const isListed = passage.field === 'skills' && held.some((word) => says(terms, word));
  return held.length >= (advertSigns.whole.test(text) && !isListed ? all.length : 1);
}
