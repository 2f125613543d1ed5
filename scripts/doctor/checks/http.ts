import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';
import { documents } from '#core/discovery/documents.ts';
import { paths } from '#core/site.ts';
import * as probe from '../probes.ts';
import { expect, mediaType, member, readJson } from '../read.ts';
import { answerTo, type Check, type Fetched, type Snapshot } from '../snapshot.ts';

/** Headers that every page must carry, and what must stand in them. */
const securityHeaders: [name: string, wanted: RegExp][] = [
  ['Content-Security-Policy', /default-src 'none'(?!.*unsafe).*frame-ancestors 'none'/],
  ['Strict-Transport-Security', /max-age=\d{8,}/],
  ['X-Content-Type-Options', /^nosniff$/],
  ['Referrer-Policy', /^(?:strict-origin-when-cross-origin|no-referrer|same-origin|strict-origin)$/],
  ['Permissions-Policy', /\btools=\(self\)/],
  ['Origin-Agent-Cluster', /^\?1$/],
];

const variesByAccept = ({ headers }: Fetched) => /(?:^|,)\s*accept\s*(?:,|$)/i.test(headers.get('Vary') ?? '');

const toDigest = (text: string) => createHash('sha256').update(text).digest('base64');

function perPage(find: (path: string, site: Snapshot) => string[]): Check['find'] {
  return (site) => probe.pagePaths.flatMap((path) => find(path, site).map((problem) => `${path}: ${problem}`));
}

/** How the site behaves as an HTTP server. */
export const http: Check[] = [
  {
    id: 'security-headers',
    title: 'pages carry the security headers',
    find: perPage((path, site) => {
      const { headers } = answerTo(site, path);
      return securityHeaders.flatMap(([name, wanted]) =>
        expect(wanted.test(headers.get(name) ?? ''), `${name}: ${headers.get(name)}`),
      );
    }),
  },
  {
    id: 'inline-code',
    title: 'pages hold no inline code but what the policy names by its digest, and no style attribute or handler',
    find: perPage((path, site) => {
      const { headers, body } = answerTo(site, path);
      const policy = headers.get('Content-Security-Policy') ?? '';
      const page = parse(body, { blockTextElements: { script: true, style: true } });
      const blocks = page.querySelectorAll('style, script:not([src], [type="application/ld+json"])');
      const loose = page.querySelectorAll('*').filter(({ attributes }) => {
        return Object.keys(attributes).some((name) => /^(?:style|on\w+)$/i.test(name));
      });
      return [
        ...expect(Boolean(body), 'no page'),
        ...blocks.flatMap(({ rawText, rawTagName }) =>
          expect(policy.includes(`'sha256-${toDigest(rawText)}'`), `a ${rawTagName} that the policy does not name`),
        ),
        ...loose.map(({ rawTagName, rawAttrs }) => `<${rawTagName} ${rawAttrs}>`),
      ];
    }),
  },
  {
    id: 'vary',
    title: 'both variants of a page vary by Accept, for GET and HEAD',
    find: perPage((path, site) => [
      ...expect(variesByAccept(answerTo(site, path)), 'HTML without Vary: Accept'),
      ...expect(variesByAccept(answerTo(site, { path, headers: probe.asMarkdown })), 'Markdown without Vary: Accept'),
      ...expect(
        mediaType(answerTo(site, { method: 'HEAD', path, headers: probe.asMarkdown })) === 'text/markdown',
        'HEAD gives no Markdown',
      ),
    ]),
  },
  {
    id: 'negotiation',
    title: 'wildcards and a lower weight for Markdown give HTML',
    find: perPage((path, site) =>
      [probe.asReluctant, probe.asAnything, probe.asBrowser].flatMap((headers) =>
        expect(mediaType(answerTo(site, { path, headers })) === 'text/html', `"${headers.Accept}" gives no HTML`),
      ),
    ),
  },
  {
    id: 'cache-poisoning',
    title: 'forwarding and rewriting headers of a caller change nothing',
    find: perPage((path, site) => {
      const [plain, forged] = [answerTo(site, path), answerTo(site, { path, headers: probe.asForeign })];
      const echoed = [forged.body, ...forged.headers.values()].some((text) => text.includes(probe.foreignHost));
      return [
        ...expect(!echoed, 'a forged host comes back'),
        ...expect(forged.body === plain.body, 'the body differs'),
      ];
    }),
  },
  {
    id: 'not-found',
    title: 'what does not exist is a true 404, whatever is accepted',
    find: (site) =>
      probe.missingPaths.flatMap((path) =>
        [{ path }, { path, headers: probe.asMarkdown }].flatMap((asked) => {
          const { status } = answerTo(site, asked);
          return expect(status === 404, `${path} gives ${status}`);
        }),
      ),
  },
  {
    id: 'documents',
    title: 'every document has its media type, CORS, short caching and a validator, for GET and HEAD',
    find: (site) =>
      documents.flatMap(({ path, mediaType: wanted }) =>
        (['GET', 'HEAD'] as const).flatMap((method) => {
          const { status, headers } = answerTo(site, { method, path });
          const age = Number(/max-age=(\d+)/.exec(headers.get('Cache-Control') ?? '')?.[1] ?? Number.NaN);
          return [
            ...expect(status === 200, `status ${status}`),
            ...expect(headers.get('Content-Type') === wanted, `type ${headers.get('Content-Type')}`),
            ...expect(headers.get('Access-Control-Allow-Origin') === '*', 'no CORS'),
            ...expect(age < 3600, `Cache-Control: ${headers.get('Cache-Control')}`),
            ...expect(headers.has('ETag') || headers.has('Last-Modified'), 'no validator'),
          ].map((problem) => `${method} ${path}: ${problem}`);
        }),
      ),
  },
  {
    id: 'revalidation',
    title: 'a caller with the right validator gets 304',
    find: (site) =>
      probe.validatedPaths.flatMap((path) => {
        const etag = answerTo(site, path).headers.get('ETag');
        if (!etag) return [`${path}: no ETag`];
        const { status } = answerTo(site, { path, headers: { 'If-None-Match': etag } });
        return expect(status === 304, `${path}: ${status}`);
      }),
  },
  {
    id: 'api-catalog-head',
    title: 'HEAD on the API catalog carries its Link (RFC 9727 §3)',
    find: (site) => {
      const link = answerTo(site, { method: 'HEAD', path: paths.apiCatalog }).headers.get('Link') ?? '';
      return expect(link.includes('rel="api-catalog"'), `Link: ${link || 'missing'}`);
    },
  },
  {
    id: 'api-errors',
    title: 'API failures are JSON with detail, error and documentation',
    find: (site) =>
      (
        [
          [probe.badAsk, 422],
          [probe.unknownApi, 404],
          [probe.wrongMethod, 405],
        ] as const
      ).flatMap(([asked, wanted]) => {
        const { status } = answerTo(site, asked);
        const body = readJson(site, asked);
        return [
          ...expect(status === wanted, `${asked.path} gives ${status} instead of ${wanted}`),
          ...expect(
            typeof member(body, 'error', 'code') === 'string' && Boolean(member(body, 'detail')),
            `${wanted} without error and detail`,
          ),
          ...expect(typeof member(body, 'documentation') === 'string', `${wanted} without documentation`),
        ];
      }),
  },
];
