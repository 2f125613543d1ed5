import type { Graph, Person, Thing } from 'schema-dts';
import type { Link } from '../contract/content.ts';
import { toDateParts, type PartialDate } from '../contract/partial-date.ts';
import { recordsOf, type Portfolio, type RecordOf } from '../contract/record.ts';
import { paths } from '../site.ts';
import { toPages, type PageName } from './pages.ts';

/** Wikidata's "patent": schema.org has no type of its own (schemaorg/schemaorg#1863). */
const patentType = 'http://www.wikidata.org/entity/Q253623';

/** The portfolio page as schema.org: the page, the person, and what the person made. */
export function toJsonLd(portfolio: Portfolio, siteUrl: string): Graph {
  const personId = `${siteUrl}${paths.home}#person`;
  const creator = { '@id': personId };
  const toUrl = (record: { id: string }) => `${siteUrl}${paths.home}#${record.id}`;
  const works = [
    ...recordsOf(portfolio, 'projects').map((record) => toProject(record, toUrl(record), creator)),
    ...recordsOf(portfolio, 'open-source').map((record) => toSourceCode(record, toUrl(record), creator)),
    ...recordsOf(portfolio, 'patents').map((record) => toPatent(record, toUrl(record), creator)),
    ...recordsOf(portfolio, 'publications').map((record) => toPublication(record, toUrl(record), creator)),
  ];
  const page = toPageNode(portfolio, siteUrl, 'home');
  return toGraph([
    {
      ...page,
      '@type': 'ProfilePage',
      mainEntity: creator,
      hasPart: works.map((work) => ({ '@id': `${work['@id']}` })),
    },
    toPerson(portfolio, siteUrl, personId),
    toBreadcrumbs(portfolio, siteUrl, 'home'),
    ...works,
  ]);
}

/** Any other page as schema.org: the page, whose it is, and its place in the site. */
export function toPageJsonLd(portfolio: Portfolio, siteUrl: string, name: Exclude<PageName, 'home'>): Graph {
  const person = { '@type': 'Person', '@id': `${siteUrl}${paths.home}#person`, name: portfolio.profile.name } as const;
  const page = { ...toPageNode(portfolio, siteUrl, name), about: { '@id': person['@id'] } };
  return toGraph([page, person, toBreadcrumbs(portfolio, siteUrl, name)]);
}

function toGraph(nodes: Thing[]): Graph {
  // Members without a value would otherwise be published as null by a serialiser other than JSON.stringify.
  return JSON.parse(JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })) as Graph;
}

function toPageNode(portfolio: Portfolio, siteUrl: string, name: PageName) {
  const { path, title, description, updated } = toPages(portfolio)[name];
  return {
    '@type': 'WebPage',
    '@id': `${siteUrl}${path}#page`,
    url: `${siteUrl}${path}`,
    name: title,
    description,
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
  const { name, aka, headline, summary, location, contact, profiles } = portfolio.profile;
  const schools = recordsOf(portfolio, 'education').map(({ data }) => data.institution);
  const skills = portfolio.records.flatMap(({ data }) => ('skills' in data ? (data.skills ?? []) : []));
  return {
    '@type': 'Person',
    '@id': id,
    name,
    alternateName: aka ?? [],
    description: summary,
    jobTitle: headline,
    url: `${siteUrl}${paths.home}`,
    sameAs: profiles?.map(({ url }) => url) ?? [],
    ...(location && { homeLocation: { '@type': 'Place', name: location } }),
    ...(contact?.email && { email: `mailto:${contact.email}` }),
    ...(contact?.phone && { telephone: contact.phone }),
    hasOccupation: recordsOf(portfolio, 'experience').map(({ data }) => {
      return { '@type': 'Occupation', name: data.role, description: `${data.role}, ${data.employer}` } as const;
    }),
    alumniOf: [...new Set(schools)].map((school) => ({ '@type': 'EducationalOrganization', name: school }) as const),
    award: recordsOf(portfolio, 'awards').map(({ title }) => title),
    knowsAbout: [...new Set(skills)],
  };
}

interface Creator {
  '@id': string;
}

function toProject({ title, data }: RecordOf<'projects'>, url: string, creator: Creator) {
  const { summary, start, links } = data;
  const node = { '@type': 'CreativeWork', '@id': url, url, name: title, creator } as const;
  return { ...node, ...toDescription(summary), ...toSameAs(links), ...(start && { dateCreated: toIsoDate(start) }) };
}

function toSourceCode({ title, data }: RecordOf<'open-source'>, url: string, creator: Creator) {
  const { summary, repository, licence, authorship, links } = data;
  return {
    '@type': 'SoftwareSourceCode',
    '@id': url,
    url,
    name: title,
    ...(authorship === 'own'
      ? { creator }
      : authorship === 'contributed'
        ? { contributor: creator }
        : { mentions: creator }),
    ...toDescription(summary),
    ...toSameAs(links),
    ...(repository && { codeRepository: repository }),
    // schema.org wants an address or a CreativeWork here; a licence is usually known by its name.
    ...(licence && { license: { '@type': 'CreativeWork', name: licence } as const }),
  } as const;
}

function toPatent({ title, data }: RecordOf<'patents'>, url: string, creator: Creator) {
  const { number, status, filed, granted, coInventors = [], summary, link } = data;
  return {
    '@type': 'CreativeWork',
    '@id': url,
    additionalType: patentType,
    url,
    name: title,
    identifier: { '@type': 'PropertyValue', propertyID: 'patent number', value: number },
    creator: [creator, ...coInventors.map(toPersonName)],
    creativeWorkStatus: status,
    ...toDescription(summary),
    ...(filed && { dateCreated: toIsoDate(filed) }),
    ...(granted && { datePublished: toIsoDate(granted) }),
    ...(link && { sameAs: link }),
  } as const;
}

function toPublication({ title, data }: RecordOf<'publications'>, url: string, creator: Creator) {
  const { date, authors = [], venue, doi, link, summary } = data;
  const sameAs = [...(doi ? [`https://doi.org/${doi}`] : []), ...(link ? [link] : [])];
  return {
    '@type': 'CreativeWork',
    '@id': url,
    url,
    name: title,
    author: [creator, ...authors.map(toPersonName)],
    ...toDescription(summary),
    ...(date && { datePublished: toIsoDate(date) }),
    ...(venue && { isPartOf: { '@type': 'CreativeWork', name: venue } as const }),
    ...(sameAs.length > 0 && { sameAs }),
  } as const;
}

function toPersonName(name: string) {
  return { '@type': 'Person', name } as const;
}

function toDescription(summary: string | undefined) {
  return summary ? { description: summary } : {};
}

function toSameAs(links: Link[] | undefined) {
  return links ? { sameAs: links.map(({ url }) => url) } : {};
}

/** ISO 8601 with the precision that is known; the "about" mark has no place there. */
function toIsoDate(date: PartialDate): string {
  const { year, month, day } = toDateParts(date);
  return [year, month, day]
    .filter((part) => part !== undefined)
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
