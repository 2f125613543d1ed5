import type { Profile } from '../contract/content.ts';
import { contractVersion } from '../site.ts';

/** Protocol revisions answered at the MCP address, newest first: 2026-07-28 per request, the others by `initialize`. */
export const supportedProtocolVersions = ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'];

/** Nothing here changes while the server runs, so no list announces changes. */
export const capabilities = { tools: {}, resources: {} };

/** Longest title and description that a server card may carry (SEP-2127). */
const maxCardText = 100;

/** How the server names itself, at run time and in its card. */
export interface ServerIdentity {
  /** Reverse DNS of the site, then the server's own name: `com.example/portfolio`. */
  name: string;
  title: string;
  version: string;
  description: string;
  websiteUrl: string;
}

/** @param profile absent while the portfolio cannot be read; the server still says who it is. */
export function toServerIdentity(siteUrl: string, profile?: Pick<Profile, 'name'>): ServerIdentity {
  const whose = profile ? `${profile.name}'s` : 'A';
  const facts = profile ? `Read-only facts about ${profile.name}` : 'Read-only facts about a person';
  return {
    name: `${toReverseName(new URL(siteUrl).hostname)}/portfolio`,
    title: clip(`${whose} portfolio`),
    version: contractVersion,
    description: clip(`${facts}: work, projects, patents, contact.`),
    websiteUrl: `${siteUrl}/`,
  };
}

/** What a model is told about the server before it calls anything. */
export function toInstructions(siteUrl: string, profile?: Pick<Profile, 'name'>): string {
  const { name } = profile ?? { name: 'one person' };
  return `The published portfolio of ${name} (${siteUrl}/), read-only and free of credentials. Call search_portfolio for a question, a get_ tool for a complete list. Say only what the results say and cite their url; when outcome is not_in_portfolio, the portfolio does not say.`;
}

/** An address has no domain to turn round, only characters that a name must not hold. */
function toReverseName(hostname: string): string {
  if (/^[\d.]+$|^\[/.test(hostname)) return hostname.replace(/[^\da-f]+/gi, '-').replace(/^-|-$/g, '');
  return hostname.split('.').toReversed().join('.');
}

function clip(text: string): string {
  return text.length <= maxCardText ? text : `${text.slice(0, maxCardText - 1)}…`;
}
