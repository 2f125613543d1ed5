import { Resvg } from '@resvg/resvg-js';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import satori from 'satori';
import type { Profile } from '#core/contract/content.ts';
import type { Theme } from '#core/contract/theme.ts';
import { paper, toReadable } from './theme-css.ts';

const size = { width: 1200, height: 630 };
const { resolve } = createRequire(import.meta.url);

/** The card that other sites show for the portfolio: name and headline in the page's own type and colour. */
export async function drawOpenGraphImage(
  { name, headline }: Profile,
  { accent }: Theme,
): Promise<Uint8Array<ArrayBuffer>> {
  const ink = '#1c1b19';
  const svg = await satori(
    box(
      {
        ...size,
        padding: 80,
        boxSizing: 'border-box',
        flexDirection: 'column',
        justifyContent: 'space-between',
        background: paper.light,
        color: ink,
      },
      [
        box({ width: 140, height: 8, background: toReadable(accent, paper.light) }),
        box({ flexDirection: 'column', width: 1040 }, [
          box({ fontSize: name.length > 24 ? 84 : 104, letterSpacing: '-0.02em', lineHeight: 1.05 }, name),
          box({ marginTop: 36, fontSize: headline.length > 200 ? 36 : 42, lineHeight: 1.3 }, headline),
        ]),
      ],
    ) as Parameters<typeof satori>[0],
    { ...size, fonts: [await font('latin'), await font('latin-ext')] },
  );
  return new Uint8Array(new Resvg(svg).render().asPng());
}

/** A node of satori's tree, which is React's without React. */
function box(style: Record<string, string | number>, children?: unknown) {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

async function font(subset: string) {
  const file = resolve(`@fontsource/newsreader/files/newsreader-${subset}-400-normal.woff`);
  return { name: `Newsreader ${subset}`, data: await readFile(file), weight: 400, style: 'normal' } as const;
}
