import type { Crawlers } from '../contract/content.ts';
import { paths } from '../site.ts';

/**
 * Crawlers of AI companies by name: some of them heed only a group that names them, and a named group replaces `*`.
 * After github.com/ai-robots-txt/ai.robots.txt, August 2026.
 */
export const aiCrawlers = [
  'GPTBot',
  'ChatGPT-User',
  'OAI-SearchBot',
  'ClaudeBot',
  'Claude-User',
  'Claude-SearchBot',
  'Claude-Web',
  'anthropic-ai',
  'PerplexityBot',
  'Perplexity-User',
  'Google-Extended',
  'Google-Agent',
  'Applebot-Extended',
  'CCBot',
  'Bytespider',
  'meta-externalagent',
  'Amazonbot',
  'DuckAssistBot',
  'MistralAI-User',
  'cohere-ai',
] as const;

/** robots.txt: everyone may read everything; the signals say what for (contentsignals.org). */
export function toRobots(crawlers: Crawlers, siteUrl: string): string {
  return [
    ...aiCrawlers.map((name) => `User-agent: ${name}`),
    'User-agent: *',
    `Content-Signal: ${toContentSignal(crawlers)}`,
    'Allow: /',
    '',
    `Sitemap: ${siteUrl}${paths.sitemap}`,
    // A comment, because Lighthouse fails a file with records it does not know, and consumers of ARD fetch the
    // well-known address anyway; the record is meant for catalogs that lie elsewhere.
    `# Agentmap: ${siteUrl}${paths.ard}`,
    '',
  ].join('\n');
}

/** The owner's choice as the value of a `Content-Signal` line or header. */
export function toContentSignal(crawlers: Crawlers): string {
  return Object.entries(crawlers)
    .map(([use, allowed]) => `${use}=${allowed}`)
    .join(', ');
}
