import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const diagnose = (args: string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, ['scripts/doctor.ts', '--quick', ...args], {
    encoding: 'utf8',
    timeout: 20_000,
    env: { ...process.env, ...env },
  });

test('a site that does not answer is told as such in one line', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  expect(diagnose(['--url', `http://127.0.0.1:${port}`])).toMatchObject({
    status: 1,
    stderr: `http://127.0.0.1:${port}/ gives no answer: ECONNREFUSED\n`,
  });
});

test('a port that is none is told by the name of its variable', () => {
  expect(diagnose([], { PORT: 'abc' })).toMatchObject({
    status: 1,
    stderr: 'PORT is "abc": it should be a whole number from 1 to 65535\n',
  });
});

test('a mistake in the content is told by the build, and the doctor adds no more than that nothing is checked', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'askfolio-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'profile.md'), '---\nnam: Ada\n---\n');
  const { status, stderr } = diagnose([], { CONTENT_DIR: folder });
  expect(status).toBe(1);
  expect(stderr).toMatch(/profile\.md[\s\S]*\nNothing is checked, because the build failed.*\n$/);
  expect(stderr).not.toMatch(/^\s+at /m);
});
