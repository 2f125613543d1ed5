import { toSitemapMarkdown } from '#core/discovery/sitemap-markdown.ts';
import { defineDocument } from '../document.ts';

export const GET = defineDocument(toSitemapMarkdown);
