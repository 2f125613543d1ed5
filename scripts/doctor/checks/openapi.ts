import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import { httpOperations } from '#core/contract/http-operations.ts';
import { apiVersion, contractVersion, paths } from '#core/site.ts';
import { expect, member, readJson, readText } from '../read.ts';
import { answerTo, type Check } from '../snapshot.ts';

/** The contract document: what it must say, and what the linters say. */
export const openApi: Check[] = [
  {
    id: 'openapi',
    title: 'the contract covers every operation, needs no credentials and names its versions',
    find: (site) => {
      const contract = readJson(site, paths.openapi);
      const security = member(contract, 'security');
      return [
        ...expect(readText(contract, 'openapi').startsWith('3.1.'), 'no OpenAPI 3.1'),
        ...expect(member(contract, 'info', 'version') === contractVersion, 'another version'),
        ...expect(Array.isArray(security) && security.length === 0, 'security is not empty'),
        ...expect(member(contract, 'x-api-versioning', 'strategy') === 'url-path', 'no versioning strategy'),
        ...expect(member(contract, 'x-api-versioning', 'current') === `v${apiVersion}`, 'another current version'),
        ...Object.values(httpOperations).flatMap(({ method, path, alias }) =>
          [path, alias].flatMap((place) =>
            expect(Boolean(member(contract, 'paths', place, method.toLowerCase())), `${method} ${place} is missing`),
          ),
        ),
      ];
    },
  },
  {
    id: 'openapi-redocly',
    title: 'Redocly finds nothing by its recommended rules',
    find: async (site) => {
      const config = await createConfig({
        extends: ['recommended'],
        // A contract served on this machine must name this machine; the rule is meant for published ones.
        ...(isLocal(site.url) && { rules: { 'no-server-example.com': 'off' } }),
      });
      const { body } = answerTo(site, paths.openapi);
      const problems = await lintFromString({ source: body, absoluteRef: paths.openapi, config });
      return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
    },
  },
  {
    id: 'openapi-spectral',
    title: 'Spectral finds nothing by its recommended rules',
    find: async (site) => {
      const spectral = new spectralCore.Spectral();
      // Its types were written for rulesets in one format only; the package's own is fine.
      spectral.setRuleset({ extends: [[spectralRulesets.oas as RulesetDefinition, 'recommended']] });
      const problems = await spectral.run(answerTo(site, paths.openapi).body);
      return problems.map(({ code, message, path }) => `${code}: ${message} (${path.join('.')})`);
    },
  },
];

function isLocal(url: string): boolean {
  return ['localhost', '127.0.0.1'].includes(new URL(url).hostname);
}
