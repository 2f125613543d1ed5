import type { APIRoute, GetStaticPaths } from 'astro';
import type { PortfolioRecord } from '#core/contract/record.ts';
import { toRecordMarkdown } from '#core/corpus/markdown.ts';
import { loadPortfolio } from '../../load-portfolio.ts';

interface Props {
  record: PortfolioRecord;
}

export const getStaticPaths = (async () => {
  const { records } = await loadPortfolio();
  return records.map((record) => ({ params: { id: record.id }, props: { record } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props }) => {
  return new Response(`${toRecordMarkdown(props.record, 1)}\n`, {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
};
