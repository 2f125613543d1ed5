import { defineConfig } from 'astro/config';
import { devFunctions } from './scripts/local/dev-functions.ts';
import { defaultPort, toSiteUrl } from './src/core/site.ts';
import { askContract } from './src/ask-contract.ts';
import { leanHtml } from './src/lean-html.ts';
import { themeStylesheet } from './src/theme-stylesheet.ts';

// Tests build other portfolios side by side: each build needs folders of its own.
const outDir = process.env.OUT_DIR ?? 'dist';

export default defineConfig({
  site: toSiteUrl(process.env),
  output: 'static',
  outDir,
  cacheDir: `.astro/cache/${outDir.replaceAll(/[^a-z0-9]+/gi, '-')}`,
  trailingSlash: 'never',
  server: { host: '127.0.0.1', port: Number(process.env.PORT || defaultPort) },
  integrations: [devFunctions(), leanHtml()],
  // The policy of netlify.toml allows no inline script and no inline style: everything is a file.
  build: { format: 'file', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  vite: {
    plugins: [askContract(), themeStylesheet()],
    build: { assetsInlineLimit: 0 },
    ssr: { external: ['@resvg/resvg-js'] },
  },
});
