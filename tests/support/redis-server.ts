import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';

/** A real server: the first of these programs that the machine has; the registry holds none that runs everywhere. */
const programs = ['redis-server', 'valkey-server'];
const redisProgram = programs.flatMap(findProgram)[0];

/** Why tests with a real server are skipped; undefined where they run. */
export const whyNoRedis = redisProgram
  ? undefined
  : `this machine has neither ${programs.join(' nor ')} (apt-get install redis-server brings one)`;

function findProgram(name: string): string[] {
  return (process.env['PATH'] ?? '').split(delimiter).flatMap((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return [join(folder, name)];
    } catch {
      return [];
    }
  });
}

/** Starts a real server on loopback that keeps nothing on disk. */
export async function startRedisServer({ port = 0, password = '' } = {}) {
  if (!redisProgram) throw new Error(whyNoRedis);
  const folder = await mkdtemp(join(tmpdir(), 'askfolio-redis-'));
  const chosen = port || (await findFreePort());
  const args = ['--port', String(chosen), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const child = spawn(redisProgram, [...args, ...(password ? ['--requirepass', password] : [])], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let isUp = false;
  for await (const line of createInterface({ input: child.stdout })) {
    isUp = line.includes('Ready to accept connections');
    if (isUp) break;
  }
  if (!isUp) throw new Error(`${redisProgram} did not start on port ${chosen}`);
  child.stdout.resume();
  const stop = async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    await rm(folder, { recursive: true, force: true });
  };
  return { url: `redis://127.0.0.1:${chosen}`, port: chosen, stop };
}

/** A port that nothing listens on. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A way to a server that can lose what comes back; without a server, everything is lost from the start. */
export async function startLossyWay(port?: number) {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    if (port === undefined) return;
    const upstream = connect(port, '127.0.0.1');
    sockets.add(upstream);
    upstream.on('error', () => socket.destroy());
    socket.pipe(upstream);
    upstream.on('data', (reply) => {
      if (!isCut) socket.write(reply);
      else socket.destroy();
      isCut = false;
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Loses the next reply, and hangs up. */
    cutNextReply: () => (isCut = true),
    close,
  };
}
