import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ask, startBrowser } from '../support/browser/visit.ts';

const { visit } = startBrowser();

interface Finding {
  id: string;
  nodes: { html: string; failureSummary: string }[];
}

/** Every violation that axe-core finds, with the element and the reason. */
async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { axe: checker } = globalThis as unknown as {
      axe: { run: (options: object) => Promise<{ violations: Finding[] }> };
    };
    const results = await checker.run({ rules: { 'target-size': { enabled: true } } });
    return results.violations;
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

/** Pages and states of the drawer, each reached as a visitor reaches it. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  'the portfolio page': async () => {},
  'the developer page': (page) => page.goto('/developers'),
  'the privacy page': (page) => page.goto('/privacy'),
  'the résumé': (page) => page.goto('/resume'),
  'the page for what is not there': (page) => page.goto('/nothing-here'),
  'the empty drawer': (page) => page.locator('.masthead [data-ask]').click(),
  'an answer': (page) => ask(page, 'What did she invent?'),
  'an answer that is not there': (page) => ask(page, 'What is the shoe size of the president?'),
  'a failure': (page) => ask(page, 'Something (fail)'),
  'an answer on its way': async (page) => {
    await page.keyboard.press('/');
    await page.locator('.drawer textarea').fill('Something long (hold)');
    await page.keyboard.press('Enter');
    await page.locator('.answer', { hasText: 'The first words' }).waitFor();
  },
  'the room for a job description': async (page) => {
    await page.keyboard.press('/');
    await page.getByRole('button', { name: 'Job description' }).click();
  },
  'a record that was cited, and its tools': async (page) => {
    await page.goto('/#patent-us2292387');
    await page.locator('#patent-us2292387 details[open]').waitFor();
    await page.locator('#patent-us2292387 th a').hover();
  },
};

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [name, reach] of Object.entries(states)) {
    test(`axe finds nothing wrong with ${name} in the ${colorScheme} theme`, async () => {
      const { page } = await visit('/', { colorScheme, reducedMotion: 'reduce' });
      await reach(page);
      expect(await findViolations(page)).toEqual([]);
    });
  }
}

test('body text has the contrast of WCAG AAA in both themes', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page } = await visit('/', { colorScheme });
    await page.evaluate(axe.source);
    const poor = await page.evaluate(async () => {
      const { axe: checker } = globalThis as unknown as {
        axe: { run: (where: string[], options: object) => Promise<{ violations: Finding[] }> };
      };
      const options = { runOnly: ['color-contrast-enhanced'], rules: { 'color-contrast-enhanced': { enabled: true } } };
      const results = await checker.run(['.hero > p, .records p, .records dd, .records dt'], options);
      return results.violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
    });
    // Links wear the owner's accent, which is held to AA.
    expect(
      poor.filter((html) => !html.startsWith('<a ')),
      colorScheme,
    ).toEqual([]);
  }
});
