import type { z } from 'zod';
import { Profile } from '../contract/content.ts';
import { toFirstDay, type PartialDate } from '../contract/partial-date.ts';
import {
  areas,
  areaSchemas,
  areaTitles,
  singleAreas,
  type Area,
  type ListArea,
  type Portfolio,
  type PortfolioRecord,
} from '../contract/record.ts';
import { ContentError, type ContentMistake } from './content-error.ts';
import { findDuplicates, type PlacedRecord } from './find-duplicates.ts';
import { readYaml, type YamlSource } from './front-matter.ts';
import { isForeseen, readForeseen } from './read-foreseen.ts';
import { readMarkdown } from './read-markdown.ts';
import { themeFile, validateTheme } from './read-theme.ts';
import { toSlug } from './slug.ts';
import { validate } from './validate.ts';
import { toYamlMistakes } from './yaml-mistakes.ts';

/** A text file of the content folder; `path` is relative to it, with forward slashes. */
export interface ContentFile {
  path: string;
  text: string;
}

/** The word before the file name in a record's anchor: `/#patent-us3541541`. */
const anchorPrefixes: Record<ListArea, string> = {
  experience: 'experience',
  projects: 'project',
  'open-source': 'open-source',
  patents: 'patent',
  education: 'education',
  publications: 'publication',
  awards: 'award',
};
const listAreas = Object.keys(anchorPrefixes) as ListArea[];

/**
 * Reads a whole content folder: `profile.md`, `approach.md`, and for each other area a folder of Markdown files or one
 * YAML list (`awards.yaml`), and the questions that are expected (`foreseen/*.md`).
 * @throws ContentError with every mistake of every file, each with file, line and field.
 */
export function readPortfolio(files: ContentFile[]): Portfolio {
  const mistakes: ContentMistake[] = [];
  const keep = <T>(result: { value: T } | { mistakes: ContentMistake[] }): T | undefined => {
    if ('value' in result) return result.value;
    mistakes.push(...result.mistakes);
    return undefined;
  };
  const profile = keep(readProfile(files.find(({ path }) => path === 'profile.md')));
  // The theme is none of the portfolio, but the owner mends its mistakes in the same go.
  keep(validateTheme(files.find(({ path }) => path === themeFile)?.text ?? ''));
  const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const placed = sorted
    .filter((file) => !isForeseen(file))
    .flatMap((file) => {
      const read = readRecords(file);
      mistakes.push(...read.mistakes);
      return read.records;
    });
  mistakes.push(...findDuplicates(placed));
  const all = [...(profile?.records ?? []), ...placed.map(({ record }) => record)].toSorted(byReadingOrder);
  const ids = all.map(({ id }) => id);
  // A record with a mistake of its own is no record yet, and its questions are none for that.
  const expected = (mistakes.length > 0 ? [] : sorted.filter(isForeseen)).map((file) => readForeseen(file, ids));
  mistakes.push(...expected.flatMap((read) => read.mistakes));
  if (mistakes.length > 0 || !profile) throw new ContentError(mistakes);
  return {
    profile: profile.data,
    records: all,
    foreseen: expected.flatMap(({ foreseen }) => foreseen),
    untold: expected.flatMap(({ untold }) => untold),
  };
}

type Read<T> = { value: T } | { mistakes: ContentMistake[] };

function readProfile(file: ContentFile | undefined): Read<{ data: Profile; records: PortfolioRecord[] }> {
  if (!file) {
    return {
      mistakes: [
        {
          file: 'profile.md',
          field: '',
          message: 'is missing. Every portfolio has one, with at least name, headline, summary and updated',
        },
      ],
    };
  }
  const { source, body, mistakes } = readMarkdown(file, Profile);
  if (mistakes.length > 0) return { mistakes };
  const result = validate(Profile, source, file.path);
  if ('mistakes' in result) return result;
  const { contact, profiles } = result.value;
  const { note = '', ...ways } = contact ?? {};
  const about = { area: 'about', id: 'about', title: areaTitles.about, body, file: file.path, data: {} } as const;
  const reach = {
    area: 'contact',
    id: 'contact',
    title: areaTitles.contact,
    body: note,
    file: file.path,
    data: { ...ways, profiles },
  } as const;
  return { value: { data: result.value, records: contact || profiles ? [about, reach] : [about] } };
}

interface RecordsRead {
  records: PlacedRecord[];
  mistakes: ContentMistake[];
}

