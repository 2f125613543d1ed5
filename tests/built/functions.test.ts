import { expect, test } from 'vitest';
import { operations } from '#core/contract/operations.ts';
import { paths } from '#core/site.ts';
import * as api from '../../netlify/functions/api.ts';
import * as ask from '../../netlify/functions/ask.ts';

const askPaths = [operations.ask.path, operations.ask.alias];

test('the literal paths of the functions are those of the operations table', () => {
  expect(ask.config.path).toEqual(askPaths);
  expect(api.config.path).toEqual([paths.api, `${paths.api}/*`]);
  expect(api.config.excludedPath).toEqual(askPaths);
});

test('no function names a method: an unmatched one would fall through to the HTML 404', () => {
  for (const { config } of [ask, api]) expect(config).not.toHaveProperty('method');
});
