import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fontFolder, toCoreFonts } from '../../scripts/fonts/core-fonts.ts';

test('the core fonts are what the core characters and the font packages make them', async () => {
  const fonts = await toCoreFonts();
  expect(fonts.size).toBe(2);
  for (const [name, font] of fonts) {
    const kept = new Uint8Array(await readFile(join(fontFolder, name)));
    expect(Buffer.compare(kept, font), `${name}: run npm run fonts`).toBe(0);
  }
});
