import { z } from 'zod';
import * as content from './content.ts';
import { Foreseen } from './foreseen.ts';

/** The schema of each area's own fields, in the order in which a portfolio is read. */
export const areaSchemas = {
  about: content.About,
  approach: content.Approach,
  experience: content.Experience,
  projects: content.Project,
  'open-source': content.OpenSource,
  patents: content.Patent,
  education: content.Education,
  publications: content.Publication,
  awards: content.Award,
  contact: content.Contact,
} as const;

export type Area = keyof typeof areaSchemas;
export const areas = Object.keys(areaSchemas) as Area[];
export const Area = z.enum(areas as [Area, ...Area[]]);

export const areaTitles: Record<Area, string> = {
  about: 'About',
  approach: 'Approach',
  experience: 'Experience',
  projects: 'Projects',
  'open-source': 'Open source',
  patents: 'Patents',
  education: 'Education',
  publications: 'Publications',
  awards: 'Awards',
  contact: 'Contact',
};

/** Areas with one record for the whole area; the others hold any number. */
export const singleAreas = ['about', 'approach', 'contact'] as const satisfies Area[];
export type SingleArea = (typeof singleAreas)[number];
export type ListArea = Exclude<Area, SingleArea>;

function recordOf<A extends Area, S extends z.ZodType>(area: A, data: S) {
  return z.object({
    area: z.literal(area),
    /** Unique in the portfolio; the anchor of the record on the page (`patent-us3541541`). */
    id: z.string(),
    title: z.string(),
    /** Markdown text below the fields; may be empty. */
    body: z.string(),
    /** File that holds the record, relative to the content folder. */
    file: z.string(),
    data,
  });
}

/** One experience, project, patent …: typed fields, a title and a Markdown body. */
export const PortfolioRecord = z.discriminatedUnion('area', [
  recordOf('about', areaSchemas.about),
  recordOf('approach', areaSchemas.approach),
  recordOf('experience', areaSchemas.experience),
  recordOf('projects', areaSchemas.projects),
  recordOf('open-source', areaSchemas['open-source']),
  recordOf('patents', areaSchemas.patents),
  recordOf('education', areaSchemas.education),
  recordOf('publications', areaSchemas.publications),
  recordOf('awards', areaSchemas.awards),
  recordOf('contact', areaSchemas.contact),
]);
export type PortfolioRecord = z.infer<typeof PortfolioRecord>;
export type RecordOf<A extends Area> = Extract<PortfolioRecord, { area: A }>;

/** The whole typed content, records in reading order (by area, then by date). */
export const Portfolio = z.object({
  profile: content.Profile,
  records: z.array(PortfolioRecord),
  foreseen: z.array(Foreseen),
  /** Questions that nothing in it answers. */
  untold: z.array(z.string()),
});
export type Portfolio = z.infer<typeof Portfolio>;

/** The records of one area, in reading order. */
export function recordsOf<A extends Area>(portfolio: Portfolio, area: A): RecordOf<A>[] {
  return portfolio.records.filter((record): record is RecordOf<A> => record.area === area);
}
