import { z } from 'zod';
import type { Deadlines } from '#core/answering/model/deadlines.ts';
import { SettingsError } from './settings-error.ts';
import { wholeNumber } from './whole-number.ts';

/** How to reach a model, and how much of it may be used. */
export interface ModelSettings {
  apiKey: string;
  baseUrl: string;
  model: string;
  embeddingModel?: string;
  deadlines: Deadlines & { embedding: number };
  contextTokens: number;
  dailyLimit: number;
  cacheMilliseconds: number;
}

const publicBaseUrl = 'https://api.openai.com/v1';
/** For the public service and Netlify's AI Gateway, which sets only a key and an address. */
const defaultModel = 'gpt-4o-mini';
/** The platform ends a call after 60 s; the answer must be complete before. */
const maxTotalSeconds = 55;
const maxCacheSeconds = 3600;

function seconds(fallback: number, max = maxTotalSeconds) {
  return z
    .string()
    .regex(/^\d+(\.\d+)?$/, { error: 'should be a number of seconds, like 10' })
    .transform(Number)
    .pipe(
      z
        .number()
        .gt(0, { error: 'should be more than 0' })
        .max(max, { error: `should be at most ${max}` }),
    )
    .default(fallback);
}

const Environment = z.object({
  OPENAI_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, { error: 'should be the bare key, without spaces or line ends' })
    .optional(),
  OPENAI_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'should be a web address, like http://localhost:11434/v1' })
    .refine((url) => !/\/(chat\/completions|completions|embeddings|responses)\/?$/.test(url), {
      error: 'should be the address above /chat/completions, like http://localhost:11434/v1',
    })
    .optional(),
  OPENAI_MODEL: z.string().optional(),
  OPENAI_EMBEDDING_MODEL: z.string().optional(),
  NETLIFY_AI_GATEWAY_BASE_URL: z.string().optional(),
  MODEL_FIRST_TOKEN_SECONDS: seconds(10),
  MODEL_IDLE_SECONDS: seconds(8),
  MODEL_TOTAL_SECONDS: seconds(45),
  MODEL_EMBEDDING_SECONDS: seconds(2),
  MODEL_CONTEXT_TOKENS: wholeNumber(2048, 8192),
  MODEL_DAILY_LIMIT: wholeNumber(0, 500),
  MODEL_CACHE_SECONDS: z.union([seconds(60, maxCacheSeconds), z.literal('0').transform(Number)], {
    error: `should be a number of seconds from 0 to ${maxCacheSeconds}, like 60`,
  }),
});

/**
 * Reads what the environment says about a model; undefined when it names none.
 * @throws SettingsError that names each wrong variable and what it should be; never a key
 */
export function readModelSettings(env: Record<string, string | undefined>): ModelSettings | undefined {
  const set = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
  if (!set['OPENAI_API_KEY'] && !set['OPENAI_BASE_URL']) return undefined;
  const result = Environment.safeParse(set);
  const faults = result.success
    ? []
    : result.error.issues.map(({ path, message }) => toFault(String(path[0]), set, message));
  if (!set['OPENAI_MODEL'] && !isServed(set)) {
    faults.push(
      `  OPENAI_MODEL is missing: name a model that the server at ${set['OPENAI_BASE_URL']} has, like llama3.1`,
    );
  }
  if (!result.success || faults.length > 0) {
    throw new SettingsError(['These environment variables for the model are wrong:', ...faults].join('\n'));
  }
  const { data } = result;
  return {
    // Servers in a local network want no key; the client wants some text.
    apiKey: data.OPENAI_API_KEY ?? 'none',
    // An empty value would mean the public address to the client.
    baseUrl: data.OPENAI_BASE_URL ?? publicBaseUrl,
    model: data.OPENAI_MODEL ?? defaultModel,
    ...(data.OPENAI_EMBEDDING_MODEL && { embeddingModel: data.OPENAI_EMBEDDING_MODEL }),
    deadlines: {
      firstToken: data.MODEL_FIRST_TOKEN_SECONDS * 1000,
      idle: data.MODEL_IDLE_SECONDS * 1000,
      total: data.MODEL_TOTAL_SECONDS * 1000,
      embedding: data.MODEL_EMBEDDING_SECONDS * 1000,
    },
    contextTokens: data.MODEL_CONTEXT_TOKENS,
    dailyLimit: data.MODEL_DAILY_LIMIT,
    cacheMilliseconds: data.MODEL_CACHE_SECONDS * 1000,
  };
}

/** Whether the address is one that is known to have the default model. */
function isServed({ OPENAI_BASE_URL: url, NETLIFY_AI_GATEWAY_BASE_URL: gateway }: Record<string, string>): boolean {
  if (!url || url.startsWith(publicBaseUrl)) return true;
  return url.includes('/.netlify/') || (gateway !== undefined && url.startsWith(gateway));
}

function toFault(name: string, env: Record<string, string>, message: string): string {
  const value = name === 'OPENAI_API_KEY' ? '' : ` is "${env[name]}":`;
  return `  ${name}${value} it ${message}`;
}
