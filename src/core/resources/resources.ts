import { toFirstDay, type PartialDate } from '../contract/partial-date.ts';
import type { Area } from '../contract/record.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { toAreaMarkdown } from '../corpus/markdown.ts';

/** A part of the portfolio as one Markdown document. */
export interface Resource {
  uri: string;
  name: string;
  title: string;
  description: string;
  mimeType: 'text/markdown';
  /** Bytes of the text in UTF-8. */
  size: number;
  /** Instant of the last change in substance, ISO 8601. */
  lastModified: string;
  text: string;
}

interface ResourcePlan {
  uri: string;
  name: string;
  title: (person: string) => string;
  description: string;
  areas: Area[];
}

/** What each document holds (spec.md §4.4), in the order in which they are listed. */
export const resourcePlans: ResourcePlan[] = [
  {
    uri: 'portfolio://about',
    name: 'about',
    title: (person) => `About ${person}`,
    description: 'Who the person is: introduction, background, education, honours and how to reach them.',
    areas: ['about', 'education', 'awards', 'contact'],
  },
  {
    uri: 'portfolio://operating-system',
    name: 'operating-system',
    title: (person) => `How ${person} works`,
    description: 'How the person works: principles, methods and habits.',
    areas: ['approach'],
  },
  {
    uri: 'portfolio://projects',
    name: 'projects',
    title: (person) => `Projects of ${person}`,
    description: 'What the person has built: shipped projects and open-source work.',
    areas: ['projects', 'open-source'],
  },
  {
    uri: 'portfolio://resume',
    name: 'resume',
    title: (person) => `Résumé of ${person}`,
    description: 'The whole career: experience, projects, patents, education, publications, awards and contact.',
    areas: ['experience', 'projects', 'open-source', 'patents', 'education', 'publications', 'awards', 'contact'],
  },
];

/** The four documents of the portfolio. A part that the portfolio leaves out says so in a sentence. */
export function toResources(corpus: Corpus): Resource[] {
  return resourcePlans.map(({ uri, name, title, description, areas }) => {
    const heading = title(corpus.portfolio.profile.name);
    const text = toText(corpus, heading, areas);
    return {
      uri,
      name,
      title: heading,
      description,
      mimeType: 'text/markdown',
      size: new TextEncoder().encode(text).byteLength,
      lastModified: toLastModified(corpus, areas),
      text,
    };
  });
}

function toText({ portfolio, siteUrl }: Corpus, heading: string, areas: Area[]): string {
  const { headline, summary } = portfolio.profile;
  const parts = areas.map((area) => toAreaMarkdown(portfolio, area, 2)).filter(Boolean);
  const body = parts.length > 0 ? parts : ['The portfolio says nothing about this.'];
  return [`# ${heading}`, `> ${headline}`, summary, ...body, `Source: ${siteUrl}/`].join('\n\n').concat('\n');
}

/** MCP wants an instant; content knows days, so a day counts from its first moment. */
function toLastModified({ portfolio }: Corpus, areas: Area[]): string {
  const dates = portfolio.records
    .filter(({ area }) => areas.includes(area))
    .map(({ data }) => (data as { updated?: PartialDate }).updated)
    .filter((date) => date !== undefined);
  const days = [portfolio.profile.updated, ...dates].map(toFirstDay).toSorted();
  return `${days.at(-1)}T00:00:00Z`;
}
