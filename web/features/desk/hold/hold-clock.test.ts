import { describe, expect, it } from 'vitest';
import { secondsLeft } from './hold-clock.ts';

describe('the time in which a decision can be undone (B.20)', () => {
  const until = '2026-11-20T08:00:10.000Z';
  const at = (text: string) => Date.parse(text);

  it('counts whole seconds and never below none', () => {
    expect(secondsLeft(until, at('2026-11-20T08:00:00.000Z'))).toBe(10);
    expect(secondsLeft(until, at('2026-11-20T08:00:00.001Z'))).toBe(10);
    expect(secondsLeft(until, at('2026-11-20T08:00:09.999Z'))).toBe(1);
    expect(secondsLeft(until, at('2026-11-20T08:00:10.000Z'))).toBe(0);
    expect(secondsLeft(until, at('2026-11-20T09:00:00.000Z'))).toBe(0);
  });
});
