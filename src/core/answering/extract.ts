import type { ChatMessage } from '../contract/ask.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { toKnowledge, type Knowledge } from '../corpus/knowledge.ts';
import { answerByName } from './answer-by-name.ts';
import { answerInOtherWords } from './answer-in-other-words.ts';
import { answerAgain } from './conversation/answer-again.ts';
import { toContext } from './conversation/context.ts';
import { withoutRefused } from './conversation/conversation.ts';
import { toOwnQuestion } from './conversation/own-question.ts';
import { isUnclear } from './conversation/people.ts';
import { withStory } from './conversation/story.ts';
import { toTalk, type Talk } from './talk.ts';
import { greet } from './honesty/greeting.ts';
import { guard } from './honesty/guard.ts';
import { refuseScope, unsaid } from './honesty/refuse.ts';
import { answerAdvert } from './job/answer-advert.ts';
import { toReply, type Language } from './replies.ts';
import { fillRoom } from './passages/room.ts';
import { toRemark, type ExtractiveAnswer } from './statement.ts';

/**
 * The answer to the last message of a conversation, made of published text alone.
 * @param isBrief what stands beside the sentence that fits best is left out
 */
export function extract(conversation: ChatMessage[], corpus: Corpus, isBrief = false): ExtractiveAnswer {
  const knowledge = toKnowledge(corpus);
  const talk = toTalk(conversation);
  return (
    answerAdvert(talk, knowledge) ??
    greet(talk.message, knowledge) ??
    answerAgain(talk, (turns, isShort) => extract(turns, corpus, isShort)) ??
    answerMessage(talk, knowledge, isBrief)
  );
}

/** From the message to a question of its own, to its answer. */
function answerMessage(talk: Talk, knowledge: Knowledge, isBrief: boolean): ExtractiveAnswer {
  const { corpus } = knowledge;
  const own = toOwnQuestion(talk, knowledge);
  if (!own) return refuseScope(corpus, guard(talk.message).isTask);
  const { question, turns, language } = own;
  const recall = (earlier: ChatMessage[]) => extract(earlier, corpus);
  if (isUnclear(turns, knowledge, recall)) return unsaid;
  const context = toContext(question, withoutRefused(turns, knowledge), knowledge, recall);
  const told = answerInOtherWords(question, knowledge, context);
  const found = context
    ? answerByName(told, question, context, knowledge)
    : withStory(told, question, knowledge, (story) => answerInOtherWords(question, knowledge, story));
  const answer = isBrief ? toBrief(found) : fillRoom(found, knowledge);
  return language ? toForeign(answer, language) : answer;
}

/** A list as it is, of several paragraphs the first that quotes, and all where none does. */
function toBrief(answer: ExtractiveAnswer): ExtractiveAnswer {
  const first = answer.statements.findIndex(({ evidence }) => evidence.length > 0);
  return {
    ...answer,
    statements: answer.statements.filter(({ layout }, at) => first < 0 || at <= first || layout !== 'paragraph'),
  };
}

/** The answer behind a remark, in the language of its question, that it quotes the English original. */
function toForeign(answer: ExtractiveAnswer, language: Language): ExtractiveAnswer {
  return { ...answer, language, statements: [toRemark(toReply(language, answer.outcome)), ...answer.statements] };
}
