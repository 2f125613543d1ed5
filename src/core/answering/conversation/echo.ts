import type { ChatMessage } from '../../contract/ask.ts';
import type { Knowledge, KnownRecord } from '../../corpus/knowledge.ts';
import type { Concept } from '../../corpus/query.ts';
import { operationWords, stopWords } from '../../corpus/stop-words.ts';
import { isName, fold, toEnd } from '../../corpus/text.ts';
import { unique } from '../../corpus/unique.ts';
import { answerQuestion } from '../answer-question.ts';
import * as echoSigns from '../signs/echo-signs.ts';
import * as followUps from '../signs/follow-ups.ts';
import * as talkStepRewordings from '../signs/talk-step-rewordings.ts';
import { nameThePerson } from './people.ts';
import { toMovedDate } from '../reading/dates-in-talk.ts';
import { isPartOfName } from '../reading/naming.ts';
import { read } from '../reading/reading.ts';
import * as timeSigns from '../signs/time-signs.ts';
import { isRole, saysAll } from '../records/selection.ts';
import { toUsedPassages } from '../statement.ts';
import { reworded } from '../../corpus/reworded.ts';
import { toRuns } from '../reading/runs.ts';

/**
 * The conversation with each question that only puts something else into the one before written out: "And the museum?",
 * "and in Leeds?", "and the second?" ask again what was asked, and of what it was asked. The last one takes the place of those.
 */
export function toMerged(messages: ChatMessage[], knowledge: Knowledge): ChatMessage[] {
  const talk: ChatMessage[] = [];
  let before = '';
  let from = 0;
  // "What is her latest film? – Who directed it? – And the first?"
  let ranked = { text: '', at: 0 };
  for (const { role, content } of messages) {
    let whole = content;
    if (role === 'user') {
      const near = toWritten(content, before, knowledge);
      const echo = near ?? toReordered(content, ranked.text);
      if (!near) from = echo ? ranked.at : talk.length;
      // Whom "he" stands for is told by the turns before, which may have been about "him" themselves.
      before = whole = nameThePerson(echo ?? content, [...talk.slice(0, from), { role, content }], knowledge);
      if (echoSigns.anyRank.test(before)) ranked = { text: before, at: from };
    }
    talk.push({ role, content: whole });
  }
  return [...talk.slice(0, from), ...talk.slice(-1)];
}

/** A question written out by the one before; nothing for one that says more than a name, a number or a list. */
function toWritten(message: string, before: string, knowledge: Knowledge): string | undefined {
  if (!before) return undefined;
  for (const put of [toReordered, toDated, toReplaced, toSwapped, toCircumstance, toTurned]) {
    const whole = put(message, before, knowledge);
    if (whole) return whole;
  }
  return undefined;
}

/** "And the second?", "and after that?": another place in the order, or side of the stay, that the question before asks for. */
function toReordered(message: string, before: string): string | undefined {
  const name = message.replace(followUps.besideName, '');
  const [, place] = echoSigns.places.find(([alone, asked]) => alone.test(name) && asked.test(before)) ?? [];
  return place && before.replace(place, name);
}

/** "And since 2020?", "and the year after?", "and after?": the question before, asked of another time. */
function toDated(message: string, before: string, knowledge: Knowledge): string | undefined {
  const then = read(before, knowledge);
  const [old, ...others] = then.dates;
  if (!old) return undefined;
  const front = before.slice(0, old.start);
  const behind = before.slice(old.start + old.length);
  const step = followUps.yearOn.test(message) ? toMovedDate(message, then.dates) : undefined;
  const [said = ''] = followUps.relatingWord.exec(front) ?? [];
  const rest = echoSigns.restOfTime[said.trim().toLowerCase()];
  const name =
    step?.from.slice(0, 4) ??
    (rest?.asked.test(message)
      ? `${rest.said} ${before.slice(old.start, old.start + old.length)}`
      : message.replace(followUps.besideDate, '').replace(/\W+$/, ''));
  const now = read(name, knowledge);
  const [date, ...more] = now.dates;
  const isOnly = [...now.leftover, ...now.labels, ...now.kinds, ...now.asks, ...more, ...others].length === 0;
  if (!date || !isOnly) return undefined;
  const [relation = ''] = followUps.relatingWord.exec(name.slice(0, date.start)) ?? [];
  const moved = name.slice(date.start - relation.length).trim();
  return `${(relation ? front.replace(followUps.relatingWord, '') : front).trimEnd()} ${moved}${behind}`;
}

