import { Writable } from 'node:stream';
import { inspect } from 'node:util';
import { type Logger, pino } from 'pino';
import { vi } from 'vitest';

/** What the server complains of: its log from `error` up, and whatever is printed past it. */
export interface FaultLog {
  log: Logger;
  /** What has come since it was last asked. */
  take(): string[];
}

export function logOfFaults(): FaultLog {
  let lines: string[] = [];
  const keep = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk).slice(0, 2_000));
      done();
    },
  });
  vi.spyOn(console, 'error').mockImplementation((...parts) => {
    lines.push(
      parts
        .map((part) => inspect(part))
        .join(' ')
        .slice(0, 2_000),
    );
  });
  return {
    log: pino({ level: 'error' }, keep),
    take() {
      const taken = lines;
      lines = [];
      return taken;
    },
  };
}
