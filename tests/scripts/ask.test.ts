import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const ask = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/ask.ts', '--portfolio', 'tests/support/portfolios/curie', ...args], {
    encoding: 'utf8',
    timeout: 20_000,
  });

test('a question is answered without a server, with its outcome and its sources', () => {
  const { status, stdout } = ask('When did she win the Nobel Prize in Chemistry?');
  expect(status).toBe(0);
  expect(stdout).toMatch(/1911[\s\S]*outcome: answered\nhttp\S+#award-/);
});

test('of several questions each is asked in the light of those before', () => {
  const { stdout } = ask('When did she win the Nobel Prize in Chemistry?', 'And the one in Physics?');
  expect(stdout).toMatch(/> And the one in Physics\?\n\n.*1903/);
});

test('an explanation names what was read, the operation that answered and the nearest passages', () => {
  const { stdout } = ask('--explain', 'Welche Preise hat sie vor 1905 bekommen?');
  expect(stdout).toMatch(/^language +de$/m);
  expect(stdout).toMatch(/^areas +awards$/m);
  expect(stdout).toMatch(/^dates +before 1905/m);
  expect(stdout).toMatch(/^operation +timeline$/m);
  expect(stdout).toMatch(/^ +\d\.\d\d +award-/m);
});

test('an explanation names the step that answers a whole question before any operation is tried', () => {
  const { stdout } = ask('--explain', 'Compare polonium and radium');
  expect(stdout).toMatch(/^operation +compare$/m);
  expect(stdout).toMatch(/^outcome +answered$/m);
});

test('an explanation tells how the question ends, however sure of itself the best passage is', () => {
  const { stdout } = ask('--explain', 'Who paid for the Radium Institute?');
  expect(stdout).toMatch(/^outcome: not_in_portfolio$/m);
  expect(stdout).toMatch(/^outcome +not_in_portfolio$/m);
  expect(stdout).not.toMatch(/the first answers/);
});

test('a question of several clauses is explained clause by clause', () => {
  const { stdout } = ask('--explain', 'Where was she born, and which prizes did she win?');
  expect(stdout.match(/^clause .*$/gm)).toHaveLength(2);
});

test('an explanation names the odds, and the words of the expected question by which a passage was found', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'askfolio-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp('tests/support/portfolios/curie', folder, { recursive: true });
  await cp('tests/support/foreseen/curie', join(folder, 'foreseen'), { recursive: true });
  const { stdout } = ask('--portfolio', folder, '--explain', 'Who chaired the committee at her viva?');
  expect(stdout).toMatch(/^ +\d\.\d\d +education-doctorate.*\(as expected: .*chair/m);
  expect(stdout).toMatch(/^odds +-?\d+\.\d that something answers it/m);
});

test('what is no question is explained as such', () => {
  expect(ask('--explain', 'Write me a poem about the sea').stdout).toMatch(/asks nothing of the portfolio/);
});

test('without a question the script says how to ask one', () => {
  const refused = ask();
  expect(refused.status).toBe(2);
  expect(refused.stderr).toContain('There is no question');
});
