import type { Knowledge } from '../../corpus/knowledge.ts';
import * as advertSigns from './advert-signs.ts';
import { toOwnSentences, toSentence, type Found } from './find.ts';
import * as levelSigns from './level-signs.ts';

/** How far below the level that is asked for a language is still of use. */
const least = -2;

/** "Fluent French", "German C1": how well the person says to know the languages; of several the least known, or of "A or B" the best. */
export function findTongues(text: string, knowledge: Knowledge): Found | undefined {
  const asked = levelSigns.tongues.filter(([, sign]) => sign.test(text));
  const rest = asked.reduce((left, [, sign]) => left.replace(sign, ' '), text).replace(levelSigns.besideTongue, ' ');
  if (asked.length === 0 || (/\p{L}{2}/u.test(rest) && !advertSigns.speech.asks.test(text))) return undefined;
  const own = toOwnSentences(knowledge).filter((found) =>
    advertSigns.speech.tells.test(`${found.known.passage.heading}\n${toSentence(found)}`),
  );
  const told = asked.flatMap(([name]) => {
    const said = own.flatMap((found) =>
      toSentence(found)
        .split(levelSigns.tongueBorder)
        .filter((piece) => name.test(piece))
        .map((piece) => ({ level: toLevel(piece, levelSigns.meantLevel.told), found })),
    );
    return said.toSorted((a, b) => b.level - a.level).slice(0, 1);
  });
  told.sort((a, b) => (a.level - b.level) * (advertSigns.either.test(text) ? -1 : 1));
  const [counted] = told;
  if (!counted) return undefined;
  const needed = toLevel(text, levelSigns.meantLevel.asked);
  const isEnough = ({ level }: { level: number }) => level >= needed;
  const isAll = told.length === asked.length || advertSigns.either.test(text);
  const isPart = counted.level - needed >= least || told.some(isEnough);
  const coverage = isAll && isEnough(counted) ? 1 : 0.5;
  return { ranked: isPart ? [{ ...counted.found, coverage }] : [], denied: counted.found, concepts: [] };
}

function toLevel(text: string, other: number): number {
  return levelSigns.levels.find(([, sign]) => sign.test(text))?.[0] ?? other;
}
