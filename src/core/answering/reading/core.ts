import type { Knowledge } from '../../corpus/knowledge.ts';
import type { Area } from '../../contract/record.ts';
import { areaWords, lookUp } from '../../corpus/lexicon.ts';
import { oncePer } from '../../corpus/once.ts';
import { tokenize } from '../../corpus/text.ts';
import { bodySorts } from '../signs/company-signs.ts';
import * as clauseSigns from '../signs/clause-signs.ts';
import { isBare } from './clauses.ts';
import * as coreSigns from '../signs/core-signs.ts';
import * as askedPhrases from '../signs/asked-phrases.ts';
import * as followUps from '../signs/follow-ups.ts';
import { aroundName, splitAtName, toNaming } from './naming.ts';
import * as matterRewordings from '../signs/matter-rewordings.ts';
import * as ownRewordings from '../signs/own-rewordings.ts';
import { rewordings } from '../signs/rewordings.ts';
import * as visitorWords from '../signs/visitor-words.ts';
import { reworded, type Sign } from '../../corpus/reworded.ts';
import { firstFilled } from '../lists.ts';
import * as wordSigns from '../../corpus/word-signs.ts';

/** A message beyond this tells so much around its question that its words find what a bare question is about. */
export const longMessage = 180;
/** From this length on, what stands in front of a question may be the visitor's own story. */
const storied = 120;
/** No question is longer: patterns with "anything" in them cost the square of what they see. */
const longest = 600;

/**
 * The part of a message that asks, without its preamble: the last of the sentences that do so most clearly. Where none
 * does, what is no talk about the visitor.
 * @param inTalk earlier turns tell what a bare question is about
 */
export function toCore(text: string, knowledge: Knowledge, inTalk = false): string {
  const isLong = text.length >= storied;
  const all = text.split(coreSigns.border).filter((sentence) => /\p{L}/u.test(sentence));
  const sentences = firstFilled(
    all.filter(
      (sentence) =>
        !visitorWords.courtesy.test(sentence) || coreSigns.questions.test(sentence.replace(visitorWords.courtesy, '')),
    ),
    all,
  );
  const asking = toAsking(sentences, knowledge);
  const quiet = sentences.filter((sentence) => !visitorWords.teller.test(sentence));
  const asked = asking.at(-1) ?? quiet.findLast(namesArea) ?? quiet.at(-1) ?? text;
  const joined = asking.at(-2);
  const prior = sentences[sentences.indexOf(asked) - 1] ?? '';
  // "And when?" goes with the question before it, as do questions in a row behind a story.
  const isMore = isLong ? prior === joined : coreSigns.adds.test(asked);
  if (joined && isMore) {
    const parts = [joined, asked].map((part) => (isLong ? toAskingPart(part, isLong, knowledge) : part));
    // "And" parts the two.
    return parts.map((part) => (part.match(coreSigns.and)?.[0] ?? '') + reword(part, knowledge)).join(' ');
  }
  // "They met in Paris. When was that?": a sentence that names nothing of its own asks about the one before it.
  // What the visitor tells of himself before a bare question says less of it than his whole story.
  const isPart =
    !inTalk &&
    (coreSigns.barePick.test(asked) ||
      ((isBare(asked) || clauseSigns.fragment.test(asked)) && (!isLong || !visitorWords.teller.test(prior))));
  const parts = isPart ? (isLong ? [prior, asked] : sentences) : [asked];
  // "I read of Acme. Why did she leave the company?"
  const last = parts
    .join(' ')
    .trim()
    .replace(coreSigns.theThing, (said) => splitAtName(prior, toNaming(prior, knowledge))[1] || said)
    .replace(visitorWords.aside, (said) => (coreSigns.wished.test(said) ? said : ''));
  const named = !isPart && askedPhrases.pointsBack.test(asked) && prior.match(coreSigns.nameOrYear);
  return reword([...(named || []), toAskingPart(last, isLong, knowledge)].join(' '), knowledge, inTalk);
}

/** A question in plain words; what stands in the name of an entry is no wording. */
export function reword(question: string, knowledge: Knowledge, inTalk = false): string {
  const isOfThing = toNaming(question, knowledge)?.entries.every(({ record }) => record.area !== 'awards');
  return aroundName(question.slice(0, longest), knowledge, (text) =>
    [
      inTalk ? followUps.followUps : [],
      isOfThing ? matterRewordings.purposeRewordings : [],
      rewordings,
      ofRecords(knowledge),
    ].reduce((said, list) => reworded(said, list), text),
  );
}

