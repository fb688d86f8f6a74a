import { expect, it } from 'vitest';
import { everyNight } from './every-night.ts';

it('jobs of the night are done at night in whatever country the site serves', () => {
  expect(everyNight(5, 420)).toBe('5 17 * * *');
  expect(everyNight(77, 420)).toBe('17 18 * * *');
  expect(everyNight(5, 330)).toBe('35 18 * * *');
  expect(everyNight(5, 0)).toBe('5 0 * * *');
  expect(everyNight(30, -180)).toBe('30 3 * * *');
});
