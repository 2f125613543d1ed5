import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { paths } from '#core/site.ts';
import { spawnServer } from '../local/spawn.ts';
import { heading, quantile, report, residentMegabytes, time, timeImport } from './measure.ts';

const root = join(import.meta.dirname, '..', '..');
const require = createRequire(import.meta.url);
const calls = 500;
const storm = { clients: 64, calls: 10_000 };

if (!existsSync(join(root, 'dist'))) spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'ignore', cwd: root });
const ours = await spawnServer(8956);
const yardstick = await spawnYardstick(8957);

const url = ours.url + paths.mcp;
const search = { name: 'search_portfolio', arguments: { query: 'Which patents were granted after 1965?' } };
const callOurs = () => post(url, 'tools/call', search);
const echo = { name: 'echo', arguments: { message: search.arguments.query } };
const callYardstick = () => post(yardstick.url, 'tools/call', echo, yardstick.headers);

heading('MCP tool calls on loopback, turn by turn in one run');
const [mine, theirs] = await timeTurns();
report('tools/call search_portfolio', mine, 10);
report('tools/call echo of server-everything', theirs);
const ratio = quantile(mine, 0.5) / quantile(theirs, 0.5);
console.log(`${'ratio of the medians'.padEnd(52)}${ratio.toFixed(2).padStart(9)}`);
report('tools/list', await time(calls, () => post(url, 'tools/list', {})));

heading(`${storm.clients} clients at once, ${storm.calls} calls`);
const memory: number[] = [];
const samples: number[] = [];
let failures = 0;
for (let round = 0; round < 5; round += 1) {
  await Promise.all(Array.from({ length: storm.clients }, (_, index) => runClient(index, storm.calls / 5)));
  memory.push(residentMegabytes(ours.pid));
}
report('search_portfolio while the others call too', samples);
console.log(`failed calls: ${failures}`);
console.log(`memory of the server after each fifth: ${memory.map((megabytes) => megabytes.toFixed(0)).join(', ')} MB`);
await Promise.all([ours.stop(), yardstick.stop()]);

heading('cold start, in fresh processes');
report('import of the mcp function', timeImport(join(root, 'netlify', 'functions', 'mcp.ts')), 260);
report('import of all that a call needs', timeImport(join(root, 'netlify', 'runtime', 'mcp.ts')));

/** Both servers meet the same moments of the machine: a call to one, then a call to the other. */
async function timeTurns(): Promise<[number[], number[]]> {
  const samplesOf: [number[], number[]] = [[], []];
  await time(50, async () => [await callOurs(), await callYardstick()]);
  for (let index = 0; index < calls; index += 1) {
    samplesOf[0].push(...(await time(1, callOurs, 0)));
    samplesOf[1].push(...(await time(1, callYardstick, 0)));
  }
  return samplesOf;
}

/** One of the clients: its share of the calls, one after another. */
async function runClient(index: number, total: number): Promise<void> {
  const share = Math.floor(total / storm.clients) + (index < total % storm.clients ? 1 : 0);
  for (let call = 0; call < share; call += 1) {
    const started = performance.now();
    await callOurs().catch(() => (failures += 1));
    samples.push(performance.now() - started);
  }
}

async function post(to: string, method: string, params: object, headers: Record<string, string> = {}) {
  const response = await fetch(to, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const text = await response.text();
  if (!response.ok || !text.includes('"result"')) throw new Error(`${method}: ${response.status} ${text}`);
  return response.headers;
}

/** The reference server of the MCP project, in a process of its own and with the session that it insists on. */
async function spawnYardstick(port: number) {
  const program = require.resolve('@modelcontextprotocol/server-everything/dist/index.js');
  const child = spawn(process.execPath, [program, 'streamableHttp'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  for await (const line of createInterface({ input: child.stderr })) if (line.includes(String(port))) break;
  child.stderr.resume();
  const to = `http://localhost:${port}/mcp`;
  const clientInfo = { name: 'bench', version: '1.0.0' };
  const handshake = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo };
  const session = (await post(to, 'initialize', handshake)).get('Mcp-Session-Id') ?? '';
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { url: to, headers: { 'Mcp-Session-Id': session }, stop };
}
