import { toDateText } from '../../contract/partial-date.ts';
import { toFactLine } from '../../corpus/facts.ts';
import type { Knowledge, KnownRecord } from '../../corpus/knowledge.ts';
import { ofCareer } from '../../corpus/lexicon.ts';
import { answerBySentence } from '../passages/best-sentence.ts';
import * as askedSigns from '../signs/asked-signs.ts';
import type { Reading } from '../reading/reading.ts';
import { explainsAll, isNamedFully, toSubjects, type Subject } from '../reading/subjects.ts';
import { homes } from '../signs/area-signs.ts';
import * as entrySigns from '../signs/entry-signs.ts';
import { pick, toEmployer, toFactEvidence, tellEntry, tellFields, toItems, toText } from '../records/entry-lines.ts';
import { isRole, says, saysAll } from '../records/selection.ts';
import { byDate, toDate, toYears } from '../records/spans.ts';
import { isOpen, toGapText, toTotal, toYearsText } from '../records/time-spent.ts';
import { toAnswer, type ExtractiveAnswer, toReckoned } from '../statement.ts';
import type { Operation } from './operation.ts';
import { toUse } from './skill.ts';
import { toUntold } from './missing-field.ts';
import * as timeSigns from '../signs/time-signs.ts';
import { byDates, lengths } from '../replies.ts';
import { firstFilled, toRow } from '../lists.ts';

/** "For how many years was he with …?": computed from the dates of the roles that the question names. */
export const duration: Operation = (reading, knowledge) => {
  const { asks, folded, leftover, labels, kinds, context } = reading;
  const isWhole = [...leftover, ...labels, ...kinds].every(({ token }) => ofCareer.has(token.folded));
  if (isWhole && !context && timeSigns.asksExperience.test(folded)) {
    const roles = knowledge.records.filter(isRole);
    if (roles.length > 0) return toLength(roles, knowledge);
  }
  if (asks[0] !== 'duration' || askedSigns.inHours.test(reading.frame)) return undefined;
  const [, gone] = toRow(askedSigns.absences, reading.frame) ?? [];
  const away = gone && answerBySentence(reading, knowledge.records, knowledge, (text) => gone.test(text));
  if (away) return { ...away, holdsWanted: true, isSettled: true };
  const [, trade] = toRow(timeSigns.trades, reading.frame) ?? [];
  const plied = knowledge.records
    .filter(isRole)
    .filter((role) => pick(role, entrySigns.tradeFields).some((fact) => trade?.test(toFactLine(fact))));
  if (plied.some(isTimed)) return toLength(plied, knowledge);
  // "How many years of Kotlin?": of the roles that list it or are called by it, else of whatever lists it.
  const { holders, words: skill } = toUse(reading, knowledge);
  const using = holders.flat().filter(isTimed);
  const posts = knowledge.records.filter(
    (entry) => isRole(entry) && isTimed(entry) && (using.includes(entry) || saysAll(entry.values.get('role'), skill)),
  );
  if (using.length > 0) return { ...toLength(firstFilled(posts, using), knowledge, ['skills']), isSettled: true };
  const named = toSubjects(reading, knowledge);
  const between = toBetween(reading, named[0]?.entry);
  if (between) return between;
  const full = named.filter((subject) => isNamedFully(reading, subject));
  const subjects = firstFilled(
    full,
    named.filter((subject) => isNamedByValues(reading, subject)),
  );
  const [, tense] = askedSigns.extent.asked.exec(reading.frame) ?? [];
  const begun = tense && subjects.find(({ entry }) => toDate(entry, 'start'));
  const long = begun && toExtent(reading, begun, knowledge);
  if (long) return { ...long, isSettled: true };
  // A patent on a thing, or a thesis on it, took its own time: of the thing its dates tell nothing.
  const isOn = ({ entry: { record, values }, words: [word] }: Subject) =>
    reading.fields.length === 0 &&
    !reading.areas.includes(record.area) &&
    (record.area === 'patents' || (word && says(values.get('thesis'), word)));
  const timed = subjects.filter((subject) => isTimed(subject.entry) && !isOn(subject));
  const best = timed[0];
  // Of what has a start or an end alone that is told, unless a text says how long.
  const dated = full.find(({ entry }) => pick(entry, entrySigns.termFields).length > 0)?.entry;
  if (
    !best &&
    dated &&
    askedSigns.hers.test(reading.frame) &&
    !dated.passages.some(({ passage }) => askedSigns.spell.test(passage.text))
  )
    return toAnswer([tellFields(dated, entrySigns.termFields)], { holdsWanted: true, isSettled: true });

  if (!best) return undefined;
  // Years alone leave a year open at either end, and what something took need not be all of its time: a text goes before.
  const isRough = timeSigns.ofEffort.test(reading.frame) || toText(best.entry, 'start')?.length === 4;
  const told = isRough && answerBySentence(reading, [best.entry], knowledge, (text) => timeSigns.tellsTime.test(text));
  if (told) return told;
  // "How long will the bridge last?" is not told by the time it has taken; what has a length now, and no time beside it, is no work.
  const isLasting = askedSigns.lastsYet.test(reading.frame) || (tense === 'is' && !context);
  if (isLasting && !homes.has(best.entry.record.area)) return toUntold([best.entry]);
  // Of a conversation only the likeliest is meant, with all that somebody was there.
  const isMeant = ({ entry, words }: Subject) =>
    words.length > 0 || entry === best.entry || toEmployer(entry) === toEmployer(best.entry);
  const roles = timed.filter((subject) => isMeant(subject) && isRole(subject.entry)).map(({ entry }) => entry);
  return toLength(firstFilled(roles, [best.entry]), knowledge);
};

