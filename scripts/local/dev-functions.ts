import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { AstroIntegration } from 'astro';
import { NodeRequest, sendNodeResponse } from 'srvx/node';
import type { ViteDevServer } from 'vite';
import { listModules } from './modules.ts';
import { matches, type FunctionModule } from './router.ts';

/**
 * Runs the deployed functions inside `astro dev`. Vite loads them, so a saved file is in the next answer; a saved
 * content file rebuilds the corpus.
 */
export function devFunctions(): AstroIntegration {
  let root = '';
  return {
    name: 'dev-functions',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:server:setup': ({ server, logger }) => {
        serveFunctions(server, root);
        rebuildCorpus(server, root, (message) => logger.error(message));
      },
    },
  };
}

function serveFunctions(server: ViteDevServer, root: string): void {
  server.middlewares.use(async (incoming, outgoing, next) => {
    try {
      const files = await listModules(root);
      const modules = await Promise.all(
        [...files.edgeFunctions, ...files.functions].map((file) => server.ssrLoadModule(file)),
      );
      const request: Request = new NodeRequest({ req: incoming, res: outgoing });
      const found = (modules as FunctionModule[]).find((module) => matches(module, request));
      // What a function leaves to the site, Astro's own server answers.
      const pass = () => Promise.resolve(undefined as unknown as Response);
      const response = await found?.default(request, { ip: incoming.socket.remoteAddress ?? '', next: pass });
      if (response) await sendNodeResponse(outgoing, response);
      else next();
    } catch (error) {
      next(error);
    }
  });
}

function rebuildCorpus(server: ViteDevServer, root: string, report: (message: string) => void): void {
  const content = join(root, 'content');
  server.watcher.add(content);
  server.watcher.on('all', (_event, path) => {
    if (!path.startsWith(content)) return;
    const build = promisify(execFile)(process.execPath, [join(root, 'scripts', 'build-corpus.ts')], { cwd: root });
    build.catch(({ stderr }: { stderr: string }) => report(stderr));
  });
}
