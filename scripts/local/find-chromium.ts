import chromium, { inflate, setupLambdaEnvironment } from '@sparticuz/chromium';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ChromiumBinary {
  path: string;
  /** Where the binary finds its libraries; nothing when the system has them. */
  libraries: string;
}

/** Flags under which Chromium runs as root, without a screen and without calling home. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// The binary itself: Debian's wrapper script adds flags of its own.
const installed = ['/usr/lib/chromium/chromium', '/usr/bin/chromium'];

/** The Chromium of the machine, else the one from npm, which needs no system package. */
export async function findChromium(): Promise<ChromiumBinary> {
  const known = process.env['CHROMIUM_PATH'] ?? installed.find((path) => existsSync(path));
  if (known && known !== 'npm') return { path: known, libraries: '' };
  const bin = join(import.meta.dirname, '..', '..', 'node_modules', '@sparticuz', 'chromium', 'bin');
  await inflate(join(bin, 'al2023.tar.br'));
  setupLambdaEnvironment(join(tmpdir(), 'al2023', 'lib'));
  return { path: await chromium.executablePath(), libraries: process.env['LD_LIBRARY_PATH'] ?? '' };
}
