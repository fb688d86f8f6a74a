import { beforeEach, expect, it, vi } from 'vitest';
import { tellWaiting } from './tell-waiting.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it('a start that takes longer than a moment says what it waits for, within two seconds, and each further step', () => {
  const said: string[] = [];
  const waiting = tellWaiting((line) => void said.push(line));
  waiting.for('the pages');
  waiting.for('the database');
  vi.advanceTimersByTime(2000);
  expect(said).toEqual(['Waiting for the database …']);
  waiting.for('the server');
  expect(said.at(-1)).toBe('Waiting for the server …');
});

it('a quick one says nothing', () => {
  const said: string[] = [];
  const waiting = tellWaiting((line) => void said.push(line));
  waiting.for('the pages');
  waiting.done();
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual([]);
});
