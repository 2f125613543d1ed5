import type { Redis as Client } from 'ioredis';

/** A Redis or Valkey server that may be away. */
export interface Redis {
  /** What the server answers to a command; undefined while it cannot be asked, and never later than its patience. */
  ask: <T>(command: (client: Client) => Promise<T>) => Promise<T | undefined>;
  close: () => void;
}

export interface RedisOptions {
  url: string;
  /** Told once when the server is lost and once when it is back. */
  warn: (message: string) => void;
  /** Longest that a request waits for the server, connecting included. */
  patienceMilliseconds?: number;
  /** How long a server that failed is left alone, so that not every request waits for it. */
  pauseMilliseconds?: number;
  now?: () => number;
}

/**
 * One kept connection, opened by the first command. Nothing is queued and nothing runs in the background: a command
 * that cannot be sent is given up, and the next one after the pause tries a new connection.
 */
export function openRedis({
  url,
  warn,
  patienceMilliseconds = 1000,
  pauseMilliseconds = 5000,
  now = Date.now,
}: RedisOptions): Redis {
  let connection: Promise<Client> | undefined;
  let askAgainAt = 0;
  let isLost = false;
  return { ask, close };

  async function ask<T>(command: (client: Client) => Promise<T>): Promise<T | undefined> {
    if (now() < askAgainAt) return undefined;
    // While the server is lost one request at a time finds out whether it is back.
    if (isLost) askAgainAt = now() + pauseMilliseconds;
    try {
      const answer = await inTime(attempt(command), patienceMilliseconds);
      if (isLost) warn('The server of QUOTA_REDIS_URL answers again: quotas are counted there.');
      isLost = false;
      askAgainAt = 0;
      return answer;
    } catch (error) {
      close();
      askAgainAt = now() + pauseMilliseconds;
      if (!isLost)
        warn(`The server of QUOTA_REDIS_URL fails (${toReason(error)}): counting in memory until it answers.`);
      isLost = true;
      return undefined;
    }
  }

  async function attempt<T>(command: (client: Client) => Promise<T>): Promise<T> {
    const isKept = connection !== undefined;
    const client = await open();
    try {
      return await command(client);
    } catch (error) {
      if (!isKept || client.status === 'ready') throw error;
      // The server had hung up on a connection that lay idle, or the process was frozen meanwhile.
      return command(await open());
    }
  }

  function open(): Promise<Client> {
    if (connection) return connection;
    const opening = connect();
    connection = opening;
    const forget = () => {
      if (connection === opening) connection = undefined;
    };
    opening.then((client) => client.once('close', forget), forget);
    return opening;
  }

  /** The client is loaded here: a site without QUOTA_REDIS_URL never pays for it. */
  async function connect(): Promise<Client> {
    const { Redis: RedisClient } = await import('ioredis');
    const client = new RedisClient(url, {
      lazyConnect: true,
      connectTimeout: patienceMilliseconds,
      commandTimeout: patienceMilliseconds,
      enableOfflineQueue: false,
      retryStrategy: () => null,
      autoResendUnfulfilledCommands: false,
    });
    let reason: unknown;
    // The client says why on its own event, and only that it is closed on its promise.
    client.on('error', (error) => (reason = error));
    await client.connect().catch((error: unknown) => {
      throw reason ?? error;
    });
    return client;
  }

  function close(): void {
    connection?.then(
      (client) => client.disconnect(),
      () => {},
    );
    connection = undefined;
  }
}

async function inTime<T>(running: Promise<T>, milliseconds: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer in ${milliseconds} ms`)), milliseconds);
  try {
    return await Promise.race([running, late.promise]);
  } finally {
    clearTimeout(timer);
    running.catch(() => {});
  }
}

function toReason(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  return message || code || String(error);
}
