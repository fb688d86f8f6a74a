import { expect, it } from 'vitest';
import { drainSecondsOf } from './drain.ts';

const PORT = { host: '127.0.0.1', port: 3000 };
const HELD = { host: '127.0.0.1', fd: 3 };

it('a port of production closes some seconds after /readyz said so; one that systemd holds does not close, and a trial ends at once', () => {
  const none = { DRAIN_SECONDS: undefined };
  expect(drainSecondsOf({ ...none, production: true }, PORT)).toBeGreaterThanOrEqual(2);
  expect(drainSecondsOf({ ...none, production: true }, HELD)).toBe(0);
  expect(drainSecondsOf({ ...none, production: false }, PORT)).toBe(0);
  for (const place of [PORT, HELD])
    expect([0, 7].map((DRAIN_SECONDS) => drainSecondsOf({ DRAIN_SECONDS, production: true }, place))).toEqual(
      [0, 7],
    );
});
