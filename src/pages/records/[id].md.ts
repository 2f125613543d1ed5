import type { APIRoute, GetStaticPaths } from 'astro';
import { toRecordMarkdown } from '#core/corpus/markdown.ts';
import type { PortfolioRecord } from '#core/contract/record.ts';
import { toAbsoluteLinks } from '#core/discovery/twin.ts';
import { loadPortfolio } from '../../load-portfolio.ts';

interface Props {
  record: PortfolioRecord;
}

export const getStaticPaths = (async () => {
  const { records } = await loadPortfolio();
  return records.map((record) => ({ params: { id: record.id }, props: { record } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props, site }) =>
  new Response(`${toAbsoluteLinks(toRecordMarkdown(props.record, 1), site?.origin ?? '')}\n`, {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
