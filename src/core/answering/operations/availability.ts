import type { Area } from '../../contract/record.ts';
import { toWeight } from '../../corpus/query.ts';
import { toWorth } from '../../corpus/ranking.ts';
import { unsaid } from '../honesty/refuse.ts';
import { toPassageStatement } from '../passages/evidence-answer.ts';
import type { Operation } from './operation.ts';

/** What visitors who want to hire or win somebody ask, in the present. Folded text. */
const asksTime =
  /\b(available|availability|for hire|on the (job )?market|open (to|for)|looking for|seeking|interested in|willing|free (for|to|in|from)|room (for|on|in|left)|is there room|capacity|take on|taking on|takes on|accept(s|ing)?|consider(s|ing)?|hire (him|her|them|you)|book (him|her|them|you)|have time|spare|start( (working|work|on|for|with)|(?=\W*$))|join (my|our|us|the|a))\b/;
const asksWork =
  /\b(jobs?|roles?|works?|positions?|posts?|projects?|offers?|opportunit\w+|contracts?|clients?|commissions?|engagements?|boards?|advis\w+|mentor\w*|collaborat\w+|hire|hiring|employment|consult\w*|freelanc\w*|assignments?|gigs?|start|book|available|availability|is there (still )?(room|space))\b/;
const past =
  /\b(did|was|were|had|when(?! (is|are|can|could|would|will) (he|she|they|you|i|we)\b)|why|who|which|where|licen[cs]es?|how (many|long))\b/;
/** Asked of the person and of nothing else. */
const asksPerson =
  /\b(is|are) (he|she|they|you) .*\b(available|for hire|on the (job )?market|open to|looking for|seeking)\b|\bhire (him|her|them|you)\b|\bwhen (can|could|will|would) (he|she|they|you) start\b/;
/** How a portfolio tells of the time that its person has. */
const tells =
  /\b(available|availability|looking for|take on|taken until|places? (is|are)|free (from|until|for)|(days?|hours|mornings) a (week|month)|full-time|part-time|relocat\w+|engagements?|open to|seeking|(free|open) slot|fully booked|booked until|no longer (take|accept)|(do|does) not (take|accept|work for)|from (january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)( \d{4})? (i|he|she) (can|have|has|will))\b/i;
const areas: Area[] = ['about', 'contact', 'approach'];

/** "Is she open to offers?": the sentences by which the portfolio tells what time its person has. */
export const availability: Operation = ({ folded, naming, context, dates, query }, { records }) => {
  if (naming || context || dates.some(({ precise }) => precise) || past.test(folded)) return undefined;
  if (!asksTime.test(folded) || !asksWork.test(folded)) return undefined;
  const found = records
    .filter(({ record }) => areas.includes(record.area))
    .flatMap(({ passages }) => passages.filter(({ passage }) => passage.kind === 'text'))
    .flatMap((known) =>
      known.sentences.flatMap(({ text }, sentence) => {
        if (!tells.test(text)) return [];
        const concepts = query.concepts.filter(
          ({ alternatives }) => toWorth(alternatives, known.terms) + toWorth(alternatives, known.heading) > 0,
        );
        const score = toWeight(concepts) + (known.passage.area === 'about' ? 0.1 : 0);
        return [{ known, sentence, concepts, score, coverage: 1 }];
      }),
    )
    .toSorted((a, b) => b.score - a.score);
  const [best] = found;
  if (!best) return asksPerson.test(folded) ? unsaid : undefined;
  const second = found.find(({ known, score }) => known !== best.known && score >= best.score * 0.7);
  const shown = [best, ...(second ? [second] : [])];
  const statements = shown.map((ranked) => toPassageStatement({ ...ranked, score: 0.9 }));
  return { outcome: 'answered', statements, isFound: true };
};
