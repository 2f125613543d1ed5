import { expect, test } from 'vitest';
import { toAnswer } from '../../support/asked.ts';
import { openFiles } from '../../support/portfolio.ts';

const profile = 'name: Ada Example\nheadline: Engineer\nsummary: Ada Example builds boats.\nupdated: 2026-01-01';
const mill =
  'name: Windlass\nstart: 2019\nend: 2020\nsummary: A winch.\n---\nThe drum of the winch is made of larch from Norway.';

/** Enough others that not every passage is scored. */
function toOthers(count: number) {
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `projects/boat-${at}.md`,
      `name: Boat number ${at}\nstart: 2001\nend: 2002\nsummary: A small boat.\n---\nIt was launched in harbour ${at}.`,
    ]),
  );
}

test.each([10, 600])(
  'a sentence is found beside %i other entries',
  async (count) => {
    const corpus = await openFiles({ 'profile.md': profile, 'projects/windlass.md': mill, ...toOthers(count) });
    expect('index' in corpus).toBe(count > 100);
    const { outcome, text } = toAnswer(corpus, ['What is the drum of the winch made of?']);
    expect(outcome).toBe('answered');
    expect(text).toContain('larch');
  },
  60_000,
);
