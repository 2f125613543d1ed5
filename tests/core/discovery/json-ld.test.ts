import { expect, test } from 'vitest';
import { readPortfolio } from '#core/content/read-portfolio.ts';
import { toJsonLd, toPageJsonLd } from '#core/discovery/json-ld.ts';

const siteUrl = 'https://ada.example';
const toFile = (path: string, lines: string[]) => ({ path, text: ['---', ...lines, '---'].join('\n') });
const portfolio = readPortfolio([
  toFile('profile.md', ['name: Ada Example', 'headline: Engineer', 'summary: Builds engines.', 'updated: 2024-05']),
  toFile('patents/us1.md', [
    'number: US 1',
    'title: A wheel',
    'status: expired',
    'filed: 1901',
    'granted: 1903-04-05',
    'coInventors: [Grace Example]',
  ]),
  toFile('patents/us2.md', ['number: US 2', 'title: A brake', 'status: pending', 'filed: 1909']),
]);

function toNodes(graph: object): Record<string, unknown>[] {
  return (graph as { '@graph': Record<string, unknown>[] })['@graph'];
}

test('the portfolio page holds every patent as a work of the person, at the address of its record', () => {
  const nodes = toNodes(toJsonLd(portfolio, siteUrl));
  const person = { '@id': '/#person' };
  expect(nodes.find((node) => node['@id'] === person['@id'])).toMatchObject({ '@type': 'Person', name: 'Ada Example' });
  const works = nodes.filter((node) => node['@type'] === 'CreativeWork');
  expect(works.toSorted((a, b) => String(a['@id']).localeCompare(String(b['@id'])))).toEqual([
    expect.objectContaining({
      '@id': '/#patent-us1',
      name: 'A wheel',
      identifier: 'US 1',
      datePublished: '1903-04-05',
    }),
    { '@type': 'CreativeWork', '@id': '/#patent-us2', name: 'A brake', identifier: 'US 2', creator: person },
  ]);
  expect(nodes.find((node) => node['@id'] === '/#patent-us1')?.['creator']).toEqual([
    person,
    { '@type': 'Person', name: 'Grace Example' },
  ]);
});

test('a work has the same identifier on the résumé, so that both descriptions are of one thing', () => {
  const ids = (graph: object) => toNodes(graph).map((node) => node['@id']);
  const onPage = ids(toJsonLd(portfolio, siteUrl)).filter((id) => String(id).startsWith('/#patent-'));
  expect(onPage).toHaveLength(2);
  expect(ids(toPageJsonLd(portfolio, siteUrl, 'resume'))).toEqual(expect.arrayContaining(onPage));
});
