import { operationWords } from '../../corpus/stop-words.ts';
import { toStem, toTerms } from '../../corpus/text.ts';
import { pick, toFactEvidence, toFactStatement, toListItem } from '../records/entry-lines.ts';
import { answerBySentence } from '../passages/best-sentence.ts';
import { toWholePassage } from '../passages/evidence-answer.ts';
import type { Fact } from '../../corpus/facts.ts';
import type { Knowledge, KnownPassage, KnownRecord } from '../../corpus/knowledge.ts';
import { toWeight } from '../../corpus/query.ts';
import { toWorth } from '../../corpus/ranking.ts';
import { turnsTo } from '../reading/asked-phrases.ts';
import { archives } from '../reading/archive-signs.ts';
import { homeAddress, ofOwner, replies } from '../reading/asked-signs.ts';
import { permission } from '../reading/permission-signs.ts';
import { asksProfile, holdsCode } from '../reading/profile-signs.ts';
import type { Reading } from '../reading/reading.ts';
import { isName, says, saysAll } from '../records/selection.ts';
import { toRemark, type ExtractiveAnswer, type Statement } from '../statement.ts';
import { timeSpan } from '../reading/signs.ts';
import type { Operation } from './operation.ts';

/** A word of every portfolio, so that no search is made for it. */
const asksSite = /\b(web ?sites?|home ?page|web ?(page|address)|url)\b/;
/** Ways that a question may ask for of an organisation. */
const waysByName = ['website', 'email', 'phone'];
/** Ways that people ask for by name, and that many portfolios keep to themselves. */
const privateWays = ['email', 'phone'];

/** "How do I reach him?": the ways that the portfolio publishes, and its note on them. */
export const contact: Operation = (reading, knowledge) => {
  const entry = knowledge.byId.get('contact');
  const said = [...reading.kinds, ...reading.leftover];
  const tellsLeave = (text: string, { terms }: KnownPassage) =>
    permission.told.test(text) && said.some((word) => says(terms, word));
  const leave =
    entry && permission.asked.test(reading.folded)
      ? answerBySentence(reading, [entry], knowledge, tellsLeave, false)
      : undefined;
  if (leave) return { ...leave, holdsWanted: true };
  const [, kind] = archives.flatMap((asked) => asked.exec(reading.folded) ?? []);
  const kept = entry && kind ? toKept(kind, reading, entry, knowledge) : undefined;
  if (kept) return kept;
  if (!entry || reading.dates.length > 0) return undefined;
  const reply =
    replies.asked.test(reading.folded) && saysAll(entry.terms, reading.leftover)
      ? toReply(reading, entry, knowledge)
      : undefined;
  if (reply) return { ...reply, holdsWanted: true };
  const page = isOfOther(reading, entry) ? undefined : toPage(reading, entry);
  if (page) return { outcome: 'answered', statements: [page] };
  const pages = toPages(reading, entry, knowledge);
  if (pages && pages.length > 0) return { outcome: 'answered', statements: pages, isSettled: true };
  // "The web address of the firm" names the contact's own organisation.
  const isSite = entry.values.has('website') && asksSite.test(reading.folded) && !isOfOther(reading, entry);
  const isOwn = isSite || reading.fields.some((field) => waysByName.includes(field) && entry.values.has(field));
  const home = entry.passages.some(({ passage }) => homeAddress.told.test(passage.text))
    ? undefined
    : homeAddress.asked.exec(reading.folded)?.[0];
  const isExplained = reading.leftover.every(
    (word) => (isOwn && says(entry.terms, word)) || home?.split(' ').includes(word.token.folded),
  );
  const isArea = reading.areas.every((area) => area === 'contact') && (isSite || reading.areas.length > 0);
  const isPlain = isExplained && isArea;
  // A name in front only tells what the visitor has in mind: "I read about the mill at Acharn. Whom do I ask?"
  const turn = reading.folded.search(turnsTo);
  const isOpen = turn >= 0 && !reading.leftover.some((word) => isName(word) && word.token.start > turn);
  if (!isPlain && !isOpen && !pages) return undefined;
  const ways = entry.facts.filter(({ field }) => field !== 'profiles' || pages || reading.fields.includes('profiles'));
  const note = toNote(reading, entry);
  const statements: Statement[] = ways.length > 0 ? [toFactStatement(entry, ways)] : [];
  if (note) statements.push(toWholePassage(note));
  if (statements.length === 0) return undefined;
  const lacks =
    pages !== undefined ||
    home !== undefined ||
    privateWays.some((field) => reading.fields.includes(field) && !entry.values.has(field));
  // "Can I ring her up?" is answered by a note that says why not.
  const isTold =
    !home &&
    reading.asks[0] === 'whether' &&
    note !== undefined &&
    /\b(tele)?phone|\bcalls?\b/i.test(note.passage.text);
  if (lacks && !isTold)
    return {
      outcome: isOwn ? 'partial' : 'not_in_portfolio',
      statements: [toRemark('The portfolio does not give that. The ways that it gives are these:'), ...statements],
      isSettled: true,
    };
  return { outcome: 'answered', statements };
};

