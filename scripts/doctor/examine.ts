import { toSiteLinks } from './checks/content.ts';
import { probes, toFollowUps, validatedPaths } from './probes.ts';
import { answerTo, takeSnapshot, type Snapshot } from './snapshot.ts';

/** Fetches everything that the checks read: the known addresses, then what their answers lead to. */
export async function examine(url: string): Promise<Snapshot> {
  const first = await takeSnapshot(url, probes);
  const validators = validatedPaths.flatMap((path) => {
    const etag = answerTo(first, path).headers.get('ETag');
    return etag ? [[path, etag] as const] : [];
  });
  const links = toSiteLinks(first).map(({ path }) => path);
  const unseen = [...new Set(links)].filter((path) => answerTo(first, path).status === 0);
  const second = await takeSnapshot(url, toFollowUps(new Map(validators), unseen));
  return { url, answers: new Map([...first.answers, ...second.answers]) };
}
