import { ModelFailure, type ModelFailureReason } from './model.ts';

/** How long a model may take, in milliseconds. */
export interface Deadlines {
  /** Until the first sign of life. */
  firstToken: number;
  /** Between two signs of life: the client's own timeout does not see a body that stalls. */
  idle: number;
  /** For everything, retrieval included; below the platform's 60 s. */
  total: number;
}

/**
 * A stream that is aborted when it is too slow or when its caller leaves. It never waits for a stream that ignores its
 * signal.
 * @throws ModelFailure for a missed deadline
 * @throws the signal's reason when the caller left
 */
export async function* withDeadlines<T>(
  open: (signal: AbortSignal) => AsyncIterable<T>,
  { firstToken, idle, total }: Deadlines,
  signal: AbortSignal,
): AsyncGenerator<T, void> {
  const upstream = new AbortController();
  const pieces = open(upstream.signal)[Symbol.asyncIterator]();
  const started = performance.now();
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  stopped.catch(() => {});
  const stop = (reason: unknown) => {
    reject(reason);
    upstream.abort(reason);
  };
  const onLeave = () => stop(signal.reason);
  signal.addEventListener('abort', onLeave, { once: true });
  if (signal.aborted) onLeave();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const arm = (milliseconds: number, reason: ModelFailureReason) => {
    const left = total - (performance.now() - started);
    const [delay, name] = left < milliseconds ? ([left, 'total_timeout'] as const) : ([milliseconds, reason] as const);
    clearTimeout(timer);
    timer = setTimeout(() => stop(new ModelFailure(name)), Math.max(0, delay));
  };
  try {
    arm(firstToken, 'first_token_timeout');
    for (;;) {
      const next = await Promise.race([pieces.next(), stopped]);
      if (next.done) return;
      yield next.value;
      arm(idle, 'idle_timeout');
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onLeave);
    upstream.abort(new ModelFailure('cut'));
    // Not awaited: a stalled stream may never come back.
    pieces.return?.().then(undefined, () => {});
  }
}

/** The value in time, else undefined; what it was for is aborted. */
export async function withinTime<T>(
  run: (signal: AbortSignal) => Promise<T>,
  milliseconds: number,
  signal: AbortSignal,
): Promise<T | undefined> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]);
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  limit.addEventListener('abort', () => resolve(undefined), { once: true });
  const running = run(limit);
  running.catch(() => {});
  return Promise.race([running, late]);
}
