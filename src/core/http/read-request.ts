import type { z } from 'zod';
import { maxBodyMegabytes } from '../contract/ask.ts';
import type { ValidationIssue } from '../contract/errors.ts';
import type { Refusal } from './refusal.ts';

const maxBodyBytes = maxBodyMegabytes * 1024 * 1024;

export type ReadResult<T> = { value: T } | { refusal: Refusal };

/** Reads a JSON body: media type, size, UTF-8, syntax. Every fault is a refusal with a `loc` of `["body"]`. */
export async function readJson(request: Request): Promise<ReadResult<unknown>> {
  const mediaType = request.headers.get('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') {
    return notJson('media_type', `Content-Type should be application/json, not ${mediaType || 'missing'}`);
  }
  const bytes = await readBytes(request).catch(() => 'cut' as const);
  if (bytes === 'cut') return notJson('incomplete', 'ended before it was whole');
  if (!bytes) {
    const issue = { loc: ['body'], msg: `is larger than ${maxBodyMegabytes} MB`, type: 'too_large' };
    return { refusal: { code: 'request_too_large', detail: [issue] } };
  }
  if (bytes.length === 0) return notJson('missing', 'is required');
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch (error) {
    return error instanceof SyntaxError
      ? notJson('json_invalid', error.message)
      : notJson('encoding', 'is not valid UTF-8');
  }
}

/** The value as the schema reads it, or a refusal that lists every issue under `body`. */
export function readValue<S extends z.ZodType>(schema: S, value: unknown): ReadResult<z.infer<S>> {
  const result = schema.safeParse(value);
  if (result.success) return { value: result.data };
  return { refusal: { code: 'validation_failed', detail: result.error.issues.map(toIssue) } };
}

function toIssue({ path, message, code }: z.core.$ZodIssue): ValidationIssue {
  const loc = ['body', ...path.map((key) => (typeof key === 'number' ? key : String(key)))];
  const isMissing = code === 'invalid_type' && message.endsWith('received undefined');
  return isMissing ? { loc, msg: 'is required', type: 'missing' } : { loc, msg: message, type: code };
}

function notJson(type: string, msg: string): ReadResult<never> {
  return { refusal: { code: 'invalid_json', detail: [{ loc: ['body'], msg, type }] } };
}

/** The body, or undefined as soon as it is known to be too large: an endless body is never held. */
async function readBytes(request: Request): Promise<Uint8Array | undefined> {
  if (Number(request.headers.get('Content-Length')) > maxBodyBytes) return undefined;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > maxBodyBytes) return undefined;
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
