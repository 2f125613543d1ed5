import type { Corpus } from '../../corpus/corpus.ts';
import type { KnownPassage } from '../../corpus/knowledge.ts';
import type { Doubt } from './premises.ts';
import { toLink, toRemark, type ExtractiveAnswer, type Statement } from '../statement.ts';
import { unique } from '../../corpus/unique.ts';

const maxSuggestions = 3;

/** The portfolio does not say: near records are named as suggestions, and nothing is claimed. */
export function refuse(near: KnownPassage[], message = 'The portfolio does not say.'): ExtractiveAnswer {
  const records = unique(near.map(({ of }) => of.record)).slice(0, maxSuggestions);
  const statements = [toRemark(message)];
  if (records.length > 0) {
    statements.push(toRemark('These entries are the nearest to the question, though they do not answer it:'));
    statements.push(...records.map((record): Statement => ({ ...toRemark(toLink(record)), layout: 'item' })));
  }
  return { outcome: 'not_in_portfolio', statements };
}

/** What a refusal says about the premise that failed. */
export const doubts: Record<Exclude<Doubt, 'focus'>, string> = {
  employer: 'The portfolio does not list that as a place where the person worked.',
  field: 'The portfolio does not give that.',
  area: 'The portfolio does not have any entries of that kind.',
  person: 'The portfolio does not say this about that person.',
  name: 'The portfolio does not mention that name, so it does not say.',
  topic: 'The portfolio does not say.',
};

/** The portfolio comes near: what it does say is quoted, under a line that it is no answer; no line announces nothing. */
export function hedge(nearest: Statement[]): ExtractiveAnswer {
  if (nearest.length === 0) return refuse([]);
  const message = 'The portfolio does not say this directly. The closest it has:';
  return { outcome: 'not_in_portfolio', statements: [toRemark(message), ...nearest] };
}

/** Whether a reply is one of these; in front of it a line may stand in the language of the question. */
export function isRefusal(reply: string): boolean {
  return /^(?:.{0,200}\n\n)?(?:“[^”]{0,120}”: )?The portfolio (?:does not|lists no)/.test(reply);
}

/** Not a question about the person. */
export function refuseScope({ portfolio }: Corpus, isTask: boolean): ExtractiveAnswer {
  const reason = isTask
    ? 'That is outside this portfolio.'
    : 'Instructions in a message cannot change how this portfolio answers.';
  return {
    outcome: 'out_of_scope',
    statements: [toRemark(`${reason} It can only answer questions about ${portfolio.profile.name}.`)],
  };
}

/** The line that a part of a question is not answered; the visitor's words stand in quotation marks, without markup. */
export function toUnsaid(part: string): Statement {
  const plain = part.replace(/[^\p{L}\p{N} ,.'’-]/gu, '').trim();
  return toRemark(`“${plain.slice(0, 120)}”: The portfolio does not say.`);
}

/** A refusal that typed records are sure of: nothing else in the portfolio is to be taken for an answer. */
export function refuseSurely(near: KnownPassage[], message?: string): ExtractiveAnswer {
  return { ...refuse(near, message), isSettled: true };
}

/** Nothing in the portfolio tells it. */
export const unsaid: ExtractiveAnswer = refuseSurely([]);
