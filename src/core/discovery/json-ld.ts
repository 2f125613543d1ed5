import type { Graph, Person, Thing } from 'schema-dts';
import { recordsOf, type Portfolio } from '../contract/record.ts';
import { paths } from '../site.ts';
import { toWorks } from './json-ld-works.ts';
import { toPages, type PageName } from './pages.ts';

/**
 * The portfolio page as schema.org: the page and the person. The person's works are told by the résumé, because here
 * they would be a fifth of the page.
 */
export function toJsonLd(portfolio: Portfolio, siteUrl: string): Graph {
  const personId = `${siteUrl}${paths.home}#person`;
  const creator = { '@id': personId };
  const page = toPageNode(portfolio, siteUrl, 'home');
  return toGraph([
    { ...page, '@type': 'ProfilePage', mainEntity: creator },
    toPerson(portfolio, siteUrl, personId),
    toBreadcrumbs(portfolio, siteUrl, 'home'),
  ]);
}

/** Any other page as schema.org: the page, whose it is, its place in the site, and on the résumé the works. */
export function toPageJsonLd(portfolio: Portfolio, siteUrl: string, name: Exclude<PageName, 'home'>): Graph {
  const person = { '@type': 'Person', '@id': `${siteUrl}${paths.home}#person`, name: portfolio.profile.name } as const;
  const { description } = toPages(portfolio)[name];
  const page = { ...toPageNode(portfolio, siteUrl, name), description, about: { '@id': person['@id'] } };
  const works = name === 'resume' ? toWorks(portfolio, `${siteUrl}${paths.home}`, { '@id': person['@id'] }) : [];
  return toGraph([page, person, toBreadcrumbs(portfolio, siteUrl, name), ...works]);
}

function toGraph(nodes: Thing[]): Graph {
  // Members without a value would otherwise be published as null by a serialiser other than JSON.stringify.
  return JSON.parse(JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })) as Graph;
}

function toPageNode(portfolio: Portfolio, siteUrl: string, name: PageName) {
  const { path, title, updated } = toPages(portfolio)[name];
  return {
    '@type': 'WebPage',
    '@id': `${siteUrl}${path}#page`,
    url: `${siteUrl}${path}`,
    name: title,
    inLanguage: 'en',
    dateModified: `${updated}T00:00:00Z`,
    breadcrumb: { '@id': `${siteUrl}${path}#breadcrumb` },
  } as const;
}

function toBreadcrumbs(portfolio: Portfolio, siteUrl: string, name: PageName) {
  const { home, [name]: page } = toPages(portfolio);
  const trail = [{ path: home.path, title: portfolio.profile.name }, ...(name === 'home' ? [] : [page])];
  return {
    '@type': 'BreadcrumbList',
    '@id': `${siteUrl}${page.path}#breadcrumb`,
    itemListElement: trail.map(({ path, title }, index) => {
      return { '@type': 'ListItem', position: index + 1, name: title, item: `${siteUrl}${path}` } as const;
    }),
  } as const;
}

function toPerson(portfolio: Portfolio, siteUrl: string, id: string): Person {
  const { name, aka, summary, location, contact, profiles } = portfolio.profile;
  const schools = recordsOf(portfolio, 'education').map(({ data }) => data.institution);
  const skills = portfolio.records.flatMap(({ data }) => ('skills' in data ? (data.skills ?? []) : []));
  return {
    '@type': 'Person',
    '@id': id,
    name,
    alternateName: aka ?? [],
    description: summary,
    url: `${siteUrl}${paths.home}`,
    sameAs: profiles?.map(({ url }) => url) ?? [],
    ...(location && { homeLocation: { '@type': 'Place', name: location } }),
    ...(contact?.email && { email: `mailto:${contact.email}` }),
    ...(contact?.phone && { telephone: contact.phone }),
    jobTitle: recordsOf(portfolio, 'experience')
      .filter(({ data }) => data.end === 'present')
      .map(({ data }) => data.role),
    alumniOf: [...new Set(schools)].map((school) => ({ '@type': 'EducationalOrganization', name: school }) as const),
    award: recordsOf(portfolio, 'awards').map(({ title }) => title),
    knowsAbout: [...new Set(skills)],
  };
}
