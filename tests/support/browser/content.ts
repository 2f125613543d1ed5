import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const patents = [
  {
    number: 'US 1,000,001',
    title: 'Folding radio mast',
    filed: '1930-03-02',
    granted: '1934-01-09',
    by: 'Ada Example',
  },
  { number: 'US 1,000,002', title: 'Tuning wheel', filed: '1929', granted: '1931-11', by: '' },
  { number: 'US 1,000,003', title: 'Spring contact', filed: 'about', granted: '1950', by: 'George Antheil' },
];

/**
 * A fixture portfolio as an owner might have it after a year: one of the fixtures with an address to write to, a few more
 * patents, so that a table is worth sorting, and the worst accent that a theme can name.
 */
export async function writeContent(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(join(import.meta.dirname, '..', 'portfolios', 'lamarr'), folder, { recursive: true });
  const profile = join(folder, 'profile.md');
  const text = await readFile(profile, 'utf8');
  await writeFile(profile, text.replace('\ncontact:\n', '\ncontact:\n  email: hedy@example.com\n'));
  await writeFile(join(folder, 'theme.yaml'), "accent: '#ffff00'\nsections: [patents, about]\n");
  for (const { number, title, filed, granted, by } of patents) {
    const lines = [
      `number: ${number}`,
      `title: ${title}`,
      'status: expired',
      ...(filed === 'about' ? ['filed: 1949~'] : [`filed: ${filed}`]),
      `granted: ${granted}`,
      ...(by ? [`coInventors: [${by}]`] : []),
    ];
    const file = `${number.replace(/\W/g, '').toLowerCase()}.md`;
    await writeFile(join(folder, 'patents', file), `---\n${lines.join('\n')}\n---\n\nWhat ${title} is for.\n`);
  }
}
