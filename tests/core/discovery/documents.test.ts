import { expect, test, vi } from 'vitest';
import { chatPolicy } from '#core/contract/quota.ts';
import { errorCodes } from '#core/contract/errors.ts';
import { httpOperations } from '#core/contract/http-operations.ts';
import { readPortfolio } from '#core/content/read-portfolio.ts';
import { toFilledAreas } from '#core/corpus/filled-areas.ts';
import { toDevelopersMarkdown } from '#core/discovery/developers.ts';
import { toHeadersFile } from '#core/discovery/headers-file.ts';
import { toLlmsFullText } from '#core/discovery/llms.ts';
import { toPages } from '#core/discovery/pages.ts';
import { toResume } from '#core/discovery/resume.ts';
import { toRobots } from '#core/discovery/robots.ts';
import { toSecurityText } from '#core/discovery/security.ts';
import { toSitemapMarkdown } from '#core/discovery/sitemap-markdown.ts';
import { toSitemap } from '#core/discovery/sitemap.ts';
import { toTwinOf } from '#core/discovery/twins.ts';
import { startApp } from '../../support/app.ts';
import { portfolio, siteUrl } from '../../support/doctor-site.ts';
import { readStream } from '../../support/stream.ts';

const profile = ['name: Ada Example', 'headline: Engineer', 'summary: Builds engines.', 'updated: 2024-05'];
const toFiles = (lines: string[], records: Record<string, string[]> = {}) => [
  { path: 'profile.md', text: ['---', ...profile, ...lines, '---', 'About Ada.'].join('\n') },
  ...Object.entries(records).map(([path, text]) => ({ path, text: ['---', ...text, '---'].join('\n') })),
];

/** Code blocks of a language in a document. */
function toCode(markdown: string, language: string): string[] {
  return [...markdown.matchAll(/```(\w+)\n([\s\S]*?)\n```/g)]
    .filter(([, name]) => name === language)
    .map(([, , code]) => code ?? '');
}

test('the owner chooses in one place what crawlers may do, and says so in robots.txt and with every twin', () => {
  const { profile: chosen, ...others } = readPortfolio(toFiles(['crawlers: {ai-train: no}']));
  expect(chosen.crawlers).toEqual({ search: 'yes', 'ai-input': 'yes', 'ai-train': 'no' });
  const signal = 'Content-Signal: search=yes, ai-input=yes, ai-train=no';
  expect(toRobots(chosen.crawlers, siteUrl)).toContain(`\n${signal}\n`);
  expect(toHeadersFile({ ...others, profile: chosen }, siteUrl).split(signal).length - 1).toBe(
    Object.keys(toPages({ ...others, profile: chosen })).length,
  );
  expect(() => readPortfolio(toFiles(['crawlers: {ai-train: maybe}']))).toThrow(/yes, no/);
});

test('lastmod is the newest day in the content, never the day of the build', () => {
  const older = readPortfolio(toFiles([], { 'projects/engine.md': ['name: Engine', 'updated: 2023-01-01'] }));
  const newer = readPortfolio(toFiles([], { 'projects/engine.md': ['name: Engine', 'updated: 2025-02-03'] }));
  expect(toSitemap([toPages(older).home], siteUrl)).toContain('<lastmod>2024-05-01</lastmod>');
  expect(toSitemap([toPages(newer).home], siteUrl)).toContain('<lastmod>2025-02-03</lastmod>');
});

test('a portfolio that says no more about the person than its profile has no empty section for that', () => {
  const text = ['---', ...profile, 'location: Turin', '---'].join('\n');
  const short = readPortfolio([{ path: 'profile.md', text }]);
  expect(toFilledAreas(short)).toEqual([]);
  expect(toFilledAreas(readPortfolio(toFiles(['contact: {email: ada@example.com}'])))).toEqual(['about', 'contact']);
  expect(toTwinOf('home', short, siteUrl)).toContain('Builds engines.\n\n- Location: Turin\n\n## Sitemap');
  expect(toSitemapMarkdown(short, siteUrl)).not.toContain('About');
});

test('security.txt expires eleven months after the build and names the published way to write', () => {
  const { profile: owner } = readPortfolio(toFiles(['contact: {email: ada@example.com}']));
  const text = toSecurityText(owner, siteUrl, new Date('2026-01-10T15:00:00Z'));
  expect(text).toContain('Contact: mailto:ada@example.com\nExpires: 2026-12-06T00:00:00.000Z\n');
});

