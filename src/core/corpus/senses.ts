import { careerMatters } from './career-sense-signs.ts';
import { lifeMatters } from './life-sense-signs.ts';
import { hasForm, matchPhrase, toForms, type Phrase } from './phrase-match.ts';
import { renownMatters } from './renown-sense-signs.ts';
import { senseSigns } from './sense-signs.ts';
import { toStem, type Token } from './text.ts';

/** A matter by a word for it. */
export interface Sense {
  term: string;
  folded: string;
}

const matters = [...careerMatters, ...lifeMatters, ...renownMatters];

const turns = { asked: toTurns('asked'), told: toTurns('told') };

/** First word → the phrases that begin with it. */
function toTurns(side: 'asked' | 'told') {
  const all = matters.flatMap(({ term, [side]: phrases }) =>
    phrases.split(' | ').flatMap((text) => {
      const phrase: Phrase = text.split(' ').map((word) => word.replace(/(?<!=)\b\w+/g, toStem).split('/'));
      return phrase[0]!.map((start) => ({ start, phrase, term }));
    }),
  );
  return Map.groupBy(all, ({ start }) => start);
}

/** The matters that a text asks for or tells of, each by the words that do. */
export function toSenses(side: 'asked' | 'told', text: string, tokens: readonly Token[]): Sense[] {
  const forms = tokens.map(toForms);
  return [
    ...senseSigns.flatMap(
      ({ term, [side]: sign }) =>
        sign
          .exec(text)?.[0]
          .split(/\W/)
          .map((folded) => ({ term, folded })) ?? [],
    ),
    ...forms.flatMap((starts, at) =>
      starts.flatMap((start) =>
        (turns[side].get(start) ?? []).flatMap(({ phrase, term }) =>
          tokens
            .slice(at, matchPhrase(phrase, forms, at))
            .filter((_, index) => phrase.some((word) => hasForm(word, forms[at + index])))
            .map(({ folded }) => ({ term, folded })),
        ),
      ),
    ),
  ];
}
