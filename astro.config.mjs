import { defineConfig } from 'astro/config';
import { defaultPort, toSiteUrl } from '#core/site.ts';
import { devFunctions } from './scripts/local/dev-functions.ts';
import { askContract } from './src/build/ask-contract.ts';
import { lateScript } from './src/build/late-script.ts';
import { policyHeader } from './src/build/policy-header.ts';
import { themeStylesheet } from './src/build/theme-stylesheet.ts';

// Tests build other portfolios side by side: each build needs folders of its own.
const outDir = process.env.OUT_DIR ?? 'dist';

export default defineConfig({
  site: toSiteUrl(process.env),
  output: 'static',
  outDir,
  cacheDir: `.astro/cache/${outDir.replaceAll(/[^a-z0-9]+/gi, '-')}`,
  trailingSlash: 'never',
  server: { host: '127.0.0.1', port: Number(process.env.PORT || defaultPort) },
  // In this order: the policy names what the late script adds.
  integrations: [devFunctions(), lateScript(), policyHeader()],
  // The first paint waits for nothing but the page; scripts are files, and the policy names what is not.
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  vite: {
    plugins: [askContract(), themeStylesheet()],
    build: { assetsInlineLimit: 0 },
    environments: { client: { build: { rollupOptions: { output: { entryFileNames: '_astro/[hash].js' } } } } },
    ssr: { external: ['@resvg/resvg-js'] },
  },
});
