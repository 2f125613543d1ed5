import { extract } from '#core/answering/extract.ts';
import type { Corpus } from '#core/corpus/corpus.ts';

/** Questions that the page suggests (`questions` of profile.md) and that the portfolio does not answer: a visitor asks them first. */
export function toUnansweredSuggestions(corpus: Corpus): string[] {
  const { questions = [] } = corpus.portfolio.profile;
  return questions.filter((content) => extract([{ role: 'user', content }], corpus).outcome !== 'answered');
}
