import type { ChatMessage } from '../contract/ask.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { toKnowledge, type Knowledge } from '../corpus/knowledge.ts';
import { toPlainEnglish } from '../corpus/plain-english.ts';
import { spellSmallWords, splitGlued } from '../corpus/spelling.ts';
import { spellTechnologies } from '../corpus/technologies.ts';
import { fold } from '../corpus/text.ts';
import { answerQuestion } from './answer-question.ts';
import { maxTurns, toEarlier, toNewTopic, withoutAsides, withoutUntold } from './conversation/conversation.ts';
import { toContext } from './conversation/context.ts';
import { toMerged, toNoun, toStep } from './conversation/echo.ts';
import { isUnclear } from './conversation/people.ts';
import { greet } from './honesty/greeting.ts';
import { guard } from './honesty/guard.ts';
import { isHeld, toAsked } from './honesty/held.ts';
import { asksOfFit, onFit, unmet } from './job/fit-signs.ts';
import { judgeFit } from './job/job-fit.ts';
import { isJobDescription } from './job/job-description.ts';
import { fillRoom } from './passages/room.ts';
import { isOfScope } from './passages/scope.ts';
import { asksAgain, asksShort } from './language/doubt-signs.ts';
import { judgedAbove, publishedWords, toReply } from './language/replies.ts';
import { translateTalk } from './language/translate.ts';
import { pointsAt } from './reading/asked-phrases.ts';
import { longMessage } from './reading/core.ts';
import { withoutOpening } from './reading/opening.ts';
import { aroundName } from './reading/naming.ts';
import { spellRelativeYears } from './reading/relative-years.ts';
import { filler, signOff } from './reading/visitor-words.ts';
import { read, type Context } from './reading/reading.ts';
import { refuseScope, unsaid } from './honesty/refuse.ts';
import { toRemark, type ExtractiveAnswer } from './statement.ts';

/**
 * The answer to the last message of a conversation, made of published text alone.
 * @param isBrief what stands beside the sentence that fits best is left out
 */
export function extract(conversation: ChatMessage[], corpus: Corpus, isBrief = false): ExtractiveAnswer {
  const knowledge = toKnowledge(corpus);
  // Replies after the visitor's last word are the caller's own and ask nothing.
  const all = conversation.slice(0, conversation.findLastIndex(({ role }) => role === 'user') + 1);
  // Where nobody has asked yet, the answer is what a greeting gets.
  const written = all.at(-1)?.content ?? 'Hello';
  const message = toCalm(written);
  const spoken = withoutAsides(all.slice(0, -1));
  const before = spoken.findLast(({ role }) => role === 'user')?.content ?? '';
  const said = fold(message);
  const isShort = asksShort.test(said);
  const isAdvert = isJobDescription(before);
  // The quota of analyses counts adverts: no doubt has one judged again, and no question is one on the text of an advert.
  // Later in the talk such a question is still on the analysis above, whose own words are all that is told of it.
  const above = onFit.test(said) && spoken.map(({ content }) => content.match(unmet)).findLast(Boolean);
  if (above || (isAdvert && asksOfFit.test(said)))
    return { outcome: 'out_of_scope', statements: [judgedAbove, ...(above || [])].map(toRemark) };
  // Judged by the text as it was sent: by the same the API counts the analyses of the hour.
  if (isJobDescription(written)) return judgeFit(message, knowledge);
  const greeting = greet(message, knowledge);
  if (greeting) return greeting;
  if (before && (isShort || asksAgain.test(said))) {
    const again = extract(spoken, corpus, isShort);
    // What was told without a quotation has no source.
    return isShort || again.outcome === 'out_of_scope'
      ? again
      : { ...again, statements: [toRemark(publishedWords[again.language ?? 'en']), ...again.statements] };
  }
  const question = aroundName(
    message.replace(signOff, ''),
    knowledge,
    (text) => guard(text.replace(filler, '')).question,
  );
  if (!question) return refuseScope(corpus, guard(message).isTask);
  const recent = isAdvert ? [] : spoken.slice(-2 * maxTurns);
  const { messages, language } = translateTalk([...recent, { role: 'user', content: question }], knowledge);
  const earlier = toEarlier(messages);
  const own = messages.at(-1)?.content ?? '';
  const plain = language
    ? own
    : withoutOpening(spellTechnologies(spellSmallWords(splitGlued(own, knowledge), knowledge), knowledge), knowledge);
  const last = earlier?.at(-1)?.content ?? '';
  const english = earlier ? toStep(plain, last, knowledge) : plain;
  const fresh = earlier && (toNewTopic(english) ?? toNoun(english, last, knowledge));
  const talk = fresh ? [] : toMerged([...messages.slice(0, -1), { role: 'user', content: english }], knowledge);
  if (isUnclear(talk, knowledge)) return unsaid;
  const put = fresh ?? talk.at(-1)?.content ?? '';
  const years = (text: string) => spellRelativeYears(text, corpus.portfolio.profile.updated);
  // To look for a name costs more than to see that no year is counted.
  const asked = years(put) === put ? put : aroundName(put, knowledge, years);
  const context = toContext(asked, withoutUntold(talk, knowledge), knowledge, (turns) => extract(turns, corpus));
  const isAlone = messages.length === 1 && asked.length < longMessage;
  const found = answerInOtherWords(asked, knowledge, isAlone, context);
  const answer = isBrief ? toBrief(found) : fillRoom(found, knowledge);
  return language
    ? { ...answer, language, statements: [toRemark(toReply(language, answer.outcome)), ...answer.statements] }
    : answer;
}

