import * as degreeSigns from '../signs/degree-signs.ts';

/** The highest degree that a text names, from 0; below that none. */
export function toDegree(text: string): number {
  return degreeSigns.degrees.findLastIndex((words) => words.test(text));
}
