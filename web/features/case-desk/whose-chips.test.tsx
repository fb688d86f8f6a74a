import { expect, it } from 'vitest';
import { nextWhose } from './whose-chips.tsx';

it('each choice of whose cases are listed takes the place of the other, and is taken away by itself', () => {
  expect(nextWhose([], ['mine'])).toEqual(['mine']);
  expect(nextWhose(['mine'], ['mine'])).toEqual([]);
  expect(nextWhose(['mine'], ['mine', 'unassigned'])).toEqual(['mine', 'unassigned']);
});
