import type { KnownRecord } from '../../corpus/knowledge.ts';
import { toQuote, toWholePassage } from '../passages/evidence-answer.ts';
import { toItems, toListItem } from '../records/entry-lines.ts';
import { byDate } from '../records/spans.ts';
import { toAnswer, type Statement } from '../statement.ts';
import { explainsAll, isNamedFully, toAllThere, toSubjects } from '../reading/subjects.ts';
import * as personSigns from '../signs/person-signs.ts';
import { toWantedFields } from './wanted-facts.ts';
import type { Operation } from './operation.ts';
import * as askedSigns from '../signs/asked-signs.ts';
import * as wantedSigns from '../signs/wanted-signs.ts';
import { asksAs } from '../reading/asks.ts';
import * as entrySigns from '../signs/entry-signs.ts';
import { isText } from '../evidence.ts';

const maxPassages = 3;

/** "What is …?", "tell me about …", or a bare name: the summary of the entry and what else it says first. */
export const summary: Operation = (reading, knowledge) => {
  const { asks, leftover, dates, areas, context } = reading;
  if (dates.length > 0 || !asksAs(asks, 'summary')) return undefined;
  if (!leftover[0] && !areas[0] && !context) {
    const about = knowledge.byId.get('about');
    return about && reading.query.concepts.length < 2 && personSigns.ofPortfolio.test(reading.folded)
      ? toAnswer(toSummary(about), {
          // "Who is she?" is told without anybody else's name.
          holdsWanted: personSigns.asksWhoIs.test(reading.folded),
        })
      : undefined;
  }
  if (wantedSigns.whyLeft.test(reading.folded)) return undefined;
  if (asks[0] !== 'why' && toWantedFields(reading).length > 0) return undefined;
  if (!leftover[0]) {
    const [entry] = context?.records ?? [];
    const isOpen = context && (!areas[0] || asks[0] === 'why') && !askedSigns.leadsElsewhere.test(reading.folded);
    if (!isOpen || !entry) return undefined;
    // "What is her rate? – And on site?": of the person what was told is meant, and not all of her.
    return toAnswer(
      entry.record.area === 'about'
        ? context.passages.map(toWholePassage)
        : toSummary(entry, asks[0] === 'why' ? entrySigns.reasonFields : entrySigns.gistFields),
    );
  }
  // "Who took it over?" asks for a deed.
  if (asks[0] === 'who') return undefined;
  // "Why did he leave the bank?" asks for the reason of a deed, which a sentence tells.
  if (asks[0] === 'why' && reading.fields.includes('end')) return undefined;
  const subjects = toSubjects(reading, knowledge);
  const [best, next] = subjects;
  // "What did it cost?" asks for more than what it is, wherever its text has such a word.
  if (!best || !(isNamedFully(reading, best) || (!asks[0] && explainsAll(reading, best)))) return undefined;
  if (context && best.entry.record.area === 'about') return undefined;
  // An employer is all that somebody was there.
  const there = toAllThere(subjects).toSorted(byDate());
  if (there.length > 1) return toAnswer(toItems(there, ['summary']));
  // A word that many entries are named by names none of them.
  if (next && next.score >= best.score && next.entry.record.area === best.entry.record.area) return undefined;
  return toAnswer(toSummary(best.entry, entrySigns.storyFields));
};

/** The summary fields of an entry, then its text, else its line in a list. */
export function toSummary(entry: KnownRecord, fields = entrySigns.personalFields): Statement[] {
  const facts = fields.flatMap((field) => entry.passages.filter(({ passage }) => passage.field === field));
  const texts = entry.passages.filter((known) => isText(known) && !known.passage.field);
  const quotes = [...facts, ...texts].slice(0, maxPassages).map((known) => toQuote(known, 1));
  // What has no text is told by its fields.
  return texts.length > 0 ? quotes : [...quotes, toListItem(entry)];
}
