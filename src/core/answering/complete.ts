import { pickingWords } from '../corpus/stop-words.ts';
import { isHeld, toAsked } from './honesty/held.ts';
import type { Knowledge } from '../corpus/knowledge.ts';
import { toWeight, type Concept } from '../corpus/query.ts';
import { isAsGood, isLabelled } from '../corpus/ranking.ts';
import { isName, toTerms } from '../corpus/text.ts';
import { toPassageStatement } from './passages/evidence-answer.ts';
import { inDates } from './records/dates.ts';
import { toAskedFields } from './reading/field-phrases.ts';
import * as askSigns from './signs/ask-signs.ts';
import * as timeSigns from './signs/time-signs.ts';
import { toRanked } from './passages/ranked.ts';
import { says } from './records/selection.ts';
import type { Reading } from './reading/reading.ts';
import { toUsedPassages, type ExtractiveAnswer } from './statement.ts';

/** Share of the question that an answer may leave unsaid. */
const maxUnsaid = 0.2;
/** Share of the question that a passage of another entry must bring. */
const minNews = 0.25;
const maxAdded = 2;

/**
 * Adds the passages that say what an answer leaves unsaid of the question: typed fields answer "when" and "who", and the
 * rest of what was asked often stands in a sentence beside them.
 */
export function complete(answer: ExtractiveAnswer, reading: Reading, knowledge: Knowledge): ExtractiveAnswer {
  // What only places the answer in time ("before …") need not be said again, and what it excludes must not be.
  const isWhole = timeSigns.placesInTime.test(reading.folded) || reading.rest !== reading.folded;
  // A length that the dates tell says no more than the length, and wants no word of what was done; a number at
  // a place wants none of what was there.
  const asked = reading.asks.join();
  const isNumber =
    answer.isTyped &&
    (askSigns.askedAs.length.test(asked) || (askSigns.askedAs.number.test(asked) && reading.leftover.every(isName)));
  if (answer.outcome !== 'answered' || answer.isSettled) return answer;
  // What a field of a named entry tells is told with it.
  const whole: ExtractiveAnswer =
    isNumber || (answer.isTyped && reading.naming) ? { ...answer, isSettled: true } : answer;
  if (isNumber || isWhole) return whole;
  // Dates and words like "latest" pick entries and need not be said again.
  const concepts = reading.query.concepts.filter(
    ({ token }) => !pickingWords.has(token.folded) && !inDates(token, reading.dates),
  );
  const used = toUsedPassages(answer, knowledge);
  // Ways to write answer "can I call?", whatever the words of it are.
  if (used.every(({ passage }) => passage.area === 'contact')) return whole;
  // The link behind a statement is read with it: a name that leads to the answer's entry needs no further passage.
  const isLinked = used.some(({ of }) => reading.naming?.entries.includes(of));
  const named = isLinked ? (reading.naming?.tokens ?? []).map(({ stem }) => stem) : [];
  const met = new Set(
    toAskedFields(reading)
      .filter(({ fields }) => used.some(({ passage }) => passage.field && fields.includes(passage.field)))
      .flatMap(({ words }) => words),
  );
  const isUnmet = (concept: Concept) =>
    !met.has(concept) &&
    !used.some((known) => isLabelled(concept, known)) &&
    // The title in the link says the name of the entry, in full or in part.
    !(isName(concept) && used.some(({ of }) => says(of.names, concept, true)));
  const unmet = concepts.filter(isUnmet);
  const most = maxUnsaid * toWeight(concepts);
  if (toWeight(unmet) <= most) return whole;
  const said = new Set([...answer.statements.flatMap(({ text }) => toTerms(text)), ...named]);
  let unsaid = unmet.filter((word) => !says(said, word, true));
  if (toWeight(unsaid) <= most) return whole;
  const entries = new Set(used.map(({ of }) => of));
  // A list is of all that the question picks, by a place or a country or by no word at all; what it leaves out was left out.
  const isOfPlace = reading.leftover.every((word) =>
    used.some(({ of: { values } }) => says(values.get('place') ?? values.get('number'), word)),
  );
  const ranked = toRanked(reading, knowledge);
  // What holds the thing that was asked for needs no other entry, unless the question has a word that nothing explains.
  const wanted = reading.leftover.some((word) => unsaid.includes(word)) ? undefined : toAsked(reading, knowledge);
  const isList =
    (wanted && isHeld(answer, wanted)) ||
    answer.statements.some(({ layout }) => layout === 'row' || (layout === 'item' && isOfPlace));
  const added = [];
  for (const candidate of ranked.slice(0, 40)) {
    if (added.length >= maxAdded) break;
    const sentence = candidate.known.sentences[candidate.sentence]?.terms ?? candidate.known.terms;
    const news = unsaid.filter((word) => says(sentence, word, true));
    const isOther = !entries.has(candidate.known.of);
    if (news.length === 0 || used.includes(candidate.known)) continue;
    if (isOther && (isList || !isAsGood(candidate, ranked) || toWeight(news) < minNews * toWeight(concepts))) continue;
    added.push(toPassageStatement(candidate));
    unsaid = unsaid.filter((concept) => !news.includes(concept));
  }
  return { ...answer, statements: [...answer.statements, ...added] };
}