/** Of "the printing of the reader" the dates of the reader tell nothing; what she did there goes by her time there. */
function isNamedByValues(reading: Reading, subject: Subject): boolean {
  const { frame, leftover } = reading;
  return askedSigns.hers.test(frame)
    ? explainsAll(reading, subject)
    : leftover.every((word) => subject.words.includes(word));
}

/** "How long is the tunnel?": its metres, of a sentence that calls them its length before any other; or "a three-day course". */
function toExtent(reading: Reading, { entry, words }: Subject, knowledge: Knowledge): ExtractiveAnswer | undefined {
  const tell = (sign: RegExp, bearer = '') =>
    answerBySentence(reading, [entry], knowledge, (text) => sign.test(text) && text.includes(bearer));
  return (
    tell(askedSigns.extent.own) ??
    tell(askedSigns.extent.told) ??
    tell(askedSigns.extent.spanned, words[0]?.token.folded)
  );
}

/** How long the entries took, counted once where they overlap and to the day of the portfolio where they go on, and the entries. */
export function toLength(roles: KnownRecord[], { corpus }: Knowledge, fields: string[] = []): ExtractiveAnswer {
  const entries = roles.toSorted(byDate());
  const { updated } = corpus.portfolio.profile;
  const since = entries.some(isOpen) && entries[0] && toText(entries[0], 'start');
  const total = toYearsText(toTotal(entries, updated));
  const length = since ? lengths.toOngoing(since, total, toDateText(updated)) : total;
  const evidence = entries.flatMap((entry) => toFactEvidence(entry, pick(entry, entrySigns.endFields)));
  return toAnswer([toReckoned(length + byDates, evidence), ...toItems(entries, fields)]);
}

function isTimed(entry: KnownRecord): boolean {
  return isOpen(entry) || (toYears(entry) ?? 0) > 0;
}

/** "From filing to grant": between two dates of one entry. */
function toBetween({ fields }: Reading, entry: KnownRecord | undefined): ExtractiveAnswer | undefined {
  const [from, to] = entrySigns.endFields.filter((field) => fields.includes(field) && entry && toDate(entry, field));
  if (!entry || !from || !to) return undefined;
  const [one, two] = [from, to].map((field) => toDate(entry, field) ?? '') as [string, string];
  const facts = pick(entry, [from, to]);
  const text = `${toGapText(one, two)}${byDates} ${facts.map(toFactLine).join('. ')}.`;
  return toAnswer([tellEntry(entry, facts, text, 'paragraph')]);
}
