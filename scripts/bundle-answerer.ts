import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** Lists of words and phrases, not code: dictionaries of the languages of questions, and English by what it is said for. */
const wordLists =
  /\/(?:[\w-]+-(?:signs|rewordings)|phrases|trade-phrases|verb-phrases|asked-phrases|endings|common-words|rarer-words|stop-words|visitor-words|lexicon|private-topics|irregular-forms|field-wordings|rewordings|follow-ups|replies)\.ts$|\/small-words\.json$/;
/** What every function holds anyway. */
const shared = /^(?![./\0#])|\/contract\//;

/**
 * The answerer's own code, minified: `answering/` and `corpus/`, without lists of words and wordings, libraries and the
 * contract.
 */
export async function bundleAnswerer(): Promise<Buffer> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry: join(import.meta.dirname, '..', 'src/core/answering/extract.ts'), formats: ['es'] },
      rollupOptions: { external: (id) => shared.test(id) || wordLists.test(id), output: { minify: true } },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  return Buffer.from(output.flatMap((part) => (part.type === 'chunk' ? [part.code] : [])).join('\n'));
}
