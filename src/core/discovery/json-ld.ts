import type { Graph, Person, Thing, WebAPI } from 'schema-dts';
import { recordsOf, type Portfolio } from '../contract/record.ts';
import { paths } from '../site.ts';
import { toPatentList, toWorks } from './json-ld-works.ts';
import { toPages, type PageName } from './pages.ts';

/** Identifiers are relative to the page that holds them: they stay short and are the same on every page. */
const personId = `${paths.home}#person`;

/** The portfolio page as schema.org: the page, the person, and the patents, which the résumé tells in full. */
export function toJsonLd(portfolio: Portfolio, siteUrl: string): Graph {
  const person = { '@id': personId };
  const page = toPageNode(portfolio, siteUrl, 'home');
  return toGraph([
    { ...page, '@type': 'ProfilePage', mainEntity: person },
    toPerson(portfolio, siteUrl),
    toBreadcrumbs(portfolio, siteUrl, 'home'),
    ...toPatentList(portfolio, person),
  ]);
}

/** Any other page as schema.org: the page, whose it is, its place in the site, and on the résumé the works. */
export function toPageJsonLd(portfolio: Portfolio, siteUrl: string, name: Exclude<PageName, 'home'>): Graph {
  const person = { '@type': 'Person', '@id': personId, name: portfolio.profile.name } as const;
  const { description } = toPages(portfolio)[name];
  const page = { ...toPageNode(portfolio, siteUrl, name), description, about: { '@id': personId } };
  const works = name === 'resume' ? toWorks(portfolio, { '@id': personId }) : [];
  const service = name === 'developers' ? [toService(portfolio, siteUrl)] : [];
  return toGraph([page, person, toBreadcrumbs(portfolio, siteUrl, name), ...service, ...works]);
}

function toGraph(nodes: Thing[]): Graph {
  // Members without a value would otherwise be published as null by a serialiser other than JSON.stringify.
  return JSON.parse(JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })) as Graph;
}

function toPageNode(portfolio: Portfolio, siteUrl: string, name: PageName) {
  const { path, title, updated } = toPages(portfolio)[name];
  return {
    '@type': 'WebPage',
    '@id': `${path}#page`,
    url: `${siteUrl}${path}`,
    name: title,
    inLanguage: 'en',
    dateModified: `${updated}T00:00:00Z`,
    breadcrumb: { '@id': `${path}#breadcrumb` },
  } as const;
}

/** What the developer page documents. */
function toService({ profile }: Portfolio, siteUrl: string): WebAPI {
  return {
    '@type': 'WebAPI',
    '@id': `${paths.developers}#api`,
    name: `Questions about ${profile.name}`,
    url: `${siteUrl}${paths.apiV1}`,
    documentation: [`${siteUrl}${paths.openapi}`, `${siteUrl}${paths.developers}`],
    provider: { '@id': personId },
  };
}

function toBreadcrumbs(portfolio: Portfolio, siteUrl: string, name: PageName) {
  const { home, [name]: page } = toPages(portfolio);
  const trail = [{ path: home.path, title: portfolio.profile.name }, ...(name === 'home' ? [] : [page])];
  return {
    '@type': 'BreadcrumbList',
    '@id': `${page.path}#breadcrumb`,
    itemListElement: trail.map(({ path, title }, index) => {
      return { '@type': 'ListItem', position: index + 1, name: title, item: `${siteUrl}${path}` } as const;
    }),
  } as const;
}

function toPerson(portfolio: Portfolio, siteUrl: string): Person {
  const { name, aka, headline, location, contact, profiles } = portfolio.profile;
  const jobTitle = recordsOf(portfolio, 'experience')
    .filter(({ data }) => data.end === 'present')
    .map(({ data }) => data.role);
  const schools = recordsOf(portfolio, 'education').map(({ data }) => data.institution);
  return {
    '@type': 'Person',
    '@id': personId,
    name,
    alternateName: aka ?? [],
    description: headline,
    url: `${siteUrl}${paths.home}`,
    sameAs: profiles?.map(({ url }) => url) ?? [],
    ...(location && { homeLocation: { '@type': 'Place', name: location } }),
    ...(contact?.email && { email: `mailto:${contact.email}` }),
    ...(contact?.phone && { telephone: contact.phone }),
    ...(jobTitle.length > 0 && { jobTitle }),
    alumniOf: [...new Set(schools)].map((school) => ({ '@type': 'EducationalOrganization', name: school }) as const),
    award: recordsOf(portfolio, 'awards').map(({ title }) => title),
    knowsAbout: toMainSkills(portfolio),
  };
}

/** Most of the skills are named by one record alone; a search engine wants to know the few that a career stands on. */
const maxSkills = 8;

function toMainSkills(portfolio: Portfolio): string[] {
  const counts = new Map<string, number>();
  for (const { data } of portfolio.records) {
    for (const skill of ('skills' in data && data.skills) || []) counts.set(skill, (counts.get(skill) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, maxSkills)
    .map(([skill]) => skill);
}
