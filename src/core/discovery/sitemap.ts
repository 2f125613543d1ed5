import type { Page } from './pages.ts';

/** sitemap.xml of the pages; `lastmod` is the day of the last change in content. */
export function toSitemap(pages: Page[], siteUrl: string): string {
  const urls = pages.map(
    ({ path, updated }) => `  <url><loc>${escapeXml(`${siteUrl}${path}`)}</loc><lastmod>${updated}</lastmod></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
