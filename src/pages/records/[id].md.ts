import type { APIRoute, GetStaticPaths } from 'astro';
import type { PortfolioRecord } from '#core/contract/record.ts';
import { toRecordMarkdown } from '#core/corpus/markdown.ts';
import { toAbsoluteLinks } from '#core/discovery/twin.ts';
import { loadPortfolio } from '../../load-portfolio.ts';

interface Props {
  record: PortfolioRecord;
}

export const getStaticPaths = (async () => {
  const { records } = await loadPortfolio();
  return records.map((record) => ({ params: { id: record.id }, props: { record } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props, site }) => {
  if (!site) throw new Error('The site has no address: set `site` in astro.config.mjs');
  return new Response(`${toAbsoluteLinks(toRecordMarkdown(props.record, 1), site.origin)}\n`, {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
};
