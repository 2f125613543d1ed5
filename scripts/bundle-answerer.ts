import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** Lists of words, not code: dictionaries of the languages of questions and the commonest words of English. */
const wordData = /\/(?:phrases|trade-phrases|common-words)\.ts$/;

/** The answerer's own code, minified: without word data, and without the libraries that the functions hold anyway. */
export async function bundleAnswerer(): Promise<Buffer> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry: join(import.meta.dirname, '..', 'src/core/answering/extract.ts'), formats: ['es'] },
      rollupOptions: { external: (id) => /^(?![./\0#])/.test(id) || wordData.test(id), output: { minify: true } },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  return Buffer.from(output.flatMap((part) => (part.type === 'chunk' ? [part.code] : [])).join('\n'));
}
