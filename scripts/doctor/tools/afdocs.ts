import { runChecks } from 'afdocs';
import { computeScore } from 'afdocs/scoring';
import type { Check } from '../snapshot.ts';

/** The checker of the Agent-Friendly Documentation Spec, on every page of the sitemap. */
export const afdocs: Check[] = [
  {
    id: 'score',
    title: 'the score is 100 of 100',
    find: async (site) => {
      const report = await runChecks(site.url, { samplingStrategy: 'deterministic', requestDelay: 0 });
      const { overall } = computeScore(report);
      const problems = report.results.filter(({ status }) => status !== 'pass' && status !== 'skip');
      if (overall === 100 && problems.length === 0) return [];
      return [`${overall} of 100`, ...problems.map(({ id, status, message }) => `${id} ${status}: ${message}`)];
    },
  },
];
