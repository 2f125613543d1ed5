import { loadPortfolio, loadTheme } from '../load-portfolio.ts';
import { drawOpenGraphImage } from '../open-graph-image.ts';

export async function GET(): Promise<Response> {
  const { profile } = await loadPortfolio();
  const image = await drawOpenGraphImage(profile, await loadTheme());
  return new Response(image, { headers: { 'Content-Type': 'image/png' } });
}
