import type { Check, Snapshot } from './snapshot.ts';

export interface Line {
  name: string;
  title: string;
  problems: string[];
}

/** Runs one group of checks; a check that breaks down has failed. */
export async function runGroup(group: string, checks: Check[], site: Snapshot): Promise<Line[]> {
  const lines: Line[] = [];
  for (const { id, title, find } of checks) {
    const problems = await Promise.resolve()
      .then(() => find(site))
      .catch((error: unknown) => [`broke down: ${error instanceof Error ? error.message : String(error)}`]);
    lines.push({ name: `${group} ${id}`, title, problems });
  }
  return lines;
}

/** Longest list of problems that one line shows. */
const maxShown = 8;

/** A line as it is printed: the verdict, the check, and below it what is wrong. */
export function toText({ name, title, problems }: Line): string {
  const verdict = problems.length === 0 ? 'pass' : 'FAIL';
  const shown = problems.slice(0, maxShown).map((problem) => `        ${problem}`);
  const rest = problems.length > maxShown ? [`        … and ${problems.length - maxShown} more`] : [];
  return [`${verdict}  ${name}: ${title}`, ...shown, ...rest].join('\n');
}
