import type { AstroIntegration } from 'astro';
import { createHash } from 'node:crypto';
import { appendFile, readFile } from 'node:fs/promises';
import { toContentSecurityPolicy, type InlineDigests } from '#core/discovery/content-security-policy.ts';
import { toPageFiles } from './page-files.ts';

/**
 * Adds the content security policy to `_headers`. It names the inline code of the pages by its digests, which are known
 * only when the pages are written.
 */
export function policyHeader(): AstroIntegration {
  return {
    name: 'policy-header',
    hooks: {
      'astro:build:done': async ({ dir, pages }) => {
        const html = await Promise.all(toPageFiles(dir, pages).map((file) => readFile(file, 'utf8')));
        const policy = toContentSecurityPolicy(toInlineDigests(html.join('\n')));
        await appendFile(new URL('_headers', dir), `\n/*\n  Content-Security-Policy: ${policy}\n`);
      },
    },
  };
}

/** Every inline style and script; a script that is data, such as JSON-LD, is none. */
function toInlineDigests(html: string): InlineDigests {
  const toDigests = (pattern: RegExp) => {
    const texts = new Set([...html.matchAll(pattern)].map(([, text = '']) => text));
    return [...texts].map((text) => createHash('sha256').update(text).digest('base64')).toSorted();
  };
  return {
    scripts: toDigests(/<script(?![^>]*\s(?:src|type="application\/ld\+json))[^>]*>(.*?)<\/script>/gs),
    styles: toDigests(/<style[^>]*>(.*?)<\/style>/gs),
  };
}
