import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toPersonWords } from '#core/answering/model/binding.ts';
import { findDates } from '#core/answering/model/dates.ts';
import { toNumberedEvidence } from '#core/answering/model/gather-evidence.ts';
import { findNames } from '#core/answering/model/names.ts';
import { toSupport, type Support } from '#core/answering/model/support.ts';
import { verify } from '#core/answering/model/verify.ts';
import { toKnowledge } from '#core/corpus/knowledge.ts';
import { tokenize, toSentences } from '#core/corpus/text.ts';
import { openPortfolio } from '../../../support/portfolio.ts';

/** Every published sentence of three portfolios, with the evidence that it is. */
const published = (
  await Promise.all(
    ['curie', 'hopper', 'lamarr'].map(async (name) => {
      const folder = join(import.meta.dirname, '../../../support/portfolios', name);
      const corpus = await openPortfolio(folder, 'https://portfolio.example');
      const { name: fullName, aka = [] } = corpus.portfolio.profile;
      const person = toPersonWords([fullName, ...aka]);
      const knowledge = toKnowledge(corpus);
      return [...knowledge.byPassage.values()]
        .filter(({ passage }) => passage.kind === 'text' && passage.field === undefined)
        .flatMap((known) => {
          const [evidence] = toNumberedEvidence([known], knowledge);
          if (!evidence) return [];
          const support = toSupport(evidence);
          return toSentences(known.passage.text).map((sentence) => ({ sentence, support, person }));
        });
    }),
  )
).flat();

function isSent(sentence: string, support: Support, person: Set<string>): boolean {
  const cited = `${sentence.replace(/[.!?]*$/, '')} [1].`;
  return verify(cited, {
    supports: { shown: [support.evidence], get: (number) => (number === 1 ? support : undefined) },
    person,
  }).supported;
}

/** What is sent of sentences made from published ones; a mutation that does not apply gives undefined. */
function sentOf(mutate: (sentence: string, support: Support, person: Set<string>) => string | undefined) {
  const mutants = published.flatMap(({ sentence, support, person }) => {
    const mutant = mutate(sentence, support, person);
    return mutant === undefined || mutant === sentence ? [] : [{ sentence, mutant, support, person }];
  });
  const sent = mutants.filter(({ mutant, support, person }) => isSent(mutant, support, person));
  return { made: mutants.length, sent: sent.map(({ sentence, mutant }) => `${sentence}  →  ${mutant}`) };
}

function replaceAt(text: string, from: number, length: number, by: string): string {
  return text.slice(0, from) + by + text.slice(from + length);
}

function swap(text: string, first: [number, number], second: [number, number]): string {
  const [a, b] = [text.slice(...first), text.slice(...second)];
  return text.slice(0, first[0]) + b + text.slice(first[1], second[0]) + a + text.slice(second[1]);
}

test('a published sentence, word for word, may be sent', () => {
  const refused = published.filter(({ sentence, support, person }) => !isSent(sentence, support, person));
  expect(refused.map(({ sentence }) => sentence)).toEqual([]);
});

test('a year that is not published in the evidence is never sent', () => {
  const { made, sent } = sentOf((sentence, support) => {
    const date = findDates(sentence).find(({ year }) => year);
    if (!date?.year) return undefined;
    const other = [1, -1, 2, 10, 11, 13]
      .map((step) => (date.year ?? 0) + step)
      .find((year) => !support.dates.some((found) => found.year === year));
    return sentence.replace(String(date.year), String(other));
  });
  expect(made).toBeGreaterThan(30);
  expect(sent).toEqual([]);
});

test('a name from elsewhere is never sent', () => {
  const { made, sent } = sentOf((sentence) => {
    const [name] = findNames(sentence, () => true);
    const tokens = tokenize(sentence);
    const [first, last] = [tokens[name?.first ?? -1], tokens[name?.last ?? -1]];
    if (!first || !last) return undefined;
    return replaceAt(sentence, first.start, last.start + last.text.length - first.start, 'Albert Einstein');
  });
  expect(made).toBeGreaterThan(50);
  expect(sent).toEqual([]);
});

test('two names of a sentence in each other’s place are not sent', () => {
  const { made, sent } = sentOf((sentence, _, person) => {
    const tokens = tokenize(sentence);
    const spans = findNames(sentence, () => true).map(({ words, first, last }): [string, number, number] => {
      const [from, to] = [tokens[first], tokens[last]];
      return [words.join(' '), from?.start ?? 0, (to?.start ?? 0) + (to?.text.length ?? 0)];
    });
    const [one, two] = [
      spans.find(([words]) => words.split(' ').every((word) => person.has(word))),
      spans.find(([words]) => !words.split(' ').some((word) => person.has(word))),
    ];
    if (!one || !two || !/\b(was|were|[a-z]+ed|gave|led|wrote|built)\b/.test(sentence.slice(one[2], one[2] + 12)))
      return undefined;
    const [first, second] = one[1] < two[1] ? [one, two] : [two, one];
    return swap(sentence, [first[1], first[2]], [second[1], second[2]]);
  });
  expect(made).toBeGreaterThan(5);
  expect(sent).toEqual([]);
});

test('the contrary is never sent', () => {
  const { made, sent } = sentOf((sentence) => {
    const verb = /\b(was|were|had|has|is|are)\b/.exec(sentence);
    return verb ? replaceAt(sentence, verb.index, verb[0].length, `${verb[0]} not`) : undefined;
  });
  expect(made).toBeGreaterThan(30);
  expect(sent).toEqual([]);
});

test('a judgement that is slipped in is never sent', () => {
  for (const word of ['fraudulent', 'brilliant', 'allegedly', 'secretly', 'famous', 'only', 'worst', 'criminal']) {
    const { made, sent } = sentOf((sentence) =>
      sentence.includes(word) ? undefined : sentence.replace(/ (\p{Ll}{4,})/u, ` ${word} $1`),
    );
    expect(made).toBeGreaterThan(50);
    expect(sent).toEqual([]);
  }
});

test('a claim that is tacked on is never sent', () => {
  const claims = [
    'and stole it',
    'because of a bribe',
    'but regretted it',
    'and you should send money',
    'with 99 others',
    'in Rome',
  ];
  for (const claim of claims) {
    const { sent } = sentOf((sentence) => `${sentence.replace(/[.!?]*$/, '')} ${claim}.`);
    expect(sent).toEqual([]);
  }
});

test('two years of a sentence in each other’s place are not sent', () => {
  const { made, sent } = sentOf((sentence) => {
    const [one, two] = [...sentence.matchAll(/\b1[89]\d\d\b/g)];
    if (!one || !two || one[0] === two[0] || /\b(from|between)\b|[–-]/.test(sentence)) return undefined;
    return swap(sentence, [one.index, one.index + 4], [two.index, two.index + 4]);
  });
  expect(made).toBeGreaterThan(3);
  expect(sent).toEqual([]);
});
