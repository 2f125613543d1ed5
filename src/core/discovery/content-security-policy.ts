/** What the pages hold inline, as base64 SHA-256 digests. */
export interface InlineDigests {
  scripts: string[];
  styles: string[];
}

/**
 * The policy of every answer: files of this site alone, and of inline code only what is named by its digest. No digest
 * covers a style attribute or an event handler, so those stay forbidden. JSON-LD is data and needs no permission.
 */
export function toContentSecurityPolicy({ scripts, styles }: InlineDigests): string {
  const ownAnd = (digests: string[]) => ["'self'", ...digests.map((digest) => `'sha256-${digest}'`)].join(' ');
  const directives = {
    'default-src': "'none'",
    'script-src': ownAnd(scripts),
    'style-src': ownAnd(styles),
    'font-src': "'self'",
    'img-src': "'self' data:",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  };
  return Object.entries(directives)
    .map((directive) => directive.join(' '))
    .join('; ');
}
