import { z } from 'zod';
import { chatPolicy, jobAnalysisPolicy } from '#core/contract/quota.ts';
import type { QuotaPolicies } from '#core/quota/quota.ts';
import { toPort, toSiteUrl } from '#core/site.ts';
import { SettingsError } from './settings-error.ts';
import { wholeNumber } from './whole-number.ts';

export interface Settings {
  siteUrl: string;
  /** Netlify's names of this deployment beside the site's own: the site itself, a preview, one deploy. */
  otherHosts: string[];
  policies: QuotaPolicies;
}

const Environment = z.object({
  CHAT_LIMIT: wholeNumber(0, chatPolicy.limit),
  CHAT_WINDOW_SECONDS: wholeNumber(1, chatPolicy.windowSeconds),
  JOB_ANALYSIS_LIMIT: wholeNumber(0, jobAnalysisPolicy.limit),
});

/**
 * Reads what the environment says about the site and its limits.
 * @throws SettingsError that names each wrong variable and what it should be.
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const result = Environment.safeParse(set);
  if (!result.success) {
    const faults = result.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      return `  ${name} is "${env[name]}": it ${message}`;
    });
    throw new SettingsError(['These environment variables are wrong:', ...faults].join('\n'));
  }
  const { CHAT_LIMIT, CHAT_WINDOW_SECONDS, JOB_ANALYSIS_LIMIT } = result.data;
  return {
    siteUrl: checked(() => toSiteUrl(env)),
    otherHosts: ['URL', 'DEPLOY_PRIME_URL', 'DEPLOY_URL'].flatMap((name) => {
      const url = env[name] ?? '';
      return URL.canParse(url) ? [new URL(url).hostname] : [];
    }),
    policies: {
      chat: { ...chatPolicy, limit: CHAT_LIMIT, windowSeconds: CHAT_WINDOW_SECONDS },
      jobAnalysis: { ...jobAnalysisPolicy, limit: JOB_ANALYSIS_LIMIT },
    },
  };
}

/**
 * Where the local server listens.
 * @throws SettingsError when `PORT` is no port
 */
export function readPort(env: Record<string, string | undefined>): number {
  return checked(() => toPort(env));
}

function checked<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new SettingsError((error as Error).message);
  }
}
