import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { paths } from '#core/site.ts';
import { bundleAnswerer } from './bundle-answerer.ts';
import { offerHelp } from './help.ts';

offerHelp(`npm run budget

Weighs the built pages in dist/ (or OUT_DIR) and the answerer's code, and fails where one is over its limit.`);

/** What the page and the answerer may weigh, read from what was built: the numbers are the same on every machine. */
const dist = join(import.meta.dirname, '..', process.env['OUT_DIR'] || 'dist');
const read = (path: string) => readFile(join(dist, path));

const html = await read('index.html');
const page = html.toString();
const linksOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, path]) => path ?? '');
const styles = await Promise.all(linksOf(page, /<link rel="stylesheet" href="([^"]+)"/g).map(read));
const fonts = await Promise.all(
  linksOf(page, /url\(([^)]*\/(?:newsreader|instrument-sans)\.[\w-]+\.woff2)\)/g).map(read),
);
const scriptPaths = linksOf(page, /<script[^>]*>[^<]*import\("([^"]+)"\)/g);
const scripts = await Promise.all(scriptPaths.map(read));
const script = Buffer.concat(scripts).toString();
const drawer = await Promise.all(
  linksOf(script, /["'`](?:\.\/|\/_astro\/)?(drawer\.[\w-]+\.(?:js|css))["'`]/g).map((name) => read(`_astro/${name}`)),
);
const webmcp = linksOf(script, /([\w$]+=document\.modelContext.*?console\.warn\))/gs).join('');

const weigh = (files: Uint8Array[]) => files.reduce((sum, { length }) => sum + length, 0);
const zip = (files: Uint8Array[]) => files.reduce((sum, file) => sum + gzipSync(file).length, 0);

const budgets: [name: string, bytes: number, limit: number][] = [
  ['page with its style sheet', weigh([html, ...styles]), 100_000],
  ['fonts of every page', weigh(fonts), 35_000],
  ['scripts before the drawer opens', weigh(scripts), 15_000],
  ['scripts and style of the drawer, gzipped', zip(drawer), 40_000],
  ['page and style sheet, gzipped', zip([html, ...styles]), 40_000],
  ['WebMCP, for a browser without it', webmcp.length, 1_000],
  [`WebMCP, ${paths.webmcp}`, (await read(paths.webmcp)).length, 4_000],
  ['code of the answerer without lists of words and wordings, gzipped', zip([await bundleAnswerer()]), 60_000],
];

let failed = false;
for (const [name, bytes, limit] of budgets) {
  // A part that weighs nothing was not found: the check itself is broken then.
  const isFine = bytes > 0 && bytes <= limit;
  failed ||= !isFine;
  console.log(
    `${isFine ? 'ok    ' : 'FAILED'} ${String(bytes).padStart(8)} of ${String(limit).padStart(7)} bytes  ${name}`,
  );
}
if (failed) process.exitCode = 1;