/**
 * Wordings that depend on what is there. "Stanford" is Stanford University, where it begins the name of a research institute as well.
 */
const ofRecords = oncePer(({ records, corpus }: Knowledge): [RegExp, string][] => {
  const isSaid = (sign: Sign, of?: Area) =>
    corpus.passages.some(({ text, field, area }) => (!of || (area === of && field === 'role')) && sign.test(text));
  const called = records.flatMap((entry) => entry.called.map(({ text }) => text));
  const bodies = called.flatMap((name): [RegExp, string][] => {
    const [, head] = bodySorts.exec(name) ?? [];
    const isOwn = head && corpus.portfolio.profile.name.includes(head);
    return head && !isOwn && called.some((other) => other.startsWith(`${head} `) && !bodySorts.test(other))
      ? [[new RegExp(`\\b${head}(?! \\p{Lu})\\b`, 'u'), name]]
      : [];
  });
  return [
    ...bodies,
    ...ownRewordings.ownRewordings.flatMap((own) =>
      (!own.where || isSaid(own.where, own.area)) && !(own.unless && isSaid(own.unless, own.area))
        ? own.rewordings
        : [],
    ),
  ];
});

/** How clearly a sentence asks something of the person: as a question, as an order or a wish, and by a name. */
const put = 4;
const wished = 2;
const near = 1;
const byName = 2;

/** The sentences that ask most clearly, and what is added to them. */
function toAsking(sentences: string[], knowledge: Knowledge): string[] {
  const marks = sentences.map((sentence) => {
    const isPut = coreSigns.questionMark.test(sentence) || coreSigns.begins.test(sentence);
    const isWish = coreSigns.wished.test(sentence) || clauseSigns.ordered.test(sentence);
    const isNear =
      coreSigns.questions.test(sentence.replace(coreSigns.relative, '')) && visitorWords.teller.test(sentence);
    const mark = isPut ? put : isWish ? wished : isNear ? near : 0;
    return mark && names(sentence, knowledge) ? mark + byName : mark;
  });
  const least = Math.min(put, Math.max(1, ...marks));
  const last = marks.findLastIndex((mark) => mark >= least);
  return sentences.filter(
    (sentence, index) =>
      (marks[index] ?? 0) >= least ||
      (index > last &&
        (coreSigns.wished.test(sentence) ||
          (coreSigns.adds.test(sentence) &&
            (!visitorWords.teller.test(sentence) || clauseSigns.ordered.test(sentence))))),
  );
}

/** Whether a sentence gives the person's name, or a capital to a word of the portfolio. */
function names(sentence: string, { subject, has }: Knowledge): boolean {
  return tokenize(sentence).some(
    ({ stem, text, start }) => subject.has(stem) || (start > 0 && wordSigns.capitalisedWord.test(text) && has(stem)),
  );
}

function namesArea(sentence: string): boolean {
  return tokenize(sentence).some(({ folded }) => lookUp(areaWords, folded).length > 0);
}

/** The part from the first question behind which nobody speaks of himself; of a short sentence only behind his wish. */
function toAskingPart(sentence: string, isLong: boolean, knowledge: Knowledge): string {
  if (coreSigns.yesOrNo.test(sentence) && !visitorWords.teller.test(sentence)) return sentence;
  for (const { index, 0: before } of sentence.matchAll(coreSigns.starts)) {
    const told = sentence.slice(0, index + before.length);
    // "After she left the school, where did she go?" asks of that time, "of all her patents, which …" of those.
    const [scene = ''] = coreSigns.leading.exec(told) ?? [];
    const lead = told.slice(0, told.length - scene.length);
    const part = sentence.slice(lead.length);
    const isSetOff = /[:;]/.test(before);
    const isAsker = visitorWords.introduced.test(lead);
    const isWish = coreSigns.wishing.test(before) || isSetOff;
    // "I am citing her chapter: on which pages is it?", "I use Example Corpus for my thesis …; under which licence is it?"
    const isMeant =
      coreSigns.pronoun.test(part) &&
      (isLong ? isSetOff && sentence.length < longMessage && toNaming(lead, knowledge) : namesArea(lead));
    if (
      isMeant ||
      (!isLong &&
        !isAsker &&
        (!isWish ||
          !visitorWords.speaksOfAsking.test(lead) ||
          names(lead, knowledge) ||
          clauseSigns.ordered.test(lead)))
    )
      continue;
    if (part.length > 15 && !visitorWords.teller.test(part.replace(coreSigns.visitorMay, ''))) return part;
  }
  return sentence;
}
