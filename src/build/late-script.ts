import type { AstroIntegration } from 'astro';
import { readFile, writeFile } from 'node:fs/promises';
import { toPageFiles } from './page-files.ts';

const scriptTag = /<script type="module" src="([^"]+)"><\/script>/g;

/**
 * Makes the pages ask for their script after the first paint, which needs none. A tag of its own, deferred or not, would
 * be loaded beside the font of the text and delay it on a slow line. The browser itself tells when it has painted (Paint
 * Timing §3): a frame asked for is drawn a while before it is seen, and a script that arrives in between counts as one
 * that the paint waited for.
 */
export function lateScript(): AstroIntegration {
  return {
    name: 'late-script',
    hooks: {
      'astro:build:done': async ({ dir, pages }) => {
        for (const file of toPageFiles(dir, pages)) {
          const html = await readFile(file, 'utf8');
          await writeFile(
            file,
            html.replaceAll(scriptTag, (_, path: string) => toLateTag(path)),
          );
        }
      },
    },
  };
}

function toLateTag(path: string): string {
  return `<script type="module">new PerformanceObserver((_,paint)=>{paint.disconnect();import("${path}")}).observe({type:"paint",buffered:true})</script>`;
}
