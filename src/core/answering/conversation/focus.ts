import type { ChatMessage } from '../../contract/ask.ts';
import type { Knowledge, KnownRecord } from '../../corpus/knowledge.ts';
import { stopWords } from '../../corpus/stop-words.ts';
import { fold, tokenize, toTerms } from '../../corpus/text.ts';
import { unique } from '../../corpus/unique.ts';
import * as countingSigns from '../signs/counting-signs.ts';
import * as followUps from '../signs/follow-ups.ts';
import { isAmong } from './among.ts';
import { toLastTurn } from './conversation.ts';
import { isBare, toPointed, toPointer } from '../reading/ordinals.ts';
import { ofArea } from '../records/selection.ts';

/** The entries that a conversation is about. */
export interface Focus {
  /** The likeliest first. */
  records: KnownRecord[];
  /** Those that a follow-up is looked for in first. */
  scope: KnownRecord[];
  /** The one that the question points at. */
  pointed: KnownRecord | undefined;
}

/** More of a long reply says no more about what it is about. */
const maxReply = 1500;
const maxScope = 5;
/** What being named in the question or the reply, and having answered and told the reply, are worth beside common words. */
const bonus = { asked: 0.3, named: 0.4, used: 0.25, told: 0.25, record: 0.3 };
const letter = /[\p{L}\p{N}]/u;

/**
 * What the turns before were about: the entry whose text says most of the question and its reply. The reply comes from the
 * caller and may say anything, so it only chooses among entries; nothing of it is repeated.
 */
export function toFocus(folded: string, messages: ChatMessage[], used: KnownRecord[], knowledge: Knowledge): Focus {
  const turn = toLastTurn(messages);
  const reply = turn.reply.slice(0, maxReply);
  const { asked } = turn;
  // What "the second one" counts; of what was not told the question names it.
  const items = toItems(reply || asked.slice(0, maxReply), used, knowledge);
  const overlap = toOverlap(`${asked}\n${reply}`, knowledge);
  // The entry that answered before and says the reply is the one that the reply came from.
  const told = toOverlap(reply, knowledge);
  const folding = fold(asked);
  // "Which building won it? – The museum." is about the museum from there on.
  const isOpen = (entry: KnownRecord) => items.length === 0 || items.includes(entry);
  const scores = new Map(
    knowledge.records.map((entry) => {
      const place = used.indexOf(entry);
      return [
        entry,
        overlap(entry) +
          (isOpen(entry) && toPlaces(entry, asked, folding).length > 0 ? bonus.asked : 0) +
          // The later it was told, the less it is what the talk is about.
          ((items.includes(entry) ? bonus.named : 0) + (place < 0 ? 0 : bonus.used + bonus.told * told(entry))) /
            Math.max(1, place + 1),
      ];
    }),
  );
  const score = (entry: KnownRecord) => scores.get(entry) ?? 0;
  const best = reply ? knowledge.records.toSorted((a, b) => score(b) - score(a)).slice(0, 1) : [];
  const said = [...best, ...items];
  const records = unique([...said, ...used]);
  const word = toPointer(folded);
  const isSure = word && !followUps.ofPeople.test(folded) && (!isBare(folded) || listsOnly(reply, items));
  // "And the second?" behind an answer about the first: of the list before.
  const counted = isSure
    ? (toPointed(word, items) ?? toPointed(word, toLists(messages, used, knowledge).find(([, second]) => second) ?? []))
    : undefined;
  const pointed =
    counted ??
    (followUps.another.test(folded) ? toOther(messages.slice(0, -1), records[0], used, knowledge) : undefined);
  // A reply that names people alone names no entry: what the replies before it named is still talked about.
  const named = items.length > 0 ? said : [...said, ...toNamed(messages.slice(0, -2), used, knowledge)];
  const scope = unique(named).slice(0, maxScope);
  return { records: pointed ? unique([pointed, ...records]) : records, scope, pointed };
}

/** Whether a reply lists nothing but the entries that it names: by its links, else by its commas. */
function listsOnly(reply: string, items: KnownRecord[]): boolean {
  const list = reply.replace(followUps.yesOrNo, '');
  return (
    list.includes('](') ||
    list.split(followUps.betweenNames).filter((part) => letter.test(part)).length === items.length
  );
}

/**
 * The entries of the list that the last reply gave, and of those from which it picked, the last list first. Where the talk
 * has gone on since a list, and not about all of it, there is none.
 */
export function toLists(messages: ChatMessage[], used: KnownRecord[], knowledge: Knowledge): KnownRecord[][] {
  const lists: KnownRecord[][] = [];
  for (let at = messages.length - 2; messages[at]?.role === 'assistant'; at -= 2) {
    const [asked, reply] = [messages[at - 1]?.content ?? '', messages[at]?.content ?? ''];
    const isLinked = reply.includes('](');
    const lines = isLinked
      ? reply.split('\n').filter((line) => countingSigns.listLine.test(line))
      : [reply.slice(0, maxReply)];
    const items = toItems(lines.join('\n'), used, knowledge);
    if (items.length > (isLinked ? 0 : 1) && listsOnly(reply, items)) lists.push(items);
    // "How many patents has she? – Eight. – Which is the oldest?": of what a bare number counts.
    else if (items.length === 0 && lists.length === 0 && countingSigns.asksCount.test(asked)) lists.push(used);
    if (!isAmong(asked) && !followUps.ofAllThese.test(asked)) break;
  }
  return lists;
}

