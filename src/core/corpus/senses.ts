import { matchPhrase, toForms } from './phrase-match.ts';
import { personMatters } from './person-sense-signs.ts';
import { toStem, type Token } from './text.ts';

const phrases = [...personMatters];

/** First word → the phrases that begin with it. */
function toTurns(side: 'asked' | 'told') {
  const turns = phrases.flatMap((matter) =>
    matter[side].split('|').flatMap((text) => {
      const [first = '', ...rest] = text
        .trim()
        .replace(/\b(?<!=)\w+/g, toStem)
        .split(' ');
      return first.split('/').map((start) => ({ start, rest, term: matter.term }));
    }),
  );
  return Map.groupBy(turns, ({ start }) => start);
}

const turns = { asked: toTurns('asked'), told: toTurns('told') };

/** The matters that a text asks for or tells of in phrases, each by the words that do. */
export function toSenses(side: 'asked' | 'told', tokens: readonly Token[]): { term: string; folded: string }[] {
  return tokens.flatMap((token, at) =>
    toForms(token).flatMap((form) =>
      (turns[side].get(form) ?? []).flatMap(({ rest, term }) =>
        tokens.slice(at, matchPhrase(rest, tokens, at + 1)).map(({ folded }) => ({ term, folded })),
      ),
    ),
  );
}
