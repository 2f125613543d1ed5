import { toDateText, type PartialDate } from '../contract/partial-date.ts';
import { areas, areaTitles, recordsOf, type Area, type Portfolio, type PortfolioRecord } from '../contract/record.ts';

/** The short form of a portfolio: what fits on two printed pages. */
export interface Resume {
  name: string;
  headline: string;
  summary: string;
  /** Ways to reach the person, each with its address where it has one. */
  contact: { text: string; href?: string }[];
  sections: ResumeSection[];
}

export interface ResumeSection {
  title: string;
  entries: ResumeEntry[];
  /** How many further records of the area only the portfolio shows. */
  more: number;
}

export interface ResumeEntry {
  /** Anchor of the record on the portfolio page. */
  id: string;
  title: string;
  /** Place, office, venue or number: what stands beside the title. */
  aside?: string;
  period?: string;
  text?: string;
}

/** Records per area; together they fill two pages of A4 or Letter. */
const limits: Partial<Record<Area, number>> = {
  experience: 8,
  projects: 6,
  'open-source': 3,
  patents: 5,
  education: 4,
  publications: 5,
  awards: 6,
};

/** Areas whose records say enough by their title and date. */
const terse: Area[] = ['education', 'patents', 'publications', 'awards'];

/** Chooses the records that the owner marked, or else the newest ones of each area. */
export function toResume(portfolio: Portfolio): Resume {
  const { name, headline, summary, location, contact, profiles = [] } = portfolio.profile;
  const { email, phone, website } = contact ?? {};
  return {
    name,
    headline,
    summary,
    contact: [
      ...(location ? [{ text: location }] : []),
      ...(email ? [{ text: email, href: `mailto:${email}` }] : []),
      ...(phone ? [{ text: phone }] : []),
      ...[website, profiles[0]?.url]
        .flatMap((url) => (url ? [{ text: new URL(url).hostname, href: url }] : []))
        .slice(0, 2),
    ],
    sections: areas.flatMap((area) => toSection(portfolio, area)),
  };
}

function toSection(portfolio: Portfolio, area: Area): ResumeSection[] {
  const limit = limits[area];
  if (limit === undefined) return [];
  const records: PortfolioRecord[] = recordsOf(portfolio, area);
  const choices = records.map(({ data }) => ('resume' in data ? data.resume : undefined));
  const chosen = choices.includes('yes')
    ? records.filter((_, index) => choices[index] === 'yes')
    : records.filter((_, index) => choices[index] !== 'no').slice(0, limit);
  if (chosen.length === 0) return [];
  return [{ title: areaTitles[area], entries: chosen.map(toEntry), more: records.length - chosen.length }];
}

function toEntry(record: PortfolioRecord): ResumeEntry {
  const aside = toAside(record);
  const period = toPeriod(record);
  const text = 'summary' in record.data && !terse.includes(record.area) ? record.data.summary : undefined;
  return {
    id: record.id,
    title: record.title,
    ...(aside && { aside }),
    ...(period && { period }),
    ...(text && { text }),
  };
}

function toAside({ area, data }: PortfolioRecord): string | undefined {
  switch (area) {
    case 'experience':
      return data.place;
    case 'projects':
    case 'open-source':
      return data.organisation;
    case 'patents':
      return data.number;
    case 'education':
      return data.field;
    case 'publications':
      return data.venue;
    case 'awards':
      return data.awarder;
    default:
      return undefined;
  }
}

function toPeriod({ data }: PortfolioRecord): string | undefined {
  const dates = data as Partial<Record<'start' | 'end' | 'granted' | 'filed' | 'date', PartialDate | 'present'>>;
  const toText = (date: PartialDate | 'present') => (date === 'present' ? date : toDateText(date));
  const { start, end } = dates;
  if (start && end && start !== end) return `${toText(start)} – ${toText(end)}`;
  const date = start ?? end ?? dates.granted ?? dates.date ?? dates.filed;
  return date && toText(date);
}
