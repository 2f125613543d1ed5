import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toToolList } from '#core/tools/all.ts';
import { callTool } from '#core/tools/call.ts';
import { search } from '#core/corpus/search.ts';
import { toSentences } from '#core/corpus/text.ts';
import { openPortfolio } from '../../support/portfolio.ts';

const portfolios = ['curie', 'hopper', 'lamarr'];
const siteUrl = 'https://portfolio.example';

async function open(name: string) {
  const folder = join(import.meta.dirname, '..', '..', 'support', 'portfolios', name);
  return { corpus: await openPortfolio(folder, siteUrl), search };
}

test('the public surface of the tools is what the golden file says', async () => {
  await expect(`${JSON.stringify(toToolList(), null, 2)}\n`).toMatchFileSnapshot('tool-list.golden');
});

test.each(portfolios)('every result over the portfolio %s fits the output schema it declares', async (name) => {
  const context = await open(name);
  const ajv = addFormats.default(new Ajv2020({ strict: false }));
  for (const tool of toToolList()) {
    const accepts = ajv.compile(tool.outputSchema);
    const args = tool.name === 'search_portfolio' ? { query: context.corpus.portfolio.profile.headline } : {};
    for (const input of [args, { wrong: true }]) {
      const result = await callTool(tool.name, input, async () => context);
      accepts(structuredClone(result?.content));
      expect(accepts.errors).toBeNull();
    }
  }
});

test.each(portfolios)('every record of the portfolio %s is listed with the address of its anchor', async (name) => {
  const { corpus } = await open(name);
  const lists = { get_patents: ['patents'], get_experience: ['experience'], get_projects: ['projects', 'open-source'] };
  for (const [tool, areas] of Object.entries(lists)) {
    const result = await callTool(tool, {}, async () => ({ corpus, search }));
    const listed = Object.values(result?.content ?? {}).flat() as { id: string; url: string }[];
    const expected = corpus.records.filter(({ area }) => areas.includes(area)).map(({ id, url }) => ({ id, url }));
    expect(listed.map(({ id, url }) => ({ id, url }))).toEqual(expected);
  }
});

test('search says not_in_portfolio and returns nothing for what the portfolio does not hold', async () => {
  const context = await open('curie');
  const args = { query: 'Which Kubernetes clusters were operated?' };
  const result = await callTool('search_portfolio', args, async () => context);
  expect(result?.content).toEqual({ ...args, outcome: 'not_in_portfolio', results: [] });
});

test('every sentence of an excerpt is published text, and its address the anchor of its passage', async () => {
  const context = await open('curie');
  const result = await callTool('search_portfolio', { query: 'radium discovery', limit: 10 }, async () => context);
  const { results } = (result ?? raise()).content as {
    results: { id: string; excerpt: string; url: string; score: number }[];
  };
  expect(results.length).toBeGreaterThan(1);
  for (const { id, excerpt, url, score } of results) {
    const passage = context.corpus.passages.find((candidate) => candidate.id === id);
    for (const sentence of toSentences(excerpt)) expect(passage?.text).toContain(sentence);
    expect(url).toBe(context.corpus.toUrl(passage?.anchor ?? ''));
    expect(score).toBeGreaterThan(0);
    expect(score).toBeLessThanOrEqual(1);
  }
  expect(results.map(({ score }) => score)).toEqual(results.map(({ score }) => score).toSorted((a, b) => b - a));
});

test.each([
  ['a blank query', { query: ' \n\t' }, ['query']],
  ['no query', {}, ['query']],
  ['a query that is no text', { query: 7 }, ['query']],
  ['a query of 10,001 characters', { query: 'x'.repeat(10_001) }, ['query']],
  ['a limit of 0', { query: 'x', limit: 0 }, ['limit']],
  ['a limit of 11', { query: 'x', limit: 11 }, ['limit']],
  ['a limit of 2.5', { query: 'x', limit: 2.5 }, ['limit']],
  ['a limit that is text', { query: 'x', limit: '5' }, ['limit']],
  ['unknown fields', { query: 'x', area: 'patents', page: 2 }, ['area', 'page']],
  ['a field that is the name of a prototype', JSON.parse('{"query":"x","__proto__":{}}'), ['__proto__']],
])('search refuses %s and names the field', async (_, args, paths) => {
  const result = await callTool('search_portfolio', args, () => Promise.reject(new Error('opened before the check')));
  expect(result?.isError).toBe(true);
  const { error } = (result ?? raise()).content as {
    error: { code: string; resolution: string; fields: { path: string }[] };
  };
  expect(error).toMatchObject({ code: 'invalid_arguments', message: expect.any(String), retryable: false });
  expect(error.resolution).toBeTruthy();
  expect(error.fields.map(({ path }) => path)).toEqual(paths);
});

test.each(['x', 'x'.repeat(10_000), '🙂'.repeat(10_000)])('search accepts the longest query: %#', async (query) => {
  const context = await open('lamarr');
  const result = await callTool('search_portfolio', { query }, async () => context);
  expect(result?.isError).toBe(false);
});

test.each(['get_patents', 'get_experience', 'get_projects', 'get_contact'])(
  '%s refuses any argument by name',
  async (name) => {
    const context = await open('lamarr');
    const result = await callTool(name, { limit: 3, area: 'x' }, async () => context);
    expect(result?.content).toMatchObject({
      error: { code: 'invalid_arguments', fields: [{ path: 'limit' }, { path: 'area' }] },
    });
  },
);

test('a search that throws is retrieval_unavailable, with the reason for the log alone', async () => {
  const { corpus } = await open('lamarr');
  const result = await callTool('search_portfolio', { query: 'x' }, async () => ({ corpus, search: failingSearch }));
  expect(result).toMatchObject({ isError: true, cause: expect.any(Error) });
  expect(result?.content).toMatchObject({ error: { code: 'retrieval_unavailable', retryable: true } });
  expect(JSON.stringify(result?.content)).not.toContain('secret');
});

function failingSearch(): never {
  throw new Error('index /srv/secret is broken');
}

function raise(): never {
  throw new Error('There is no such tool');
}
