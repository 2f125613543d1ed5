import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Every rule of the public contract, by section, and the test that holds it: `file › claim`. */
const coverage: [rule: string, file: string, claim: string][] = [
  [
    '§2.1 question: 1 to 10,000 characters',
    'core/api/ask-request',
    'a question of 10,000 characters outside the basic plane is accepted: lengths are code points',
  ],
  ['§2.1 question: not only white space', 'core/api/ask-request', '%s is refused with its place and reason'],
  [
    '§2.1 sessionId and responseId may be null',
    'core/api/ask',
    "the caller's session is kept, a missing one is made, and the response is always a new one",
  ],
  ['§2.2 messages: 1 to 50', 'core/api/ask-request', '%s is refused with its place and reason'],
  ['§2.2 messages win over question', 'core/api/ask', 'messages win over question'],
  ['§2.3 role: user or assistant', 'core/api/ask-request', '%s is refused with its place and reason'],
  ['§2.4 quota body', 'core/api/quota', 'the quota is told without using any of it, and is never cached'],
  ['§2.5 index body', 'core/api/surface', 'the index names the API, its versions, its endpoints and its documents'],
  [
    '§2.6 error body',
    'core/api/quota',
    'the 31st question in a minute is rejected with the reason, the wait and the headers',
  ],
  ['§2.8 validation error body', 'core/api/ask-request', 'every wrong field is named at once'],
  ['§4.1 the index has an alias', 'core/api/surface', 'the alias of the index says the same'],
  [
    '§4.2 reading the quota uses none of it',
    'core/api/quota',
    'the quota is told without using any of it, and is never cached',
  ],
  ['§4.3.1 the body is required', 'core/api/ask-request', '%s is refused as invalid_json'],
  [
    '§4.3.2 a session does not restore messages',
    'core/api/ask',
    'a session alone restores nothing: the same question gets the same answer',
  ],
  [
    '§4.3.3 frames of data, the last one [DONE]',
    'core/api/ask',
    'a question is answered as a stream that begins with thinking and ends with done and [DONE]',
  ],
  [
    '§4.3.4 quota headers on 200, 422 and GET',
    'core/api/quota',
    'every answer of the ask addresses carries the quota headers as the contract writes them',
  ],
  ['§4.3.5 other methods: 405 and Allow', 'core/api/surface', 'any other method at %s is a JSON 405 that allows %s'],
  ['§4.3.6 unknown API addresses: 404', 'core/api/surface', '%s is a JSON 404'],
  ['§5.1 no credentials', 'core/api/ask', 'credentials are neither wanted nor read'],
  [
    '§5.3 callers are known by address alone',
    'core/api/quota',
    'callers are counted apart by the address that the platform gives, whatever forwarding headers say',
  ],
  [
    '§6.1 a blank line ends each frame',
    'core/api/ask',
    'every frame is one line of data that a blank line ends, and all but the last are JSON with a type',
  ],
  [
    '§6.2 fields of the done event',
    'core/api/ask',
    'citations are absolute addresses of records, each once, and evidence quotes published text',
  ],
  [
    '§6.2 an error event after the stream began',
    'core/api/failure',
    'a failure after the first frame is an error event, then [DONE], and no done event',
  ],
  [
    '§6.3 order of events',
    'core/api/ask',
    'a question is answered as a stream that begins with thinking and ends with done and [DONE]',
  ],
  [
    '§7.1 422 and nothing counted',
    'core/api/ask-request',
    'a body over 6 MB is refused, whether its length is told or not',
  ],
  [
    '§7.1 429 and Retry-After',
    'core/api/quota',
    'the 31st question in a minute is rejected with the reason, the wait and the headers',
  ],
  [
    '§7.1 500 without internals',
    'core/api/failure',
    'a failure before the first frame is a 500 without internals, and the log has the cause',
  ],
  [
    '§8.1 the window rolls',
    'core/api/quota',
    'a rejected question is not counted, and the window rolls on by the oldest accepted one',
  ],
  [
    '§8.1 five job analyses an hour',
    'core/api/quota',
    'the sixth job description in an hour is rejected by its own limit and takes nothing from the chat quota',
  ],
  [
    '§8.1 alias and versioned address share the quota',
    'core/api/quota',
    'the alias tells the same quota under its own name',
  ],
  [
    '§8.2 headers',
    'core/api/quota',
    'every answer of the ask addresses carries the quota headers as the contract writes them',
  ],
  ['§9.3 unknown fields are ignored', 'core/api/ask', 'unknown fields are ignored'],
  ['§9.6 aliases behave alike', 'core/api/ask', 'the alias answers like the versioned address'],
];

/** What stands in a test file as the title of a test, of a table's too. */
function toTitles(file: string): string[] {
  const code = readFileSync(file, 'utf8').replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');
  const titles = code.matchAll(/(?:\btest|\))\(\s*('(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`[^`]*`),/g);
  return [...titles].map(([, title = '']) => title.slice(1, -1).replaceAll("\\'", "'"));
}

const titles = new Map(
  globSync('tests/**/*.test.ts').map((file) => [file.slice('tests/'.length, -'.test.ts'.length), toTitles(file)]),
);

test.each(coverage)('the contract rule "%s" names a test that exists', (_, file, claim) => {
  expect(titles.get(file)).toContain(claim);
});
