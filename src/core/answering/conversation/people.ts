import type { ChatMessage } from '../../contract/ask.ts';
import type { Knowledge, KnownPassage } from '../../corpus/knowledge.ts';
import { stopWords } from '../../corpus/stop-words.ts';
import { fold, tokenize } from '../../corpus/text.ts';
import { unique } from '../../corpus/unique.ts';
import * as followUps from '../signs/follow-ups.ts';
import * as personSigns from '../signs/person-signs.ts';
import * as askedPhrases from '../signs/asked-phrases.ts';
import type { ExtractiveAnswer } from '../statement.ts';
import { toEarlier, toLastTurn, withoutRefused } from './conversation.ts';
import { toPointed, toPointer } from '../reading/ordinals.ts';
import { hasValue } from '../records/entry-lines.ts';

/**
 * A follow-up with the name that its pronoun or "the second guy" stands for. Only names that the portfolio itself gives are
 * put in: the turns before may say anything.
 */
export function nameThePerson(question: string, messages: ChatMessage[], knowledge: Knowledge): string {
  const { asked, reply } = toLastTurn(messages);
  if (!asked || toPeople(question, knowledge)[0]) return question;
  const inReply = toPeople(reply, knowledge);
  const word = toPointer(fold(question));
  // "The second one" of two entries is nobody, whoever is named beside them.
  const isSomebody = personSigns.asksSomebody.test(asked) || followUps.ofPeople.test(question);
  const counted = word && isSomebody && toPointed(word, inReply);
  if (counted) return question.replace(personSigns.somebodyNamed, `${counted}$1`);
  const [about = personSigns.asksOne.test(asked) ? inReply[0] : undefined] = toPeople(asked, knowledge);
  if (about && personSigns.jointly.test(question)) return question.replace(personSigns.pair, about);
  if (about && personSigns.eachOther.test(question)) return question.replace(personSigns.eachOther, `$1$2${about}`);
  const person = toPerson(question, asked, inReply, knowledge);
  if (!person) return question;
  return personSigns.standsFor.reduce((said, [pronoun, end]) => said.replace(pronoun, person + end), question);
}

/**
 * Whether "there" opens a talk and stands for no place, "it" for what was asked in vain, or "he" for somebody whom the talk
 * on a woman has not named: her own records tell nothing of him.
 * @param recall answers the conversation before the question anew: replies may hold anything
 */
export function isUnclear(
  messages: ChatMessage[],
  knowledge: Knowledge,
  recall: (earlier: ChatMessage[]) => ExtractiveAnswer,
): boolean {
  const question = messages.at(-1)?.content ?? '';
  const earlier = toEarlier(messages);
  if (!earlier) return personSigns.pointsNowhere.test(question);
  // Behind an answer "there" may be what that one told of.
  if (
    !withoutRefused(messages, knowledge)[2] &&
    askedPhrases.pointsAt.test(fold(question)) &&
    recall(earlier).statements.every(({ evidence }) => !evidence[0])
  )
    return true;
  // Whoever calls her "he" from the start means her.
  const sexes = new Set([question, `${earlier[0]?.content}`].flatMap((text) => toSex(text) ?? []));
  return sexes.size > 1 && !toPeople(question, knowledge)[0];
}

type Sex = keyof typeof personSigns.byPronoun;

/** The other person whom "he" or "she" stands for; nothing when it is the portfolio's own. */
function toPerson(question: string, asked: string, inReply: string[], knowledge: Knowledge): string | undefined {
  const sex = toSex(question);
  if (!sex) return undefined;
  const inQuestion = toPeople(asked, knowledge);
  const [named = personSigns.kin[sex].exec(asked)?.[0]] = inQuestion;
  if (named && inQuestion.length === 1 && personSigns.asksAbout.test(asked)) return named;
  if (!isOther(sex, asked, knowledge)) return undefined;
  if (!personSigns.asksSomebody.test(asked)) return named;
  const fellows = inReply.length > 1 ? inReply.filter((name) => isFellow(name, knowledge)) : inReply;
  return fellows.length === 1 ? fellows[0] : named;
}

/** Whether the portfolio's own person, by the question before or by what is told of her, is of the other sex. */
function isOther(sex: Sex, asked: string, { byId }: Knowledge): boolean {
  const about = byId.get('about')?.passages.map(({ passage }) => passage.text) ?? [];
  const own = toSex(asked) ?? toSex(about.join(' '));
  return own !== undefined && own !== sex;
}

/** Of which sex the people of a text are; nothing when of both or of none. */
function toSex(text: string): Sex | undefined {
  const [he, she] = [personSigns.byPronoun.he.test(text), personSigns.byPronoun.she.test(text)];
  return he === she ? undefined : he ? 'he' : 'she';
}

/** Whether an entry names somebody among its people, and not only in its text. */
function isFellow(name: string, { records }: Knowledge): boolean {
  const folded = fold(name);
  return records.some(({ facts }) =>
    hasValue(
      facts.filter(({ kind }) => kind === 'person'),
      (text) => fold(text).includes(folded),
    ),
  );
}

/** Full names of people other than the portfolio's own that a text and the portfolio both give. */
function toPeople(text: string, knowledge: Knowledge): string[] {
  const { records, subject } = knowledge;
  const found = [...text.matchAll(personSigns.personName)].flatMap(([match]) => {
    const words = match.split(/\s+/);
    while (words[0] && stopWords.has(fold(words[0]))) words.shift();
    return words.length > 1 ? [words.join(' ').replace(personSigns.behindName, '')] : [];
  });
  return unique(found).filter((name) => {
    const parts = tokenize(name).map(({ stem }) => stem);
    if (parts.every((part) => subject.has(part))) return false;
    const folded = fold(name);
    const isEntry = records.some(({ called }) => called.some((own) => own.folded.includes(folded)));
    if (isEntry) return isFellow(name, knowledge);
    return records.some(({ facts, passages }) => {
      const isThing = hasValue(
        facts.filter(({ kind }) => kind === 'organisation' || kind === 'place'),
        (value) => fold(value).includes(folded),
      );
      const isSaid = ({ terms, passage }: KnownPassage) =>
        parts.every((part) => terms.has(part)) && fold(passage.text).includes(folded);
      return !isThing && passages.some(isSaid);
    });
  });
}
