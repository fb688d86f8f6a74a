import { describe, expect, it } from 'vitest';
import { median, percentile } from './statistics.ts';

describe('median', () => {
  it('is the middle of the sorted values, whatever their order', () => {
    expect(median([30, 1, 4])).toBe(4);
    expect(median([8, 1, 4, 100])).toBe(6);
    expect(median([])).toBeNaN();
  });
});

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

  it('is a measured value that the given share does not pass', () => {
    expect(percentile(hundred, 0.5)).toBe(50);
    expect(percentile(hundred, 0.95)).toBe(95);
    expect(percentile(hundred, 1)).toBe(100);
    expect(percentile([7], 0.95)).toBe(7);
    expect(percentile([], 0.5)).toBeNaN();
  });
});
