import type { Knowledge, KnownRecord } from '../corpus/knowledge.ts';
import { isName } from '../corpus/text.ts';
import { answerFromPassages, toNearest } from './answer-from-passages.ts';
import { toAsked, toFurther, toHolding, type Asked } from './honesty/held.ts';
import { hedge } from './honesty/refuse.ts';
import { operate } from './operations/all.ts';
import { missingField } from './operations/missing-field.ts';
import { complete } from './complete.ts';
import { toPassageStatement } from './passages/evidence-answer.ts';
import { toRanked } from './passages/ranked.ts';
import { answerInScope, isAbout, isOfScope } from './passages/scope.ts';
import * as askedPhrases from './signs/asked-phrases.ts';
import * as personSigns from './signs/person-signs.ts';
import type { Reading } from './reading/reading.ts';
import * as wantedSigns from './signs/wanted-signs.ts';
import { toAnswer, toUsedPassages, type ExtractiveAnswer, type Statement } from './statement.ts';

/** One question, read, to an answer that holds the kind of thing that is asked for; else to the closest there is. */
export function answerReading(reading: Reading, question: string, knowledge: Knowledge): ExtractiveAnswer {
  const answer = findAnswer(reading, question, knowledge);
  const asked = toAsked(reading, knowledge);
  if (!asked || answer.outcome !== 'answered') return answer;
  const holding = toHolding(answer, asked);
  // Beside a passage that holds it the others say less; that a sentence has a name shows little.
  const isTelling =
    !reading.context &&
    asked.wanted.kind !== 'person' &&
    (!answer.isTyped || (reading.naming && asked.wanted.kind === 'reason'));
  if (holding.length > 0) return isTelling ? { ...answer, statements: holding } : answer;
  if (answer.holdsWanted && !isOfAnother(asked)) return answer;
  const scope = isOfIt(reading) ? toScope(reading) : [];
  const ranked = toRanked(reading, knowledge).filter(({ known }) => scope.length === 0 || isAbout(known.of, scope));
  const further = toFurther(ranked, asked);
  // What is told of one is none of another.
  return further ? toAnswer([toPassageStatement(further)]) : hedge(asked.wanted.bound ? [] : toNearest(ranked, asked));
}

/** What others did with a thing, or how many they did it to, is asked, which no list of entries tells. */
function isOfAnother({ wanted, reading }: Asked): boolean {
  const { kind, noun, deed } = wanted;
  if (kind !== 'count') return wanted.bound !== undefined || (kind === 'named' && deed !== undefined);
  const isTheirs = personSigns.byAnother.test(reading.frame) && !personSigns.speaksOfPerson.test(reading.frame);
  return isTheirs && noun !== undefined && noun.areas.length + noun.fields.length === 0;
}

/** From typed records or from passages; a follow-up first from the entries that the conversation points at. */
function findAnswer(reading: Reading, question: string, knowledge: Knowledge): ExtractiveAnswer {
  const typed = operate(reading, knowledge);
  const scope = toScope(reading);
  if (scope.length > 0) return answerFollowUp(reading, question, knowledge, scope, typed);
  return complete(typed ?? answerFromPassages(reading, question, knowledge), reading, knowledge);
}

/** From what the conversation is about: a sentence of it, those typed records that name it, its passages; then from anywhere. */
function answerFollowUp(
  reading: Reading,
  question: string,
  knowledge: Knowledge,
  scope: KnownRecord[],
  typed: ExtractiveAnswer | undefined,
): ExtractiveAnswer {
  const toUsed = (answer?: ExtractiveAnswer) => (answer ? toUsedPassages(answer, knowledge).map(({ of }) => of) : []);
  const isInScope = (entry: KnownRecord) => scope.includes(entry);
  const used = toUsed(typed);
  const isStep = stepsAway(reading);
  // "Since when?", "how long for?": the times of what was told, though more of it was.
  const isTime = reading.leftover.length === 0 && wantedSigns.ofTime.test(`${reading.asks[0]}`);
  const isGiven = (typed && isStep) || (used.some(isInScope) && (isTime || used.every(isInScope)));
  const close = isGiven ? undefined : answerInScope(reading, scope, knowledge);
  if (close) return close;
  const isOff =
    !isStep && reading.leftover.length === 0 && askedPhrases.bound.test(reading.folded) && !used.some(isInScope);
  const related = typed && isOff && toRelated(typed, scope, knowledge);
  if (related) return related;
  // "Was it printed again?" is not told by a list of others.
  const isOfOthers = reading.asks[0] === 'whether' && isOfIt(reading) && !used.every(isInScope);
  const answer =
    typed && !isOff && !isOfOthers
      ? complete(typed, reading, knowledge)
      : answerFromScope(reading, question, knowledge, scope);
  const [one] = scope;
  const isOther = (entry: KnownRecord) => entry !== one && entry.record.area === one?.record.area;
  if (scope.length > 1 || reading.target || !toUsed(answer).some(isOther)) return answer;
  // "Any co-authors?", "licence?": of the one that was talked about, and not of others like it.
  const naming = { entries: scope, tokens: [] };
  return missingField({ ...reading, naming }, { ...knowledge, records: scope }) ?? answer;
}

/** From passages; where the question can only be about what was talked about, from those of it or on it. */
function answerFromScope(
  reading: Reading,
  question: string,
  knowledge: Knowledge,
  scope: KnownRecord[],
): ExtractiveAnswer {
  const here = isOfIt(reading) ? answerFromPassages(reading, question, knowledge, scope) : undefined;
  const answer = here?.outcome === 'answered' ? here : answerFromPassages(reading, question, knowledge);
  return complete(here && !isOfScope(answer, scope, knowledge) ? here : answer, reading, knowledge);
}

/** Entries that a follow-up is about. */
function toScope({ context }: Reading): KnownRecord[] {
  return context?.pointed ? [context.pointed] : (context?.scope ?? []);
}

/** "And the year after?" leaves what was talked about. */
function stepsAway({ dates, leftover, folded }: Reading): boolean {
  return dates.length > 0 || (leftover.length === 0 && askedPhrases.stepsOn.test(folded));
}

/** "What did she play in it?", "why did she leave?" ask of what was talked about and of no other. */
function isOfIt({ folded, naming, target, leftover }: Reading): boolean {
  return (
    (askedPhrases.pointsAt.test(folded) || wantedSigns.whyLeft.test(folded)) &&
    !naming &&
    !target &&
    !leftover.some(isName)
  );
}

/** "Which prize did it get?": of a list, the entries that name what the conversation is about. */
function toRelated(
  { outcome, statements }: ExtractiveAnswer,
  [about]: KnownRecord[],
  knowledge: Knowledge,
): ExtractiveAnswer | undefined {
  const forms = about?.forms.filter(({ size }) => size > 1 || about.record.title.length > 4) ?? [];
  const isRelated = (statement: Statement) =>
    toUsedPassages({ outcome, statements: [statement] }, knowledge).some(({ of }) =>
      forms.some((form) => form.isSubsetOf(of.terms)),
    );
  const related = statements.filter(isRelated);
  return related.length > 0 ? { outcome, statements: related } : undefined;
}
