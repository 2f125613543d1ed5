import { toFirstDay, toLastDay, type PartialDate } from '#core/contract/partial-date.ts';
import { recordsOf, type Portfolio, type PortfolioRecord } from '#core/contract/record.ts';
import { toYears, type Dates } from './years.ts';

/** A record on the timeline; places are percentages of the drawing's width, so that it stretches without its text. */
export interface Mark {
  id: string;
  /** What stands beside the mark, or is announced for it. */
  label: string;
  from: number;
  to: number;
  row: number;
  /** Where the label has most room. */
  side: 'inside' | 'right' | 'left';
  /** That room, as a percentage. */
  room: number;
}

export interface Timeline {
  roles: Mark[];
  projects: Mark[];
  patents: Mark[];
  patentRows: number;
  decades: { year: number; at: number }[];
  firstYear: number;
  lastYear: number;
}

type Dated = Pick<Mark, 'id' | 'label'> & { start: number; end: number };

/** Marks closer than this share of the width would overlap on a small screen: they take another row. */
const patentSpacing = 8;

/** Lays out everything that has a date; undefined for a portfolio without dated roles and projects. */
export function toTimeline(portfolio: Portfolio): Timeline | undefined {
  const roles = toDated(recordsOf(portfolio, 'experience'), portfolio.profile.updated);
  const works = [...recordsOf(portfolio, 'projects'), ...recordsOf(portfolio, 'open-source')];
  const projects = toDated(works, portfolio.profile.updated);
  const patents = toDated(recordsOf(portfolio, 'patents'), portfolio.profile.updated);
  const all = [...roles, ...projects, ...patents];
  if (roles.length + projects.length === 0) return undefined;
  const firstYear = Math.floor(Math.min(...all.map(({ start }) => start)) / 10) * 10;
  const lastYear = Math.ceil(Math.max(...all.map(({ end }) => end)) / 10) * 10;
  const place = (year: number) => round(((year - firstYear) / (lastYear - firstYear)) * 100);
  const toMark = ({ id, label, start, end }: Dated, row: number): Mark => {
    const [from, to] = [place(start), place(end)];
    return { id, label, from, to, row, ...toRoom(from, to) };
  };
  const patentMarks = patents.map((patent) => toMark({ ...patent, end: patent.start }, 0));
  return {
    roles: roles.map(toMark),
    projects: projects.map(toMark),
    ...spread(patentMarks),
    decades: Array.from({ length: (lastYear - firstYear) / 10 + 1 }, (_, index) => {
      const year = firstYear + index * 10;
      return { year, at: place(year) };
    }),
    firstYear,
    lastYear,
  };
}

/** Records with a date, oldest first. */
function toDated(records: PortfolioRecord[], today: PartialDate): Dated[] {
  return records
    .flatMap(({ id, title, data }) => {
      const dates = data as Dates;
      const start = dates.start ?? dates.granted ?? dates.filed ?? (dates.end === 'present' ? undefined : dates.end);
      if (!start) return [];
      const end = dates.end === 'present' ? today : dates.end;
      return [
        {
          id,
          label: `${title}, ${toYears(dates)}`,
          start: toYear(toFirstDay(start)),
          end: toYear(toLastDay(end ?? start)),
        },
      ];
    })
    .toSorted((a, b) => a.start - b.start || a.end - b.end || (a.id < b.id ? -1 : 1));
}

/** A day as a year with its fraction. */
function toYear(day: string): number {
  const year = Number(day.slice(0, 4));
  return year + (Date.parse(day) - Date.UTC(year, 0, 1)) / (366 * 24 * 3600 * 1000);
}

function toRoom(from: number, to: number): Pick<Mark, 'side' | 'room'> {
  const [room, side] = (
    [
      [100 - to, 'right'],
      [from, 'left'],
      [to - from, 'inside'],
    ] as const
  ).toSorted((a, b) => b[0] - a[0])[0] ?? [0, 'inside'];
  return { room, side };
}

/** Each mark goes into the first row where its left neighbour is far enough away. */
function spread(marks: Mark[]): { patents: Mark[]; patentRows: number } {
  const ends: number[] = [];
  const patents = marks.map((mark) => {
    const free = ends.findIndex((end) => mark.from - end >= patentSpacing);
    const row = free === -1 ? ends.length : free;
    ends[row] = mark.from;
    return { ...mark, row };
  });
  return { patents, patentRows: ends.length };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
