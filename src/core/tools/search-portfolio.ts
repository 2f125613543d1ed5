import { z } from 'zod';
import { MessageText } from '../contract/ask.ts';
import { Evidence, Outcome } from '../contract/events.ts';
import { defineTool } from './tool.ts';

/** spec.md §8.1 */
const maxResults = 10;
const defaultResults = 5;

export const searchPortfolio = defineTool({
  name: 'search_portfolio',
  title: 'Search the portfolio',
  description:
    'Finds published passages by meaning across work, experience, projects, patents, open source and approach. Call it first for any question about the person that does not simply ask for a whole list, and quote the excerpts with their url. When outcome is not_in_portfolio the portfolio does not say: tell the user so instead of guessing.',
  input: z.strictObject({
    query: MessageText.describe('What to look for: a question or keywords, in plain words.'),
    limit: z.int().min(1).max(maxResults).default(defaultResults).describe('How many passages at most.'),
  }),
  output: z.object({
    query: z.string().describe('The query as it was sent.'),
    outcome: Outcome.extract(['answered', 'not_in_portfolio']).describe(
      'answered: passages were found; not_in_portfolio: the portfolio says nothing that fits.',
    ),
    results: z
      .array(
        Evidence.omit({ quote: true }).extend({
          excerpt: z.string().describe('The verbatim sentences that hold the match.'),
        }),
      )
      .describe('Best match first; empty when nothing fits.'),
  }),
  async run({ query, limit }, { corpus, search }) {
    const { outcome, hits } = await search(corpus, query, limit);
    const results = hits.map(({ passage, record, score, excerpt }) => {
      return {
        id: passage.id,
        area: passage.area,
        title: record.title,
        url: corpus.toUrl(passage.anchor),
        excerpt,
        score,
      };
    });
    return { query, outcome, results };
  },
});
