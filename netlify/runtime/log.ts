import type { LogEntry } from '#core/api/context.ts';

/** Writes a log entry as one line of JSON. */
export function writeLog(entry: LogEntry): void {
  console.log(JSON.stringify(entry));
}
