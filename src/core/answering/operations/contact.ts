import { toFactStatement } from '../records/entry-lines.ts';
import { answerBySentence } from '../passages/best-sentence.ts';
import { toWholePassage } from '../passages/evidence-answer.ts';
import type { Knowledge, KnownPassage, KnownRecord } from '../../corpus/knowledge.ts';
import { toWeight } from '../../corpus/query.ts';
import { toWorth } from '../../corpus/ranking.ts';
import { isName } from '../../corpus/text.ts';
import * as askedPhrases from '../signs/asked-phrases.ts';
import * as askedSigns from '../signs/asked-signs.ts';
import type { Reading } from '../reading/reading.ts';
import { says, saysAll } from '../records/selection.ts';
import { toAnswer, toRemark, type ExtractiveAnswer, type Statement } from '../statement.ts';
import * as sentenceSigns from '../signs/sentence-signs.ts';
import type { Operation } from './operation.ts';
import { toPages } from './profiles.ts';
import * as profileSigns from '../signs/profile-signs.ts';
import { remarks } from '../replies.ts';
import * as entrySigns from '../signs/entry-signs.ts';
import { isText } from '../evidence.ts';

/** "How do I reach him?": the ways that the portfolio publishes, and its note on them. */
export const contact: Operation = (reading, knowledge) => {
  const entry = knowledge.byId.get('contact');
  if (!entry || reading.dates.length > 0) return undefined;
  const reply =
    askedSigns.replies.asked.test(reading.folded) && saysAll(entry.terms, reading.leftover)
      ? toReply(reading, entry, knowledge)
      : undefined;
  if (reply) return { ...reply, holdsWanted: true };
  const pages = toPages(reading, entry, knowledge);
  if (pages?.[0]) return toAnswer(pages, { isSettled: true });
  // "The web address of the firm" names the contact's own organisation.
  const isSite =
    entry.values.has('website') && profileSigns.asksSite.test(reading.folded) && !isOfOther(reading, entry);
  const isOwn =
    isSite || reading.fields.some((field) => entrySigns.waysByName.includes(field) && entry.values.has(field));
  const home = entry.passages.some(({ passage }) => askedSigns.homeAddress.told.test(passage.text))
    ? undefined
    : askedSigns.homeAddress.asked.exec(reading.folded)?.[0];
  const isExplained = reading.leftover.every(
    (word) => (isOwn && says(entry.terms, word)) || home?.split(' ').includes(word.token.folded),
  );
  const isArea = reading.areas.every((area) => area === 'contact') && (isSite || reading.areas.length > 0);
  const isPlain = isExplained && isArea;
  // A name in front only tells what the visitor has in mind: "I read about the mill at Acharn. Whom do I ask?"
  const turn = reading.folded.search(askedPhrases.turnsTo);
  const isOpen = turn >= 0 && !reading.leftover.some((word) => isName(word) && word.token.start > turn);
  if (!isPlain && !isOpen && !pages) return undefined;
  const ways = entry.facts.filter(({ field }) => field !== 'profiles' || pages || reading.fields.includes('profiles'));
  const note = toNote(reading, entry);
  const statements: Statement[] = ways.length > 0 ? [toFactStatement(entry, ways)] : [];
  if (note) statements.push(toWholePassage(note));
  if (statements.length === 0) return undefined;
  const lacks =
    pages ||
    home ||
    entrySigns.privateFields.some((field) => reading.fields.includes(field) && !entry.values.has(field));
  // "Can I ring her up?" is answered by a note that says why not.
  const isTold =
    !home && !pages && reading.asks[0] === 'whether' && note && profileSigns.speaksOfPhone.test(note.passage.text);
  if (lacks && !isTold)
    return {
      outcome: isOwn ? 'partial' : 'not_in_portfolio',
      statements: [toRemark(remarks.ways), ...statements],
      isSettled: true,
    };
  return toAnswer(statements);
};

/** The note on the ways: of several parts the one that says most of the question, else the first. */
function toNote({ query }: Reading, { passages }: KnownRecord): KnownPassage | undefined {
  const toSaid = ({ terms, heading }: KnownPassage) =>
    toWeight(query.concepts, ({ alternatives }) => toWorth(alternatives, terms) + toWorth(alternatives, heading));
  return passages.filter(isText).toSorted((a, b) => toSaid(b) - toSaid(a))[0];
}

/** The sentence that says how soon letters are answered. */
function toReply(reading: Reading, entry: KnownRecord, knowledge: Knowledge): ExtractiveAnswer | undefined {
  return answerBySentence(
    reading,
    [entry],
    knowledge,
    (text) => askedSigns.replies.told.test(text) && sentenceSigns.timeSpan.test(text),
  );
}

/** "What is its web site?" of another entry than the contact. */
function isOfOther({ context }: Reading, entry: KnownRecord): boolean {
  return context !== undefined && !context.scope.includes(entry);
}
