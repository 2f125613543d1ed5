import type { Link } from '../contract/content.ts';
import { toIsoDate } from '../contract/partial-date.ts';
import { recordsOf, type Portfolio, type RecordOf } from '../contract/record.ts';
import { paths } from '../site.ts';

/** Wikidata's "patent": schema.org has no type of its own (schemaorg/schemaorg#1863). */
const patentType = 'http://www.wikidata.org/entity/Q253623';

interface Creator {
  '@id': string;
}

/** What the person made. The texts stay on the page: repeating them here would double its size. */
export function toWorks(portfolio: Portfolio, creator: Creator) {
  return [
    ...recordsOf(portfolio, 'projects').map((record) => toProject(record, creator)),
    ...recordsOf(portfolio, 'open-source').map((record) => toSourceCode(record, creator)),
    ...recordsOf(portfolio, 'patents').map((record) => toPatent(record, creator)),
    ...recordsOf(portfolio, 'publications').map((record) => toPublication(record, creator)),
  ];
}

/** The patents in short: what tells one from another, whose they are and since when. */
export function toPatentList(portfolio: Portfolio, owner: Creator) {
  return recordsOf(portfolio, 'patents').map((record) => {
    const { '@type': type, '@id': id, name, identifier, creator, datePublished } = toPatent(record, owner);
    return {
      '@type': type,
      '@id': id,
      name,
      identifier: identifier.value,
      creator: creator.length > 1 ? creator : owner,
      ...(datePublished && { datePublished }),
    } as const;
  });
}

/** The address of a record, relative to the site: the same on every page. */
function toId(id: string): string {
  return `${paths.home}#${id}`;
}

function toProject({ id, title, data }: RecordOf<'projects'>, creator: Creator) {
  const { start, links } = data;
  const node = { '@type': 'CreativeWork', '@id': toId(id), name: title, creator } as const;
  return { ...node, ...toSameAs(links), ...(start && { dateCreated: toIsoDate(start) }) };
}

function toSourceCode({ id, title, data }: RecordOf<'open-source'>, creator: Creator) {
  const { repository, licence, authorship, links } = data;
  return {
    '@type': 'SoftwareSourceCode',
    '@id': toId(id),
    name: title,
    ...(authorship === 'own'
      ? { creator }
      : authorship === 'contributed'
        ? { contributor: creator }
        : { mentions: creator }),
    ...toSameAs(links),
    ...(repository && { codeRepository: repository }),
    // schema.org wants an address or a CreativeWork here; a licence is usually known by its name.
    ...(licence && { license: { '@type': 'CreativeWork', name: licence } as const }),
  } as const;
}

function toPatent({ id, title, data }: RecordOf<'patents'>, creator: Creator) {
  const { number, status, filed, granted, coInventors = [], link } = data;
  return {
    '@type': 'CreativeWork',
    '@id': toId(id),
    additionalType: patentType,
    name: title,
    identifier: { '@type': 'PropertyValue', propertyID: 'patent number', value: number },
    creator: [creator, ...coInventors.map(toPersonName)],
    creativeWorkStatus: status,
    ...(filed && { dateCreated: toIsoDate(filed) }),
    ...(granted && { datePublished: toIsoDate(granted) }),
    ...(link && { sameAs: link }),
  } as const;
}

function toPublication({ id, title, data }: RecordOf<'publications'>, creator: Creator) {
  const { date, authors = [], venue, doi, link } = data;
  const sameAs = [...(doi ? [`https://doi.org/${doi}`] : []), ...(link ? [link] : [])];
  return {
    '@type': 'CreativeWork',
    '@id': toId(id),
    name: title,
    author: [creator, ...authors.map(toPersonName)],
    ...(date && { datePublished: toIsoDate(date) }),
    ...(venue && { isPartOf: { '@type': 'CreativeWork', name: venue } as const }),
    ...(sameAs.length > 0 && { sameAs }),
  } as const;
}

function toPersonName(name: string) {
  return { '@type': 'Person', name } as const;
}

function toSameAs(links: Link[] | undefined) {
  return links ? { sameAs: links.map(({ url }) => url) } : {};
}
