import { SettingsError } from './settings-error.ts';

/**
 * The address of the Redis or Valkey server that the environment names; undefined when it names none.
 * @throws SettingsError that says what it should be, without the value: it may hold a password
 */
export function readRedisUrl({ QUOTA_REDIS_URL }: Record<string, string | undefined>): string | undefined {
  const url = QUOTA_REDIS_URL?.trim();
  if (!url) return undefined;
  const fault = findFault(url);
  if (fault === undefined) return url;
  throw new SettingsError(
    [
      `QUOTA_REDIS_URL ${fault}.`,
      '  It should be the address of a Redis or Valkey server, like redis://localhost:6379, or with a password and',
      '  encryption rediss://default:password@host.example:6379. Leave it out to count in memory.',
    ].join('\n'),
  );
}

function findFault(url: string): string | undefined {
  if (!URL.canParse(url)) return 'is no address';
  const { protocol, hostname, pathname } = new URL(url);
  if (!/^rediss?:$/.test(protocol)) return `begins with ${protocol}//, not with redis:// or rediss://`;
  if (hostname === '') return 'names no host';
  if (!/^\/?\d*$/.test(pathname)) return 'ends with something other than the number of a database';
  return undefined;
}
