/** One answer of the site, with its whole body. */
export interface Fetched {
  status: number;
  headers: Headers;
  body: string;
  /** How many redirects led to it. */
  redirects: number;
}

/** What the doctor asked and what it got. Checks read this and nothing else. */
export interface Snapshot {
  /** Origin of the site, without a trailing slash. */
  url: string;
  answers: Map<string, Fetched>;
}

export interface Probe {
  method?: 'GET' | 'HEAD' | 'POST' | 'DELETE';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Finds problems in a snapshot; none means that the check passes. */
export interface Check {
  id: string;
  title: string;
  find: (site: Snapshot) => string[] | Promise<string[]>;
}

const nothing: Fetched = { status: 0, headers: new Headers(), body: '', redirects: 0 };

/** The answer to a probe; one that was never asked or never came has status 0. */
export function answerTo(site: Snapshot, probe: Probe | string): Fetched {
  return site.answers.get(toKey(typeof probe === 'string' ? { path: probe } : probe)) ?? nothing;
}

/** Name of a probe in the snapshot. */
export function toKey({ method = 'GET', path, headers = {}, body = '' }: Probe): string {
  return [method, path, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), body].join(' ');
}

/** Asks one thing after the other: the order matters to the cache probes, and a small site is not flooded. */
export async function takeSnapshot(url: string, probes: Probe[]): Promise<Snapshot> {
  const answers = new Map<string, Fetched>();
  for (const probe of probes) answers.set(toKey(probe), await read(url, probe));
  return { url, answers };
}

async function read(url: string, { method = 'GET', path, headers = {}, body }: Probe): Promise<Fetched> {
  let address = new URL(path, url);
  for (let redirects = 0; ; redirects += 1) {
    const response = await fetch(address, {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
      ...(body !== undefined && { body }),
    }).catch((error: unknown) => {
      throw new Error(`${address.href} gives no answer: ${toReason(error)}`, { cause: error });
    });
    const location = response.headers.get('Location');
    if (response.status < 300 || response.status > 399 || response.status === 304 || !location || redirects === 5) {
      return { status: response.status, headers: response.headers, body: await response.text(), redirects };
    }
    address = new URL(location, address);
  }
}

/** What kept `fetch` from an answer: "fetch failed" says nothing, and its cause may have no message but a code. */
function toReason(error: unknown): string {
  const { message, cause } = error as Error;
  const { code, message: inner } = (cause ?? {}) as NodeJS.ErrnoException;
  return code ?? (inner || message);
}
