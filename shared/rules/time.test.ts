import { describe, expect, it } from 'vitest';
import { parseTime, time } from './time.ts';

describe('a time of day', () => {
  it.each([
    ['9:00', '09:00'],
    ['14.30', '14:30'],
    ['១៤:០៥', '14:05'],
    [' 00:00 ', '00:00'],
    ['23:59:00', '23:59'],
  ])('%s is %s', (typed, read) => {
    expect(parseTime(typed)).toBe(read);
    expect(time(typed)).toBeNull();
  });

  it.each(['24:00', '9', '9:5', 'noon', '12:60', '2 pm'])('%s is refused', (typed) => {
    expect(time(typed)).toEqual({ key: 'time' });
  });

  it('may be left out', () => expect(time('')).toBeNull());
});
