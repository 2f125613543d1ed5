import { toIsoDate, type PartialDate } from '../contract/partial-date.ts';
import { recordsOf, type Portfolio } from '../contract/record.ts';
import { contractVersion, paths } from '../site.ts';
import { toLastChange } from './pages.ts';

/** The whole career as JSON Resume 1.0.0 (jsonresume.org/schema). */
export function toJsonResume(portfolio: Portfolio, siteUrl: string) {
  const toUrl = ({ id }: { id: string }) => `${siteUrl}${paths.home}#${id}`;
  const skills = portfolio.records.flatMap(({ data }) => ('skills' in data ? (data.skills ?? []) : []));
  return withoutGaps({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: toBasics(portfolio, siteUrl),
    work: recordsOf(portfolio, 'experience').map(({ data }) => ({
      name: data.employer,
      position: data.role,
      location: data.place,
      ...toDates(data.start, data.end),
      summary: data.summary,
      highlights: data.deliverables,
    })),
    education: recordsOf(portfolio, 'education').map(({ data }) => ({
      institution: data.institution,
      area: data.field,
      studyType: data.degree,
      ...toDates(data.start, data.end),
    })),
    awards: recordsOf(portfolio, 'awards').map(({ title, data }) => ({
      title,
      date: data.date && toIsoDate(data.date),
      awarder: data.awarder,
      summary: data.summary,
    })),
    publications: [
      ...recordsOf(portfolio, 'publications').map(({ title, data }) => ({
        name: title,
        publisher: data.venue,
        releaseDate: data.date && toIsoDate(data.date),
        url: data.link ?? (data.doi && `https://doi.org/${data.doi}`),
        summary: data.summary,
      })),
      // The schema has no place for patents; the office is their publisher.
      ...recordsOf(portfolio, 'patents').map(({ title, data }) => ({
        name: `${title} (patent ${data.number})`,
        publisher: data.office,
        releaseDate: data.granted && toIsoDate(data.granted),
        url: data.link,
        summary: data.summary,
      })),
    ],
    skills: [...new Set(skills)].map((name) => ({ name })),
    projects: [...recordsOf(portfolio, 'projects'), ...recordsOf(portfolio, 'open-source')].map((record) => ({
      name: record.title,
      description: record.data.summary,
      highlights: record.data.outcome && [record.data.outcome],
      keywords: record.data.skills,
      ...toDates(record.data.start, record.data.end),
      url: record.data.repository ?? toUrl(record),
      roles: record.data.role && [record.data.role],
      entity: record.data.organisation,
    })),
    meta: {
      canonical: `${siteUrl}${paths.resumeJson}`,
      version: contractVersion,
      lastModified: `${toLastChange(portfolio)}T00:00:00Z`,
    },
  });
}

function toBasics({ profile }: Portfolio, siteUrl: string) {
  const { name, headline, summary, location, contact, profiles = [] } = profile;
  return {
    name,
    label: headline,
    email: contact?.email,
    phone: contact?.phone,
    url: `${siteUrl}${paths.home}`,
    summary,
    location: location && { address: location },
    profiles: profiles.map(({ label, url }) => ({ network: label, url })),
  };
}

function toDates(start: PartialDate | undefined, end: PartialDate | 'present' | undefined) {
  return { startDate: start && toIsoDate(start), endDate: end && end !== 'present' ? toIsoDate(end) : undefined };
}

/** Members that the portfolio does not fill are left out, as the schema wants it. */
function withoutGaps<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
