import { careerMatters } from './career-sense-signs.ts';
import { lifeMatters } from './life-sense-signs.ts';
import { hasForm, matchPhrase, toForms, type Phrase } from './phrase-match.ts';
import { renownMatters } from './renown-sense-signs.ts';
import { toStem, type Token } from './text.ts';

const matters = [...careerMatters, ...lifeMatters, ...renownMatters];

const turns = { asked: toTurns('asked'), told: toTurns('told') };

/** First word → the phrases that begin with it. */
function toTurns(side: 'asked' | 'told') {
  const phrases = matters.flatMap((matter) =>
    matter[side].split(' | ').map((text) => ({ phrase: toPhrase(text), term: matter.term })),
  );
  return Map.groupBy(
    phrases.flatMap(({ phrase: [first = [], ...rest], term }) =>
      first.map((start) => ({ start, phrase: [[start], ...rest], term })),
    ),
    ({ start }) => start,
  );
}

function toPhrase(text: string): Phrase {
  return text.split(' ').map((word) => word.split('/').map((way) => (/^\w/.test(way) ? toStem(way) : way)));
}

/** The matters that a text asks for or tells of in phrases, each by the words that do. */
export function toSenses(side: 'asked' | 'told', tokens: readonly Token[]): { term: string; folded: string }[] {
  const forms = tokens.map(toForms);
  return forms.flatMap((starts, at) =>
    starts.flatMap((start) =>
      (turns[side].get(start) ?? []).flatMap(({ phrase, term }) =>
        tokens
          .slice(at, matchPhrase(phrase, forms, at))
          .filter((_, index) => phrase.some((word) => hasForm(word, forms[at + index])))
          .map(({ folded }) => ({ term, folded })),
      ),
    ),
  );
}
