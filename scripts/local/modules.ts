import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The files that Netlify would deploy, found as it finds them: one module a function. */
export async function listModules(projectRoot: string) {
  const list = async (folder: string) => {
    const names = await readdir(join(projectRoot, 'netlify', folder));
    return names
      .filter((name) => name.endsWith('.ts'))
      .toSorted()
      .map((name) => join(projectRoot, 'netlify', folder, name));
  };
  return { functions: await list('functions'), edgeFunctions: await list('edge-functions') };
}
