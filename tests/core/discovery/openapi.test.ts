import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { httpOperations, type HttpOperation } from '#core/contract/http-operations.ts';
import { chatPolicy, jobAnalysisPolicy } from '#core/contract/quota.ts';
import { toEventExamples } from '#core/discovery/openapi-examples.ts';
import { toOpenApi } from '#core/discovery/openapi.ts';
import { siteUrl, startApp } from '../../support/app.ts';
import { readStream } from '../../support/stream.ts';

interface Media {
  schema: object;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
  'x-sse-events'?: { events: Record<string, { $ref: string }>; terminator: string };
}
interface Answer {
  headers: Record<string, { $ref: string }>;
  content: Record<string, Media>;
}
interface Described {
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Answer>;
}

const contract = toOpenApi({ name: 'Ada Example' }, siteUrl);
const root = 'https://contract.example/openapi.json';
const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
ajv.addSchema({ $id: root, ...contract });

/** Mistakes of a value against a schema of the document. */
function mistakes(schema: object, value: unknown): string[] {
  const text = JSON.stringify(schema).replaceAll('"#/components', `"${root}#/components`);
  const fits: ValidateFunction = ajv.compile(JSON.parse(text) as object);
  return fits(value) ? [] : (fits.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

function describe(path: string, method: string): Described {
  const described = contract.paths[path]?.[method.toLowerCase()];
  if (!described) throw new Error(`${method} ${path} is not in the contract`);
  return described as Described;
}

/** What is wrong with a real answer by the contract: status, headers and, for JSON, the body. */
async function check(response: Response, described: Described): Promise<string[]> {
  const answer = described.responses[String(response.status)];
  if (!answer) return [`status ${response.status} is not in the contract`];
  const missing = Object.keys(answer.headers).filter((name) => !response.headers.has(name));
  const wrong = Object.entries(answer.headers).flatMap(([name, { $ref }]) => {
    const header = contract.components.headers[$ref.split('/').at(-1) ?? ''] as { schema: { type?: string } };
    const text = response.headers.get(name) ?? '';
    return mistakes(header.schema, header.schema.type === 'integer' ? Number(text) : text).map(
      (mistake) => `${name}${mistake}`,
    );
  });
  const type = response.headers.get('Content-Type')?.split(';', 1)[0] ?? '';
  const media = answer.content[type];
  if (!media) return [`media type ${type} is not in the contract`];
  const body = type === 'application/json' ? mistakes(media.schema, await response.json()) : [];
  return [...missing.map((name) => `${name} is missing`), ...wrong, ...body];
}

const places = Object.values<HttpOperation>(httpOperations).flatMap((operation) => {
  return [operation.path, operation.alias].map((path) => ({ path, method: operation.method, operation }));
});
const asks = places.filter(({ operation }) => operation.request);

test.each(places.filter(({ method }) => method === 'GET'))(
  'GET $path answers as the contract says',
  async ({ path }) => {
    const { send } = startApp();
    expect(await check(await send(path), describe(path, 'GET'))).toEqual([]);
  },
);

test.each(asks)(
  'every example request of POST $path is answered as a stream of the events described',
  async ({ path }) => {
    const described = describe(path, 'POST');
    const { examples = {} } = described.requestBody?.content['application/json'] ?? {};
    const stream = described.responses['200']?.content['text/event-stream']?.['x-sse-events'];
    expect(Object.keys(examples).length).toBeGreaterThan(2);
    for (const { value } of Object.values(examples)) {
      const response = await startApp().ask(value, { path });
      expect(response.status).toBe(200);
      expect(await check(response.clone(), described)).toEqual([]);
      const { data, events } = await readStream(response);
      expect(data.at(-1)).toBe(stream?.terminator);
      expect(events.flatMap((event) => mistakes(stream?.events[event.type] ?? { not: {} }, event))).toEqual([]);
    }
  },
);

test.each([
  ['no JSON', '{"question":'],
  ['no question', {}],
  ['an empty question', { question: ' ' }],
  ['too long a question', { question: 'x'.repeat(10_001) }],
  ['a wrong role', { messages: [{ role: 'system', content: 'Hello' }] }],
])('%s is refused with the 422 of the contract', async (_, body) => {
  for (const { path } of asks) {
    const response = await startApp().ask(body, { path });
    expect(response.status).toBe(422);
    expect(await check(response, describe(path, 'POST'))).toEqual([]);
  }
});

test('both limits are refused with the 429 of the contract', async () => {
  const described = describe(httpOperations.ask.path, 'POST');
  const { question } = { question: 'Who was the teacher?' };
  const chat = startApp();
  for (let count = 0; count < chatPolicy.limit; count += 1) await (await chat.ask({ question })).text();
  const chatRefusal = await chat.ask({ question });
  const jobs = startApp();
  const job = described.requestBody?.content['application/json']?.examples?.['jobDescription']?.value;
  for (let count = 0; count < jobAnalysisPolicy.limit; count += 1) await (await jobs.ask(job)).text();
  const jobRefusal = await jobs.ask(job);
  for (const response of [chatRefusal, jobRefusal]) {
    expect(response.status).toBe(429);
    expect(await check(response, described)).toEqual([]);
  }
});

test('a failure before the stream is the 500 of the contract', async () => {
  const { ask } = startApp({
    openCorpus: async () => {
      throw new Error('the disk is gone');
    },
  });
  for (const { path } of asks) {
    const response = await ask({ question: 'Who?' }, { path });
    expect(response.status).toBe(500);
    expect(await check(response, describe(path, 'POST'))).toEqual([]);
  }
});

test('other methods and unknown addresses get the 405 and 404 of the contract', async () => {
  const { send } = startApp();
  for (const { path, method } of places) {
    const described = describe(path, method);
    expect(await check(await send(path, { method: 'DELETE' }), described)).toEqual([]);
    const isAsk = asks.some((ask) => ask.path === path);
    expect('API-Version' in (described.responses['405']?.headers ?? {})).toBe(isAsk);
  }
  const missing = await send(`${httpOperations.readIndex.path}/nothing`);
  expect(await check(missing, describe(httpOperations.readIndex.path, 'GET'))).toEqual([]);
});

test('every example in the contract fits the schema beside it', () => {
  const found = Object.values(contract.paths).flatMap((methods) =>
    Object.values(methods).flatMap((operation) => {
      const { requestBody, responses } = operation as Described;
      const contents = [requestBody?.content ?? {}, ...Object.values(responses).map(({ content }) => content)];
      return contents
        .flatMap((content) => Object.values(content))
        .flatMap(({ schema, example, examples = {} }) => {
          const values = [
            ...(example === undefined ? [] : [example]),
            ...Object.values(examples).map(({ value }) => value),
          ];
          return values.flatMap((value) => mistakes(schema, value));
        });
    }),
  );
  expect(found).toEqual([]);
  const event = { $ref: '#/components/schemas/AskEvent' };
  expect(toEventExamples(siteUrl).flatMap((example) => mistakes(event, example))).toEqual([]);
});

test('the check is a check: a wrong body, a missing header and an unknown status are found', async () => {
  const described = describe(httpOperations.readQuota.path, 'GET');
  const good = await startApp().send(httpOperations.readQuota.path);
  const headers = new Headers(good.headers);
  headers.delete('RateLimit');
  const body = JSON.stringify({ ...((await good.json()) as object), limit: -1 });
  expect(await check(new Response(body, { headers }), described)).toEqual([
    'RateLimit is missing',
    expect.stringContaining('RateLimit must'),
    expect.stringContaining('/limit must be >= 0'),
  ]);
  expect(await check(new Response('{}', { status: 418 }), described)).toEqual(['status 418 is not in the contract']);
});
