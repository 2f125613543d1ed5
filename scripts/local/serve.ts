import { join } from 'node:path';
import { serve, type Server } from 'srvx';
import { listModules } from './modules.ts';
import { route, type FunctionModule } from './router.ts';
import { openSite } from './site.ts';

const projectRoot = join(import.meta.dirname, '..', '..');

/**
 * Serves the built site and the real function modules in one process, on loopback alone.
 * @param port 0 takes any free port
 * @throws Error with code EADDRINUSE when the port is taken
 */
export async function serveLocally(port: number): Promise<{ url: string; stop: () => Promise<void> }> {
  const { functions, edgeFunctions } = await loadModules();
  let site: Awaited<ReturnType<typeof openSite>> | undefined;
  const server: Server = serve({
    hostname: '127.0.0.1',
    port,
    silent: true,
    gracefulShutdown: false,
    fetch: (request) => {
      if (!site) return new Response('Starting', { status: 503 });
      return route({ functions, edgeFunctions, site: site.handle }, request, request.ip ?? '127.0.0.1');
    },
  });
  await server.ready();
  const url = `http://localhost:${new URL(server.url ?? '').port}`;
  site = await openSite(projectRoot, url);
  const stop = async () => {
    await server.close(true);
    await site?.stop();
  };
  return { url, stop };
}

async function loadModules() {
  const load = (files: string[]) => Promise.all(files.map((file): Promise<FunctionModule> => import(file)));
  const files = await listModules(projectRoot);
  return { functions: await load(files.functions), edgeFunctions: await load(files.edgeFunctions) };
}
