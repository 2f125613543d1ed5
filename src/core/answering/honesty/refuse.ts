import type { Corpus } from '../../corpus/corpus.ts';
import type { KnownRecord } from '../../corpus/knowledge.ts';
import { doubts, remarks } from '../replies.ts';
import { toLink, toRemark, type ExtractiveAnswer, type Statement } from '../statement.ts';
import { unique } from '../../corpus/unique.ts';
import * as wordSigns from '../../corpus/word-signs.ts';

const maxSuggestions = 3;

/** The portfolio does not say: near records are named as suggestions, and nothing is claimed. */
export function refuse(near: KnownRecord[], message = doubts.topic): ExtractiveAnswer {
  const items = unique(near)
    .slice(0, maxSuggestions)
    .map(({ record }): Statement => ({ ...toRemark(toLink(record)), layout: 'item' }));
  const nearest = items.length > 0 ? [toRemark(remarks.nearest), ...items] : [];
  return { outcome: 'not_in_portfolio', statements: [toRemark(message), ...nearest] };
}

/** The portfolio comes near: what it does say is quoted, under a line that it is no answer; no line announces nothing. */
export function hedge(nearest: Statement[]): ExtractiveAnswer {
  if (!nearest[0]) return refuse([]);
  return { outcome: 'not_in_portfolio', statements: [toRemark(remarks.closest), ...nearest] };
}

/** Not a question about the person. */
export function refuseScope({ portfolio }: Corpus, isTask: boolean): ExtractiveAnswer {
  return { outcome: 'out_of_scope', statements: [toRemark(remarks.toScope(portfolio.profile.name, isTask))] };
}

/** The line that a part of a question is not answered; the visitor's words stand in quotation marks, without markup. */
export function toUnsaid(part: string): Statement {
  const plain = part.replace(wordSigns.markup, '').trim();
  return toRemark(remarks.toUnsaid(plain.slice(0, 120)));
}

/** A refusal that typed records are sure of: nothing else in the portfolio is to be taken for an answer. */
export function refuseSurely(near: KnownRecord[], message?: string): ExtractiveAnswer {
  return { ...refuse(near, message), isSettled: true };
}

/** Nothing in the portfolio tells it. */
export const unsaid: ExtractiveAnswer = refuseSurely([]);
