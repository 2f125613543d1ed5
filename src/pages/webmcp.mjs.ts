import { bundleIsland } from '../build/bundle-island.ts';

export async function GET(): Promise<Response> {
  const code = await bundleIsland('src/islands/webmcp.ts');
  return new Response(code, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
}
