import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askForRelease } from './ask-for-release.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks for a new release while somebody goes from page to page, once an hour, also after a lost line', () => {
  const update = vi.fn(() => Promise.reject(new TypeError('no line')));
  const seen = askForRelease(update);
  seen();
  expect(update).not.toHaveBeenCalled();
  for (let hour = 1; hour <= 3; hour += 1) {
    vi.advanceTimersByTime(3_600_000);
    seen();
    seen();
    expect(update).toHaveBeenCalledTimes(hour);
  }
});