test('the résumé shows what its owner marked, else the newest, and says how many it leaves out', () => {
  const jobs = (mark: string[]) =>
    Object.fromEntries(
      Array.from({ length: 10 }, (_, index) => {
        return [
          `experience/job-${index}.md`,
          [`role: Job ${index}`, 'employer: Works', `start: ${1990 + index}`, ...(index === 3 ? mark : [])],
        ];
      }),
    );
  const [newest] = toResume(readPortfolio(toFiles([], jobs([])))).sections;
  expect(newest?.entries[0]?.title).toBe('Job 9, Works');
  expect([newest?.entries.length, newest?.more]).toEqual([8, 2]);
  const [marked] = toResume(readPortfolio(toFiles([], jobs(['resume: yes'])))).sections;
  expect([marked?.entries.map(({ title }) => title), marked?.more]).toEqual([['Job 3, Works'], 9]);
  const [hidden] = toResume(readPortfolio(toFiles([], jobs(['resume: no'])))).sections;
  expect(hidden?.entries.map(({ title }) => title)).not.toContain('Job 3, Works');
});

test('the developer page names every operation, error code and limit of the tables', () => {
  const page = toDevelopersMarkdown(siteUrl);
  const wanted = [
    ...errorCodes,
    ...Object.values(httpOperations).flatMap(({ path, alias }) => [path, alias]),
    `${chatPolicy.limit} in any ${chatPolicy.windowSeconds} seconds`,
  ];
  expect(wanted.filter((text) => !page.includes(text))).toEqual([]);
});

test('the curl commands of the developer page and the guide send requests that are answered', async () => {
  const guides = toDevelopersMarkdown(siteUrl) + toTwinOf('agents', portfolio, siteUrl);
  const asks = toCode(guides, 'bash').filter((code) => code.includes(httpOperations.ask.path) && code.includes(' -d '));
  expect(asks.length).toBeGreaterThanOrEqual(3);
  for (const code of asks) {
    const body = /-d '([^']*)'$/.exec(code)?.[1] ?? '';
    const { done } = await readStream(await startApp().ask(body));
    expect(done?.type).toBe('done');
  }
});

test('the JavaScript of the developer page runs as it stands and prints an answer with its citations', async () => {
  const [code = ''] = toCode(toDevelopersMarkdown(siteUrl), 'js');
  const { app } = startApp();
  const printed: unknown[][] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => app.api(new Request(url, init), { ip: '192.0.2.7' }));
  vi.stubGlobal('console', { log: (...values: unknown[]) => printed.push(values) });
  await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`).finally(() =>
    vi.unstubAllGlobals(),
  );
  expect(printed).toEqual([[expect.stringMatching(/\S/), expect.any(String), expect.any(Array)]]);
});

test('the developer page tells what a failure of the browser tool holds, the wait included', () => {
  const [, section] = /\n## Browser tool \(WebMCP\)\n([^#]*)\n## /.exec(toDevelopersMarkdown(siteUrl)) ?? [];
  for (const member of ['answer', 'citations', 'error', 'retryAfter']) expect(section).toContain(`"${member}"`);
});

test('twins say where the index is, what day they are of, and lead to absolute addresses alone', () => {
  const twin = toTwinOf('developers', portfolio, siteUrl);
  expect(twin).toMatch(
    /^---\ntitle: "Developers"\ndescription: ".{50,}"\ndoc_version: "[\d.]+"\nlast_updated: "\d{4}-\d{2}-\d{2}"\n---\n\n> Index/,
  );
  expect(twin).not.toMatch(/\]\(\//);
});

test('a link to a record, written as on the portfolio page, leads there from every Markdown form of it', () => {
  const text = ['---', ...profile, '---', 'I wrote [my thesis](#education-heriot) on [engines](/engines.html).'].join(
    '\n',
  );
  const own = readPortfolio([
    { path: 'profile.md', text },
    { path: 'education/heriot.md', text: '---\ndegree: BSc\ninstitution: Heriot\nend: 1990\n---\n' },
  ]);
  for (const markdown of [toTwinOf('home', own, siteUrl), toLlmsFullText(own, siteUrl)]) {
    expect(markdown).toContain(`[my thesis](${siteUrl}/#education-heriot) on [engines](${siteUrl}/engines.html)`);
  }
});