/** Another name, place or skill: of several in the question before, for the one of its kind, else for what stood for one. */
function toReplaced(message: string, before: string, knowledge: Knowledge): string | undefined {
  const name = message.replace(followUps.besideName, '');
  // "The master's" is a name as well as "her master's".
  const { leftover, dates, ...own } = read(`their ${name}`, knowledge);
  const nouns = [...own.labels, ...own.kinds];
  // "And of the harbour project?": what an entry is called by is no kind.
  const isWhole = knowledge.records.some((entry) => saysAll(entry.names, [...leftover, ...nouns]));
  const isMeant = followUps.corrects.test(message);
  const rest = [...(isMeant || isWhole ? [] : nouns), ...read(name, knowledge).asks, ...dates];
  if (leftover.length === 0 || rest.length > 0) return undefined;
  const { naming, query, ...then } = read(before, knowledge);
  const isNamed = (word: Concept) => isPartOfName(word, { naming });
  const named = query.concepts.filter(isNamed);
  const others = then.leftover.filter((word) => !isNamed(word));
  const runs = [
    ...(named.length > 0 ? [named] : []),
    ...toRuns(others, query.text, (between) => echoSigns.sideBySide.test(between)),
  ];
  const fields = toFields(leftover, knowledge);
  const alike = runs.findLast((run) => toFields(run, knowledge).some((field) => fields.includes(field)));
  // "When was she made captain? – And commodore?": what only texts tell, for what only texts tell.
  const isTold = (words: Concept[] = []) =>
    toFields(words, knowledge).length === 0 && words.every(({ known }) => known);
  const isOnly = (isMeant || then.asks[0] === 'whether' || (isTold(leftover) && isTold(runs[0]))) && runs.length === 1;
  // A name that is not known is asked for all the same, and then not told.
  const isCalled = fields.includes(calledSo) || (/^\p{Lu}/u.test(name) && leftover.some(({ known }) => !known));
  const old =
    alike ?? (isOnly ? runs[0] : isCalled ? runs.find((run) => run === named || run.some(isName)) : undefined);
  const [first, last] = [old?.[0]?.token, old?.at(-1)?.token];
  if (first && last) return query.text.slice(0, first.start) + name + query.text.slice(toEnd(last));
  // "How long was he there? – And at the museum?"
  return isCalled ? followUps.toPlaced(before, name) : undefined;
}

/** Stands beside the fields of a record for what it is called. */
const calledSo = 'called';

/** The fields that anywhere say all the words. */
function toFields(words: Concept[], { records }: Knowledge): string[] {
  return unique(
    records.flatMap((entry) => [
      ...(saysAll(entry.names, words) ? [calledSo] : []),
      ...entry.facts
        .filter(({ kind, field }) => kind !== 'text' && kind !== 'prose' && saysAll(entry.values.get(field), words))
        .map(({ field }) => field),
    ]),
  );
}

/** "And her bachelor's?", "no, I meant jobs": another degree, and where a visitor corrects himself any other kind of entry. */
function toSwapped(message: string, before: string, knowledge: Knowledge): string | undefined {
  const { leftover, labels, kinds, asks, dates } = read(message.replace(followUps.besideName, ''), knowledge);
  const isMeant = followUps.corrects.test(message);
  const [noun, ...more] = [...kinds, ...labels];
  const rest = [...leftover, ...asks, ...dates, ...more, ...(isMeant ? [] : labels)];
  if (!noun || noun.areas.length === 0 || rest.length > 0) return undefined;
  const { query, ...then } = read(before, knowledge);
  const old = [...then.kinds, ...(isMeant ? then.labels : [])].find(
    ({ areas, token }) => token.stem !== noun.token.stem && areas.some((area) => area === then.target),
  );
  return old && query.text.slice(0, old.token.start) + noun.token.text + query.text.slice(toEnd(old.token));
}

/** "When was he born? – And where?" */
function toCircumstance(message: string, before: string, knowledge: Knowledge): string | undefined {
  const [, word] = echoSigns.circumstance.exec(message) ?? [];
  if (!word || !echoSigns.ofCircumstance.test(before)) return undefined;
  // An entry that was told has fields for it: "When was the demo? – Where?"
  const told = toUsedPassages(answerQuestion(before, knowledge), knowledge);
  return told.every(({ of }) => of.record.area === 'about')
    ? before.replace(echoSigns.ofCircumstance, word)
    : undefined;
}

/** "How many is that?" of a list, "which ones?" of a number: the question before, asked for the other. */
function toTurned(message: string, before: string, knowledge: Knowledge): string | undefined {
  const { areas, fields, asks } = read(before, knowledge);
  const [again, ...turn] = followUps.turns[asks[0] === 'count' ? 'list' : 'count'];
  const turned = areas.length + fields.length > 0 && again.test(message) ? before.replace(...turn) : before;
  return turned === before ? undefined : turned;
}

/** "And where was she before?" behind an answer about work: which job came before that. */
export function toStep(question: string, before: string, knowledge: Knowledge): string {
  const { naming, leftover } = read(before, knowledge);
  const isOf = (entry: KnownRecord) => naming?.entries.includes(entry) ?? saysAll(entry.names, leftover);
  const isLeft =
    leftover.length === 0
      ? timeSigns.leaves.test(before)
      : knowledge.records.some((entry) => isRole(entry) && isOf(entry));
  return talkStepRewordings.ofWork.test(before) || isLeft
    ? reworded(question, talkStepRewordings.stepInTalkRewordings)
    : question;
}

/** "The title of the doctoral one?" behind a question for a thesis: "the title of the doctoral thesis?" */
export function toNoun(question: string, before: string, knowledge: Knowledge): string | undefined {
  const [one, word = ''] = followUps.otherOne.exec(question) ?? [];
  const folded = fold(word);
  if (!one || stopWords.has(folded) || operationWords.has(folded)) return undefined;
  const { labels, kinds } = read(before, knowledge);
  const noun = labels.findLast(({ areas }) => areas[0]) ?? kinds.at(-1);
  return noun ? question.replace(one, `${word} ${noun.token.text}`) : undefined;
}
