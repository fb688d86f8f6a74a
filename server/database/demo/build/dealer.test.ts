import { expect, it } from 'vitest';
import { createDealer } from './dealer.ts';

const LIST = ['a', 'b', 'c', 'd', 'e'];

it('deals all of a list before any comes again, and none twice in one hand', () => {
  const { deal } = createDealer('test');
  const hands = Array.from({ length: 50 }, () => deal('one', LIST, 2));
  for (const hand of hands) expect(new Set(hand).size).toBe(2);
  for (const card of LIST) expect(hands.flat().filter((one) => one === card).length).toBe(20);
});

it('keeps piles apart and is the same for the same seed', () => {
  const [first, second] = [createDealer('same'), createDealer('same')];
  expect(first.deal('x', LIST, 3)).toEqual(second.deal('x', LIST, 3));
  expect(first.deal('y', LIST, 5).toSorted()).toEqual(LIST);
});

it('gives the whole list when more is asked for', () => {
  expect(createDealer('test').deal('one', LIST, 9).toSorted()).toEqual(LIST);
});
