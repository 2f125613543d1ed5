import { beforeAll } from 'vitest';
import { extract } from '#core/answering/extract.ts';
import { toCitations, toPieces } from '#core/answering/statement.ts';
import type { ChatMessage } from '#core/contract/ask.ts';
import type { Corpus } from '#core/corpus/corpus.ts';
import { openPortfolio } from './portfolio.ts';

/** Fixtures without golden questions, which stand beside those that have them. */
const apart = new Set(['chemist', 'programmer']);

/** Opens fixture portfolios before the tests of a file run. */
function openFixtures(names: string[]): Map<string, Corpus> {
  const corpora = new Map<string, Corpus>();
  beforeAll(async () => {
    for (const name of names) {
      const folder = `tests/support/${apart.has(name) ? '' : 'portfolios/'}${name}`;
      corpora.set(name, await openPortfolio(folder, 'https://portfolio.example'));
    }
  }, 60_000);
  return corpora;
}

/** For `toAnswer` to ask fixture portfolios by their names. */
export function askFixtures(...names: string[]) {
  const corpora = openFixtures(names);
  return (name: string, ...turns: string[]) => toAnswer(corpora.get(name)!, turns);
}

/** For `toTalk` to talk with fixture portfolios by their names. */
export function talkFixtures(...names: string[]) {
  const corpora = openFixtures(names);
  return (name: string, ...questions: string[]) => toTalk(corpora.get(name)!, questions);
}

/** What the answerer says to the last of a conversation's turns, of which the first is the visitor's; cited ids stand once. */
export function toAnswer(corpus: Corpus, turns: string[]) {
  const messages = turns.map((content, index): ChatMessage => ({ role: index % 2 ? 'assistant' : 'user', content }));
  const { outcome, statements } = extract(messages, corpus);
  const cited = toCitations(statements).map((url) => url.split('#')[1]);
  return { outcome, text: toPieces(statements).join(''), cited: [...new Set(cited)] };
}

/** What the answerer says to the last of a conversation's questions, where each earlier reply is the one that it gave. */
export function toTalk(corpus: Corpus, questions: string[]) {
  const turns: string[] = [];
  for (const question of questions) turns.push(question, toAnswer(corpus, [...turns, question]).text);
  return toAnswer(corpus, turns.slice(0, -1));
}

/** The line of an answer on one point of an advert, for portfolios opened by `askFixtures`; empty where it is not judged. */
export function toPointLine(ask: ReturnType<typeof askFixtures>) {
  return (name: string, point: string) => {
    const advert = `We are hiring. Would she fit this position?\nRequirements:\n- ${point}\n- Fluent Klingon`;
    const lines = ask(name, advert).text.split('\n');
    return lines.find((line) => line.includes(`“${point}”`)) ?? '';
  };
}

/** The requirements that an answer judges, as it quotes them. */
export function toPoints(text: string): string[] {
  return [...text.matchAll(/“(.*?)”:/g)].map(([, point = '']) => point);
}
