import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const start = join(import.meta.dirname, '..', 'start.ts');

/** Starts the built site in a process of its own, so that a measuring client does not share its thread. */
export async function spawnServer(port: number, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [start], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let isUp = false;
  for await (const line of createInterface({ input: child.stdout })) {
    isUp = line.includes('Ctrl-C');
    if (isUp) break;
  }
  if (!isUp) throw new Error(`The server did not start on port ${port}`);
  // Its log lines have to go somewhere, or the pipe fills and the server waits.
  child.stdout.resume();
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { url: `http://localhost:${port}`, stop, pid: child.pid };
}