/** The note on the ways: of several parts the one that says most of the question, else the first. */
function toNote({ query }: Reading, { passages }: KnownRecord): KnownPassage | undefined {
  const toSaid = ({ terms, heading }: KnownPassage) =>
    toWeight(query.concepts, ({ alternatives }) => toWorth(alternatives, terms) + toWorth(alternatives, heading));
  return passages.filter(({ passage }) => passage.kind === 'text').toSorted((a, b) => toSaid(b) - toSaid(a))[0];
}

/** The sentence that says how soon letters are answered. */
function toReply(reading: Reading, entry: KnownRecord, knowledge: Knowledge): ExtractiveAnswer | undefined {
  return answerBySentence(reading, [entry], knowledge, (text) => replies.told.test(text) && timeSpan.test(text), true);
}

/** The sentence on the papers that somebody left, and the one page that is theirs. */
function toKept(
  kind: string,
  reading: Reading,
  entry: KnownRecord,
  knowledge: Knowledge,
): ExtractiveAnswer | undefined {
  const isOn = (text: string) => toTerms(text).includes(toStem(kind));
  const tells = (text: string, { passage }: KnownPassage) => passage.kind === 'text' && isOn(text);
  const told = answerBySentence(reading, [entry], knowledge, tells, true)?.statements ?? [];
  const page = toPageOf(entry, isOn);
  const statements = [...told, ...(page ? [page] : [])];
  return statements.length > 0 ? { outcome: 'answered', statements, holdsWanted: true } : undefined;
}

const asksPage = /\b(?:link|url|web|page|profile|site|find|see|online|account)\b/;

/** "The link to her … page": the one profile whose label says all the rest of the question. */
function toPage({ frame: asked, query }: Reading, entry: KnownRecord): Statement | undefined {
  const words = query.concepts.filter(({ token: { folded } }) => !asksPage.test(folded) && !operationWords.has(folded));
  if (!asksPage.test(asked) || words.length === 0) return undefined;
  return toPageOf(entry, (text) => saysAll(new Set(toTerms(text)), words));
}

/** The one profile that is meant. */
function toPageOf(entry: KnownRecord, isMeant: (text: string) => boolean): Statement | undefined {
  const [fact] = pick(entry, ['profiles']);
  const [value, ...others] = fact?.values.filter(({ text }) => isMeant(text)) ?? [];
  if (!fact || !value?.href || others.length > 0) return undefined;
  return toPageStatement(value, fact, entry);
}

/** "Is she on LinkedIn?", "your repos": the profiles there, and what has its code there; none where no text tells of any. */
function toPages(reading: Reading, entry: KnownRecord, { records, words }: Knowledge): Statement[] | undefined {
  const site = asksProfile.exec(reading.folded)?.groups?.['site'];
  // "Any links?" may be of what was talked about.
  if (!site || (reading.context && !ofOwner.test(reading.folded))) return undefined;
  const isCode = holdsCode.test(site);
  const isThere = (page: string) =>
    site === 'links' || (isCode ? holdsCode.test(page) : page.toLowerCase().includes(site));
  const pages = pick(entry, ['profiles']).flatMap((fact) =>
    fact.values
      .filter(({ text, href }) => isThere(`${text} ${href}`))
      .map((value) => toPageStatement(value, fact, entry)),
  );
  const works = isCode ? records.filter(({ values }) => values.has('repository')) : [];
  const found = [...pages, ...works.map((work) => toListItem(work, ['repository']))];
  return found.length === 0 && (isCode || words.has(site)) ? undefined : found;
}

function toPageStatement({ text, href }: Fact['values'][number], fact: Fact, entry: KnownRecord): Statement {
  return {
    text: `${text} — ${href}`,
    citation: entry.record,
    evidence: toFactEvidence(entry, [fact]),
    layout: 'item',
  };
}

/** "What is its web site?" of another entry than the contact. */
function isOfOther({ context }: Reading, entry: KnownRecord): boolean {
  return context !== undefined && !context.scope.includes(entry);
}
