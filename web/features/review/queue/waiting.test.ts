import { describe, expect, it } from 'vitest';
import { promiseOf, WAITING_THREADS, waitingThreads } from './waiting.ts';

const now = '2026-11-20T08:00:00Z';

describe('how long a request waits (B.20)', () => {
  it('draws a thread for eight hours, at least one and at most all', () => {
    expect(waitingThreads('2026-11-20T07:59:00Z', now)).toBe(1);
    expect(waitingThreads('2026-11-19T08:00:00Z', now)).toBe(3);
    expect(waitingThreads('2026-11-16T08:00:00Z', now)).toBe(12);
    expect(waitingThreads('2026-01-01T08:00:00Z', now)).toBe(WAITING_THREADS);
    expect(waitingThreads('2026-11-21T08:00:00Z', now)).toBe(1);
  });

  it('knows the promised day by the calendar of Phnom Penh', () => {
    expect(promiseOf(null, now)).toBeNull();
    expect(promiseOf('2026-11-19', now)).toBe('late');
    expect(promiseOf('2026-11-20', now)).toBe('today');
    expect(promiseOf('2026-11-21', now)).toBe('later');
    expect(promiseOf('2026-11-20', '2026-11-20T17:30:00Z')).toBe('late');
  });
});