function readRecords(file: ContentFile): RecordsRead {
  if (['profile.md', themeFile, 'questions.jsonl'].includes(file.path)) return { records: [], mistakes: [] };
  const [folder = '', name = ''] = file.path.replace(/\.(md|ya?ml)$/, '').split('/');
  if (file.path === 'approach.md') return readOne(file, 'approach', 'approach');
  const area = listAreas.find((candidate) => candidate === folder);
  if (area && /^[^/]+\.ya?ml$/.test(file.path)) return readList(file, area);
  if (area && /^[^/]+\/[^/]+\.md$/.test(file.path))
    return readOne(file, area, `${anchorPrefixes[area]}-${toSlug(name)}`);
  const places = listAreas.map((known) => `${known}/*.md`).join(', ');
  return {
    records: [],
    mistakes: [
      {
        file: file.path,
        field: '',
        message: `is no content file that anything reads. Content is profile.md, approach.md, theme.yaml, ${places}, a list like awards.yaml, or foreseen/*.md`,
      },
    ],
  };
}

function readOne(file: ContentFile, area: Exclude<Area, 'about' | 'contact'>, id: string): RecordsRead {
  const { source, body, mistakes } = readMarkdown(file, areaSchemas[area]);
  if (mistakes.length > 0) return { records: [], mistakes };
  return collect([{ area, id, body, source, file: file.path, base: [] }]);
}

function readList(file: ContentFile, area: ListArea): RecordsRead {
  const source = readYaml(file.text, 1);
  const mistakes = toYamlMistakes(source, file.path);
  if (mistakes.length > 0) return { records: [], mistakes };
  if (!Array.isArray(source.value)) {
    const message = 'should be a list: each record begins with "- "';
    return { records: [], mistakes: [{ file: file.path, line: 1, field: '', message }] };
  }
  return collect(source.value.map((_, index) => ({ area, id: '', body: '', source, file: file.path, base: [index] })));
}

interface Raw {
  area: Area;
  id: string;
  body: string;
  source: YamlSource;
  file: string;
  base: PropertyKey[];
}

function collect(raws: Raw[]): RecordsRead {
  const records: PlacedRecord[] = [];
  const mistakes: ContentMistake[] = [];
  for (const { area, id, body, source, file, base } of raws) {
    const result = validate(areaSchemas[area] as z.ZodType<PortfolioRecord['data']>, source, file, base);
    if ('mistakes' in result) mistakes.push(...result.mistakes);
    else records.push({ record: toRecord(area, id, body, file, result.value), line: source.toLine([...base, 'id']) });
  }
  return { records, mistakes };
}

function toRecord(
  area: Area,
  fileId: string,
  body: string,
  file: string,
  data: PortfolioRecord['data'],
): PortfolioRecord {
  const record = { area, id: fileId, title: '', body, file, data } as PortfolioRecord;
  const title = toTitle(record);
  const slug = 'id' in data && data.id ? data.id : toSlug(title);
  const isSingle = (singleAreas as readonly Area[]).includes(area);
  const ownId = fileId && !('id' in data && data.id) ? fileId : `${anchorPrefixes[area as ListArea]}-${slug}`;
  return { ...record, title, id: isSingle ? area : ownId };
}

/** The name under which a record is listed and cited. */
function toTitle(record: PortfolioRecord): string {
  switch (record.area) {
    case 'experience':
      return `${record.data.role}, ${record.data.employer}`;
    case 'education':
      return `${record.data.degree}, ${record.data.institution}`;
    case 'projects':
    case 'open-source':
      return record.data.name;
    case 'patents':
    case 'publications':
    case 'awards':
      return record.data.title;
    case 'approach':
      return record.data.title ?? areaTitles.approach;
    default:
      return areaTitles[record.area];
  }
}

/** Areas in their fixed order, newest record first within an area, then by id so that the order never depends on a disk. */
function byReadingOrder(a: PortfolioRecord, b: PortfolioRecord): number {
  const byArea = areas.indexOf(a.area) - areas.indexOf(b.area);
  if (byArea !== 0) return byArea;
  const [dayA, dayB] = [toSortDay(a), toSortDay(b)];
  if (dayA !== dayB) return dayA < dayB ? 1 : -1;
  return a.id < b.id ? -1 : 1;
}

function toSortDay({ data }: PortfolioRecord): string {
  const dates = data as Partial<Record<'start' | 'granted' | 'filed' | 'date' | 'end', PartialDate>>;
  const date = dates.granted ?? dates.filed ?? dates.date ?? dates.start ?? dates.end;
  return date === undefined ? '' : date === 'present' ? '9999' : toFirstDay(date);
}
