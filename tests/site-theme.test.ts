import Color from 'colorjs.io';
import { expect, test } from 'vitest';
import { ContentError } from '#core/content/content-error.ts';
import { readTheme } from '#core/content/read-theme.ts';
import { toSectionOrder } from '#core/contract/theme.ts';
import { paper, toReadable, toThemeCss } from '../src/theme-css.ts';

test('every accent reads well on both papers, whatever the owner chose', () => {
  for (const accent of ['#ffff00', '#000000', '#ffffff', '#808080', '#b23a1e', '#00ff00', '#0000ff']) {
    for (const background of Object.values(paper)) {
      const contrast = new Color(toReadable(accent, background)).contrastWCAG21(new Color(background));
      expect(contrast, `${accent} on ${background}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('an accent that reads well already is left as it is', () => {
  expect(toReadable('#7a1f0f', paper.light)).toBe('#7a1f0f');
});

test('no theme file gives the theme that ships with the site', () => {
  const theme = readTheme('');
  expect(toSectionOrder(theme).slice(0, 3)).toEqual(['about', 'approach', 'experience']);
  expect(toThemeCss(theme)).toContain('Newsreader');
});

test('sections named come first, the others keep their order, none is lost', () => {
  const order = toSectionOrder(readTheme('sections: [awards, about]'));
  expect(order.slice(0, 3)).toEqual(['awards', 'about', 'approach']);
  expect(new Set(order).size).toBe(10);
});

test('a mistake in the theme is told with its line and a corrected example', () => {
  const read = () => readTheme("fonts: editorial\naccent: red\nsections: [about, about]\ncolour: '#112233'\n");
  expect(read).toThrow(ContentError);
  expect(read).toThrow(/theme\.yaml:2 {2}"accent" is no colour\. Write six hexadecimal digits/);
  expect(read).toThrow(/theme\.yaml:3 {2}"sections" names a section twice/);
  expect(read).toThrow(/theme\.yaml:4 {2}"colour" is not a field here/);
});
