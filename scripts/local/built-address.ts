import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '#core/site.ts';

/** The address that the documents of a built site name. */
export async function readBuiltAddress(dist: string): Promise<string> {
  const contract = JSON.parse(await readFile(join(dist, paths.openapi), 'utf8')) as { servers: [{ url: string }] };
  return contract.servers[0].url;
}
