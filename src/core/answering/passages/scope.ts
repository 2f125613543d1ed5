import { operationWords } from '../../corpus/stop-words.ts';
import type { Knowledge, KnownPassage, KnownRecord } from '../../corpus/knowledge.ts';
import { toWeight, type Concept } from '../../corpus/query.ts';
import { toWorth, type Ranked } from '../../corpus/ranking.ts';
import { isName, toTerms } from '../../corpus/text.ts';
import { toPassageStatement } from './evidence-answer.ts';
import type { Frame } from './frame-signs.ts';
import { looksLike, toFrames } from './frames.ts';
import { inDates } from '../records/dates.ts';
import type { Reading } from '../reading/reading.ts';
import { says, saysAll } from '../records/selection.ts';
import { toAnswer, toUsedPassages, type ExtractiveAnswer } from '../statement.ts';

/** Where a word is found, beside the sentence itself, and what that is worth. */
const worth = { passage: 0.7, heading: 0.8, field: 0.9 };
/** Share of the words that a sentence must say: by itself, and when it looks like the kind of answer that is wanted. */
const enough = { alone: 0.55, unframed: 0.8, framed: 0.25, loose: 0.65 };
const bonus = { frame: 0.4, first: 0.15, near: 0.3, text: 0.05 };
const cost = { told: 0.3 };
/** Share of a sentence that the visitor has been told, beyond which it is no news. */
const told = 0.75;
/** How near to the best sentence another of the same entry must be to stand beside it. */
const reach = 0.75;
const maxStatements = 2;

interface Found extends Omit<Ranked, 'order'> {
  isFramed: boolean;
}

/**
 * What the entries that the conversation points at say of a follow-up: there a sentence needs less in common with the
 * question than one from anywhere, for the entry itself is given. Nothing when none says enough.
 */
export function answerInScope(
  reading: Reading,
  records: KnownRecord[],
  { subject }: Knowledge,
): ExtractiveAnswer | undefined {
  const { query, dates, folded, context } = reading;
  const { frames, consumed } = toFrames(folded);
  const strict = frames.filter(({ isStrict }) => isStrict);
  const isLike = (text: string) => frames.some((frame) => looksLike(text, frame, subject));
  const words = query.concepts.filter(({ token }) => !consumed.has(token.folded) && !inDates(token, dates));
  const names = words.filter(isName);
  const reply = new Set(toTerms(context?.reply ?? ''));
  const least = context?.isLoose ? enough.loose : 0;
  const found = records
    .filter((entry) => saysAll(entry.terms, names))
    .flatMap((entry, index) => {
      const lead = index === 0 ? bonus.first : 0;
      const open = words.filter((word) => !says(entry.names, word));
      const isBare = open.every((word) => operationWords.has(word.token.folded));
      // A name stands for the one who did it: a sentence of another passage may be about anybody.
      const isNamed = ({ terms, heading }: KnownPassage) =>
        names.every((name) => [terms, heading, entry.names].some((said) => says(said, name)));
      const isStrictlyLike = ({ passage }: KnownPassage) =>
        strict.every((frame) => looksLike(passage.text, frame, subject));
      return entry.passages
        .filter((known) => isNamed(known) && isStrictlyLike(known))
        .flatMap((known) => toFound(known, open, isBare, isLike, reply, lead))
        .filter((candidate) => candidate.coverage >= least && isEnough(candidate, isBare, frames));
    })
    .toSorted((a, b) => b.score - a.score);
  const [best] = found;
  if (!best) return undefined;
  const chosen = [best];
  for (const candidate of found.slice(1)) {
    if (chosen.length >= maxStatements) break;
    const isNew = !chosen.some(({ known }) => known === candidate.known) && candidate.known.of === best.known.of;
    if (isNew && candidate.score >= best.score * reach) chosen.push(candidate);
  }
  return toAnswer(chosen.map(toPassageStatement));
}

/** Whether an entry is one of those or names one of them: the prize that a project won. */
export function isAbout(entry: KnownRecord, records: KnownRecord[]): boolean {
  return records.some((other) => other === entry || other.forms.some((form) => form.isSubsetOf(entry.terms)));
}

/** Whether an answer rests on such an entry first of all. */
export function isOfScope(answer: ExtractiveAnswer, records: KnownRecord[], knowledge: Knowledge): boolean {
  return toUsedPassages(answer, knowledge)
    .slice(0, 1)
    .some(({ of }) => isAbout(of, records));
}

function toFound(
  known: KnownPassage,
  open: Concept[],
  isBare: boolean,
  isLike: (text: string) => boolean,
  reply: Set<string>,
  lead: number,
): Found[] {
  const { passage, terms, sentences, heading } = known;
  const total = toWeight(open);
  return sentences.map(({ text, terms: said }, sentence): Found => {
    const toHit = ({ alternatives, fields }: Concept) =>
      Math.max(
        toWorth(alternatives, said),
        worth.passage * toWorth(alternatives, terms),
        worth.heading * toWorth(alternatives, heading),
        passage.field && fields.includes(passage.field) ? worth.field : 0,
      );
    const coverage = total === 0 ? 0 : toWeight(open, toHit) / total;
    const isFramed = isLike(text);
    // "We pay them for a day. – How much?": a question without words of its own is of the part that was talked about.
    const near = isBare ? reply.intersection(terms).size / Math.max(1, reply.size) : 0;
    const share = said.intersection(reply).size / Math.max(1, said.size);
    const score =
      coverage +
      (isFramed ? bonus.frame : 0) +
      lead +
      bonus.near * near +
      (passage.kind === 'text' ? bonus.text : 0) -
      (share >= told && !isFramed ? cost.told : 0);
    const concepts = open.filter((word) => toHit(word) > 0);
    return { known, score, coverage, concepts, sentence, isFramed };
  });
}

function isEnough({ coverage, isFramed }: Found, isBare: boolean, frames: Frame[]): boolean {
  if (frames.length === 0) return coverage >= enough.alone;
  if (!isFramed) return coverage >= enough.unframed;
  return isBare || coverage >= enough.framed;
}
