import { defineCollection } from 'astro:content';
import type { Loader } from 'astro/loaders';
import { relative, resolve } from 'node:path';
import { Portfolio } from '#core/contract/record.ts';
import { Theme } from '#core/contract/theme.ts';
import { contentFolder, readContentFolder, readThemeFile } from './content-folder.ts';

/** One entry that stands for the whole folder: a portfolio is valid or not as a whole, and its order is part of it. */
function folderLoader(name: string, folder: string, read: (folder: string) => Promise<object>): Loader {
  return {
    name,
    load: async (context) => {
      const { store, watcher, logger } = context;
      const load = async () => {
        const data = await context.parseData({ id: name, data: { ...(await read(folder)) } });
        store.clear();
        store.set({ id: name, data, digest: context.generateDigest(data) });
      };
      await load();
      watcher?.add(folder);
      watcher?.on('all', (_event, path) => {
        if (relative(resolve(folder), resolve(path)).startsWith('..')) return;
        // A half-written file is a mistake to show, not a reason to stop the server.
        load().catch((error: unknown) => logger.error(String(error)));
      });
    },
  };
}

export const collections = {
  portfolio: defineCollection({
    loader: folderLoader('portfolio', contentFolder(), readContentFolder),
    schema: Portfolio,
  }),
  theme: defineCollection({ loader: folderLoader('theme', contentFolder(), readThemeFile), schema: Theme }),
};