/** What the last reply that names any entry names. */
function toNamed(turns: ChatMessage[], used: KnownRecord[], knowledge: Knowledge): KnownRecord[] {
  for (const { role, content } of turns.toReversed()) {
    const items = role === 'assistant' ? toItems(content.slice(0, maxReply), used, knowledge) : [];
    if (items.length > 0) return items;
  }
  return [];
}

/** Entries that a text links or names, each once, in the order of the text. */
function toItems(text: string, used: KnownRecord[], { records }: Knowledge): KnownRecord[] {
  if (!text) return [];
  const links = records
    .map((entry) => ({ entry, at: text.indexOf(`#${entry.record.id})`) }))
    .filter(({ at }) => at >= 0);
  if (links.length > 0) return links.toSorted((a, b) => a.at - b.at).map(({ entry }) => entry);
  const folded = fold(text);
  const said = new Set(toTerms(text));
  const all = records.map((entry) => ({ entry, places: toPlaces(entry, text, folded) }));
  const exact = all.map(({ entry, places }) => ({ entry, places: places.filter((place) => !isInside(place, all)) }));
  const isEnough = exact.filter(({ places }) => places.length > 0).length > 1;
  // "Physics in 1903 and Chemistry in 1911": of what answered before, the words that tell one from the others.
  const isShared = (term: string) => used.filter(({ names }) => names.has(term)).length > 1;
  const named = exact.map((found) => {
    const isUsed = used.includes(found.entry);
    if ((isEnough && !isUsed) || found.places.length > 0) return found;
    const names = [...found.entry.names].filter((term) => !isUsed || !isShared(term));
    return { ...found, places: toRoughPlaces(names, folded, said, isUsed) };
  });
  const byPlace = new Map<number, Found>();
  // Of entries that share a name, the one that the text names by another as well, or that answered before, is meant.
  const worth = ({ entry, places }: Found) => places.length + (used.includes(entry) ? 0.5 : 0);
  for (const found of named) {
    for (const { at } of found.places) {
      const kept = byPlace.get(at);
      if (!kept || worth(found) > worth(kept)) byPlace.set(at, found);
    }
  }
  return unique([...byPlace].toSorted(([a], [b]) => a - b).map(([, { entry }]) => entry));
}

/** From its first to behind its last letter. */
interface Place {
  at: number;
  end: number;
}

/** An entry and where a text names it. */
interface Found {
  entry: KnownRecord;
  places: Place[];
}

/** "Theory of communication" in "A Mathematical Theory of Communication" is that of a longer name. */
function isInside({ at, end }: Place, all: Found[]): boolean {
  return all.some(({ places }) =>
    places.some((other) => other.at <= at && end <= other.end && end - at < other.end - other.at),
  );
}

/** Where a text gives one of the entry's names from end to end. */
function toPlaces({ called }: KnownRecord, text: string, folded: string): Place[] {
  return called.flatMap((name) => {
    // A name of one small word is too easily part of something else.
    const [within, written] = /\s/.test(name.text.trim()) ? [folded, name.folded] : [text, name.text];
    const at = written.length > 2 ? within.indexOf(written) : -1;
    const isWhole = !letter.test(within.charAt(at - 1)) && !letter.test(within.charAt(at + written.length));
    return at >= 0 && isWhole ? [{ at, end: at + written.length }] : [];
  });
}

/** Where a text gives most words of an entry's names. */
function toRoughPlaces(names: string[], folded: string, said: Set<string>, isUsed: boolean): Place[] {
  const held = names.filter((term) => said.has(term) && !stopWords.has(term));
  if (names.length < (isUsed ? 1 : 2) || held.length / names.length < (isUsed ? 0.4 : 0.6)) return [];
  const places = held.map((term) => folded.indexOf(term)).filter((at) => at >= 0);
  const at = Math.max(0, Math.min(...places));
  return [{ at, end: at }];
}

/** How much of a text's rarer words one passage of an entry says, with a little for the rest of the entry. */
function toOverlap(text: string, { rarity, has, subject }: Knowledge): (entry: KnownRecord) => number {
  const terms = unique(
    tokenize(text)
      .filter(({ folded, stem }) => !stopWords.has(folded) && !subject.has(stem) && has(stem))
      .map(({ stem }) => stem),
  );
  const total = terms.reduce((sum, term) => sum + rarity(term), 0) || 1;
  const share = (...sets: Set<string>[]) =>
    terms.reduce((sum, term) => sum + (sets.some((set) => set.has(term)) ? rarity(term) : 0), 0) / total;
  return ({ passages, names, terms: all }) =>
    Math.max(0, ...passages.map((passage) => share(passage.terms, names))) + bonus.record * share(all);
}

/** "The other one": of two that were named, that answered before or that are of a kind, the one not last spoken of. */
function toOther(
  turns: ChatMessage[],
  current: KnownRecord | undefined,
  used: KnownRecord[],
  knowledge: Knowledge,
): KnownRecord | undefined {
  const named = unique(turns.flatMap(({ content }) => toItems(content.slice(0, maxReply), used, knowledge)));
  const alike = ofArea(knowledge.records, current?.record.area);
  const others = [named, used, alike].map((entries) => entries.filter((entry) => entry !== current));
  return others.find(({ length }) => length === 1)?.[0];
}