/**
 * A message with one space between its words and no mention in front. WHAT DID SHE STUDY: where no word has a small letter,
 * capitals mark no name.
 */
function toCalm(message: string): string {
  const text = message.replace(/[ \t]+/g, ' ').replace(/^ ?@\w+[,:]? /, '');
  return /\p{Ll}/u.test(text) || !/\p{Lu}\P{L}+\p{Lu}+\P{L}+\p{Lu}/u.test(text) ? text : text.toLowerCase();
}

/** A list as it is, of several paragraphs the first that quotes, and all where none does. */
function toBrief(answer: ExtractiveAnswer): ExtractiveAnswer {
  const first = answer.statements.findIndex(({ evidence }) => evidence.length > 0);
  return {
    ...answer,
    statements: answer.statements.filter(({ layout }, at) => first < 0 || at <= first || layout !== 'paragraph'),
  };
}

/** So few records are surer than a passage that says the question's words. */
const fewRecords = 3;
/** How much better a passage must fit to take the place of the one found first. */
const leastLead = 0.05;

/**
 * The question as it was put; once more in plain words where that finds no answer, and where it finds a passage but plain
 * words a few records, or a passage that fits clearly better.
 */
function answerInOtherWords(
  question: string,
  knowledge: Knowledge,
  isAlone: boolean,
  context?: Context,
): ExtractiveAnswer {
  const answer = answerQuestion(question, knowledge, context);
  const plain = toPlainEnglish(question, knowledge);
  const isSaid = answer.outcome === 'answered';
  if ((isSaid && (answer.isTyped || !isAlone)) || answer.isSettled || plain === question) return answer;
  const other = answerQuestion(plain, knowledge, context);
  const isBetter = other.isTyped ? other.statements.length <= fewRecords : toScore(other) > toScore(answer) + leastLead;
  if (isSaid && !isBetter) return answer;
  // Plain words may lose what kind of answer was wanted.
  const asked = toAsked(read(question, knowledge, context), knowledge);
  const reading = read(plain, knowledge, context);
  // "It" is lost in them, and what it stands for must not be.
  const isLost = context && pointsAt.test(fold(question)) && !isOfScope(other, context.scope, knowledge);
  const isFit = !isLost && (!asked || isHeld(other, { ...asked, reading }));
  return other.outcome === 'answered' && isFit ? other : answer;
}

/** How well the passage that an answer begins with fits its question. */
function toScore({ statements: [first] }: ExtractiveAnswer): number {
  return first?.evidence[0]?.score ?? 0;
}
