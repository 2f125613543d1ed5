import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fontFolder, toCoreFonts } from './fonts/core-fonts.ts';
import { offerHelp } from './help.ts';

offerHelp(`npm run fonts

Cuts the fonts of every page to the characters that English is set in, and writes them to src/fonts/.`);

// To be run after a change of the core characters or of the font packages.
for (const [name, font] of await toCoreFonts()) {
  await writeFile(join(fontFolder, name), font);
  console.log(`${String(font.length).padStart(6)} bytes  ${name}`);
}
