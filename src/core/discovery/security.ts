import type { Profile } from '../contract/content.ts';
import { paths } from '../site.ts';

/** RFC 9116 §2.5.5 wants less than a year; a site that is not rebuilt for this long should look stale. */
const validDays = 330;
const millisecondsPerDay = 86_400_000;

/** security.txt (RFC 9116); it expires by itself, so the build's own day decides. */
export function toSecurityText({ contact, profiles }: Profile, siteUrl: string, built: Date): string {
  const expires = new Date(Math.floor(built.getTime() / millisecondsPerDay + validDays) * millisecondsPerDay);
  const address = contact?.email
    ? `mailto:${contact.email}`
    : (contact?.website ?? profiles?.[0]?.url ?? `${siteUrl}/`);
  return [
    `Contact: ${address}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}${paths.security}`,
    '',
  ].join('\n');
}
