import type { Knowledge } from '../../corpus/knowledge.ts';
import { fold } from '../../corpus/text.ts';
import type { Talk } from '../talk.ts';
import { judgedAbove } from '../replies.ts';
import { toRemark, type ExtractiveAnswer } from '../statement.ts';
import * as fitSigns from './fit-signs.ts';
import { isJobDescription } from './job-description.ts';
import { judgeFit } from './job-fit.ts';

/**
 * An advert is judged requirement by requirement. The quota of analyses counts adverts: no doubt has one judged again, and
 * no question is one on the text of an advert. Later in the talk such a question is still on the analysis above, whose own
 * words are all that is told of it.
 */
export function answerAdvert(
  { written, message, spoken, before }: Talk,
  knowledge: Knowledge,
): ExtractiveAnswer | undefined {
  const said = fold(message);
  const above =
    fitSigns.onFit.test(said) && spoken.map(({ content }) => content.match(fitSigns.unmet)).findLast(Boolean);
  if (above || (isJobDescription(before) && fitSigns.asksOfFit.test(said)))
    return { outcome: 'out_of_scope', statements: [judgedAbove, ...(above || [])].map(toRemark) };
  // By the text as it was sent: by the same the API counts the analyses of the hour.
  return isJobDescription(written) ? judgeFit(message, knowledge) : undefined;
}
