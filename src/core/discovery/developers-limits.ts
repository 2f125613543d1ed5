import { maxMessageLength, maxMessages } from '../contract/ask.ts';
import { errorCases, errorCodes } from '../contract/errors.ts';
import { commonHeaders, errorHeaders, quotaHeaders, type HeaderCase } from '../contract/headers.ts';
import { chatPolicy, jobAnalysisPolicy, type QuotaPolicy } from '../contract/quota.ts';
import { apiVersion, contractVersion, paths } from '../site.ts';
import { toTable } from './markdown-table.ts';

/** What a caller must reckon with: limits, headers, errors, versions and how things end. */
export function toLimitSections(): string {
  return [toLimits(), toHeaders(), toErrors(), toVersions()].join('\n\n');
}

function toLimits(): string {
  const toText = ({ limit, windowSeconds }: QuotaPolicy) => `${limit} in any ${windowSeconds} seconds, per address`;
  const rows = [
    ['Question, or one message', `1 to ${maxMessageLength} characters, not only white space`],
    ['Messages in a conversation', `1 to ${maxMessages}`],
    ['Accepted questions', `${toText(chatPolicy)} (default; a deployment may differ, so read the headers)`],
    ['Job descriptions', toText(jobAnalysisPolicy)],
  ];
  return [
    '## Limits',
    toTable(['What', 'Limit'], rows),
    'Callers are told apart by IP address alone (IPv6 by /64). The window rolls: a request counts until its own window has passed. ' +
      `The versioned address and its alias share one quota. Only accepted requests count: a rejected one uses nothing, and so does \`GET ${paths.ask}\`. ` +
      'The count is kept in memory and starts anew when the service restarts, unless the owner keeps it in a server of its own.',
  ].join('\n\n');
}

function toHeaders(): string {
  const toRows = (headers: Record<string, HeaderCase>, on: string) =>
    Object.entries(headers).map(([name, { description, example }]) => {
      return [`\`${name}\``, `\`${String(example)}\``, description, on];
    });
  const rows = [
    ...toRows(quotaHeaders, 'the ask address'),
    ...Object.entries(errorHeaders).flatMap(([status, headers]) => toRows(headers, status)),
    ...toRows(commonHeaders, 'every answer'),
  ];
  return ['### Response headers', toTable(['Header', 'Example', 'Meaning', 'Sent on'], rows)].join('\n\n');
}

function toErrors(): string {
  const rows = errorCodes.map((code) => {
    const { status, message, resolution } = errorCases[code];
    return [String(status), `\`${code}\``, message, resolution];
  });
  return [
    '## Errors',
    toTable(['Status', 'Code', 'Meaning', 'What to do'], rows),
    'Every error is JSON with `detail`, `error` (`code`, `message`, `resolution`) and `documentation`. ' +
      '`detail` is a sentence; of a 422 it is a list of `loc` (path of the field), `msg` and `type`. ' +
      'After a 429 wait at least `Retry-After` seconds, and longer if you are rejected again.',
  ].join('\n\n');
}

function toVersions(): string {
  return [
    '## Versioning',
    `The major version stands in the address: \`${paths.apiV1}\` is v${apiVersion}. Answers of the ask address carry \`API-Version: ${apiVersion}\`. ` +
      `The release of the contract (\`info.version\` of the OpenAPI document, now ${contractVersion}) is counted apart. ` +
      `Compatible additions, such as new optional response fields, stay in v${apiVersion}; breaking changes get a new major address.`,
    `\`${paths.api}\` and \`${paths.askAlias}\` are supported aliases with the same behaviour and the same quota.`,
    '### Deprecation policy',
    'No retirement is scheduled. Before anything is removed, its answers carry the `Deprecation` header (RFC 9745) with the day from which it is ' +
      'deprecated, the `Sunset` header (RFC 8594) with the day of its end, and a `Link` to the page that tells what to use instead.',
  ].join('\n\n');
}
