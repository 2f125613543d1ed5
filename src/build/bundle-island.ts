import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { askContract } from './ask-contract.ts';

/**
 * An island as one file, for an address that must not carry a hash.
 * @throws Error when it cannot be bundled into one file.
 */
export async function bundleIsland(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [askContract()],
    build: { write: false, lib: { entry: join(process.cwd(), entry), formats: ['es'] } },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  const [chunk] = output;
  if (chunk?.type !== 'chunk' || output.length > 1) throw new Error(`${entry} does not become one file.`);
  return chunk.code;
}
