import { toWeight } from '../../corpus/query.ts';
import { toStrength, type Ranked } from '../../corpus/ranking.ts';
import { senseSigns } from '../../corpus/sense-signs.ts';
import { thingSigns } from '../../corpus/thing-sense-signs.ts';
import { workSigns } from '../../corpus/work-sense-signs.ts';
import type { Reading } from '../reading/reading.ts';

/** Share of the rest of a question that the passage of a sentence on its matter must say, with the name of its entry. */
const leastRest = 0.25;
/** How much more of the rest it must say than any other such sentence. */
const leastLead = 0.05;
/** Passages among which it must be: no turn of phrase outweighs all the other words. */
const maxRank = 3;

/**
 * Of the sentences that tell of a matter for which the question asks, the one that says clearly more of its other words
 * than the rest do: "who put the memoir into English?" shares but one word with "the memoir was translated by …". It is
 * for questions to which no passage is an answer by its words, so hundreds of patterns cost the others nothing.
 */
export function findByMatter({ query, folded, context }: Reading, ranked: Ranked[]): Ranked | undefined {
  const told = [...thingSigns, ...workSigns, ...senseSigns].flatMap(({ asked, told: sign }) => {
    const words = asked.exec(folded)?.[0].split(/\W/);
    const rest = query.concepts.filter(({ token }) => !words?.includes(token.folded));
    if (context || !words) return [];
    return ranked.flatMap((found, rank) =>
      found.known.sentences.flatMap(({ text }, sentence) => {
        const share = toWeight(rest, (word) => toStrength(word, found.known, sentence)) / toWeight(rest);
        const isTold = share > leastRest - leastLead && sign.test(`${found.known.passage.field}: ${text}`);
        return isTold ? [{ ...found, sentence, share, rank, text }] : [];
      }),
    );
  });
  const [best, ...others] = told.toSorted((a, b) => b.share - a.share);
  const next = others.find(({ text }) => text !== best?.text)?.share ?? 0;
  return best && best.rank < maxRank && best.share >= Math.max(leastRest, next + leastLead) ? best : undefined;
}
