import { toFirstDay, type PartialDate } from '../contract/partial-date.ts';
import type { Portfolio } from '../contract/record.ts';
import { contractReleased, paths } from '../site.ts';

/** A page for readers, with the facts that its head, its twin and every index of pages repeat. */
export interface Page {
  path: string;
  /** Path of the Markdown twin. */
  markdown: string;
  title: string;
  /** One or two sentences: meta description, front matter of the twin, note in the indexes. */
  description: string;
  /** Day of the last change in substance, `YYYY-MM-DD`: from the content, never from the build. */
  updated: string;
}

export type PageName = 'home' | 'resume' | 'developers' | 'agents' | 'privacy';

/** Every page, home first. */
export function toPages(portfolio: Portfolio): Record<PageName, Page> {
  const { name, headline } = portfolio.profile;
  const updated = toLastChange(portfolio);
  return {
    home: {
      path: paths.home,
      markdown: paths.homeMarkdown,
      title: `${name}: portfolio`,
      description: `Portfolio of ${name}: ${headline}. Ask it a question and get a cited answer.`,
      updated,
    },
    resume: {
      path: paths.resume,
      markdown: paths.resumeMarkdown,
      title: `Résumé of ${name}`,
      description: `Résumé of ${name}, two pages ready to print: experience, projects, patents, education and awards.`,
      updated,
    },
    developers: {
      path: paths.developers,
      markdown: paths.developersMarkdown,
      title: 'Developers',
      description: `How programs and agents question the portfolio of ${name}: HTTP API, MCP server, limits, errors and documents.`,
      updated: contractReleased,
    },
    agents: {
      path: paths.agents,
      markdown: paths.agentsMarkdown,
      title: 'Guide for agents',
      description: `How an agent should question the portfolio of ${name}: which door for which task, and how to read an answer.`,
      updated: contractReleased,
    },
    privacy: {
      path: paths.privacy,
      markdown: paths.privacyMarkdown,
      title: 'Privacy',
      description: `What the portfolio of ${name} keeps about its visitors, which is next to nothing, and who else sees a question.`,
      updated: contractReleased,
    },
  };
}

/** The newest `updated` of the profile and all records. */
export function toLastChange({ profile, records }: Portfolio): string {
  const dates = records.flatMap(({ data }) => ('updated' in data && data.updated ? [data.updated] : []));
  const days = [profile.updated, ...dates].map((date: PartialDate) => toFirstDay(date));
  return days.reduce((newest, day) => (day > newest ? day : newest));
}
