import { runChecks } from 'afdocs';
import { computeScore } from 'afdocs/scoring';
import { expect } from '../read.ts';
import type { Check } from '../snapshot.ts';

/** The checker of the Agent-Friendly Documentation Spec, on every page of the sitemap. */
export const afdocs: Check[] = [
  {
    id: 'score',
    title: 'nothing fails, and the score is 100 of 100',
    find: async (site) => {
      const report = await runChecks(site.url, {
        samplingStrategy: 'deterministic',
        requestDelay: 0,
        maxConcurrency: 1,
        requestTimeout: 120_000,
      });
      const { overall } = computeScore(report);
      const remarks = report.results.filter(({ status }) => status !== 'pass' && status !== 'skip');
      console.log(`      afdocs ${overall} of 100`);
      for (const { id, status, message } of remarks) console.log(`      ${id} ${status}: ${message}`);
      const failed = remarks.filter(({ status }) => status !== 'warn').map(({ id, status }) => `${id}: ${status}`);
      return [...expect(overall === 100, `${overall} of 100`), ...failed];
    },
  },
];
