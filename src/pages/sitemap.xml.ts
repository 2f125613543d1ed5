import { toPages } from '#core/discovery/pages.ts';
import { toSitemap } from '#core/discovery/sitemap.ts';
import { defineDocument } from '../document.ts';

export const GET = defineDocument((portfolio, siteUrl) => toSitemap(Object.values(toPages(portfolio)), siteUrl));
