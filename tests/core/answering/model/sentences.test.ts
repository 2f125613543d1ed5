import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSentenceHolder } from '#core/answering/model/sentences.ts';

function toSentences(...pieces: string[]): string[] {
  const holder = createSentenceHolder();
  return [...pieces.flatMap((piece) => holder.push(piece)), ...holder.flush()];
}

test('however a text arrives, its sentences are the same and joined they are the text', () => {
  const words = fc.array(
    fc.constantFrom(
      'One',
      'two',
      'Dr.',
      'U.S.',
      '3.5',
      '[1]',
      '.',
      '! ',
      '. ',
      '? ',
      '\n',
      ' ',
      '[2, 3]',
      '- ',
      'e.g.',
      '。',
      '…',
    ),
    {
      maxLength: 30,
    },
  );
  fc.assert(
    fc.property(words, fc.array(fc.nat(20), { maxLength: 8 }), (parts, cuts) => {
      const text = parts.join('');
      const places = [...new Set([...cuts.filter((cut) => cut < text.length), text.length])].toSorted((a, b) => a - b);
      const pieces = places.map((end, index) => text.slice(index === 0 ? 0 : places[index - 1], end));
      const joined = toSentences(...pieces).join('');
      expect(text.startsWith(joined)).toBe(true);
      expect(text.slice(joined.length).trim()).toBe('');
    }),
  );
});

test('a sentence takes the citations that follow its dot along', () => {
  expect(toSentences('She taught. [1] She', ' left [2]. [3][4] End.')).toEqual([
    'She taught. [1] ',
    'She left [2]. [3][4] ',
    'End.',
  ]);
});

test('a sentence whose citation is known leaves before the next one begins', () => {
  const holder = createSentenceHolder();
  expect(holder.push('She taught [1]. ')).toEqual(['She taught [1]. ']);
  expect(holder.push('She left. ')).toEqual([]);
  expect(holder.push('T')).toEqual(['She left. ']);
});

test('abbreviations, initials, numbers and list marks end no sentence', () => {
  const whole = [
    'Dr. Jane P. Smith of the U.S. Navy paid approx. 3.5 million, i.e. a lot [1].',
    '1. She taught [1].',
    'See No. 3,541,541 of St. Louis [2].',
  ];
  for (const text of whole) expect(toSentences(text)).toEqual([text]);
});

test('lines are sentences, and a text without an end is given up in one piece', () => {
  expect(toSentences('R1: one [1]\nR2: two [2]\n')).toEqual(['R1: one [1]\n', 'R2: two [2]\n']);
  const holder = createSentenceHolder();
  expect(holder.push('x'.repeat(2000))).toHaveLength(1);
});
