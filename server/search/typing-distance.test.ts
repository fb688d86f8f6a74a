import { expect, it } from 'vitest';
import { nearestNumber, typingDistance } from './typing-distance.ts';

it.each([
  ['ledger', 'ledger', 0],
  ['legder', 'ledger', 1],
  ['legder', 'leader', 1],
  ['leger', 'ledger', 1],
  ['leddger', 'ledger', 1],
  ['kingfihser', 'kingfisher', 1],
  ['accelertaor', 'accelerator', 1],
  ['bamk', 'bank', 1],
  ['abc', 'cab', 2],
  ['', 'abc', 3],
  ['abc', '', 3],
])('%s and %s are %i errors apart', (typed, meant, errors) => {
  expect(typingDistance(typed, meant)).toBe(errors);
  expect(typingDistance(meant, typed)).toBe(errors);
});

it.each([
  ['rsefugee', 'refugees', 'refugee', 1],
  ['refugees', 'refugees', 'refugees', 0],
  ['glas', 'glass', 'glass', 1],
  ['emple', 'employ', 'employ', 2],
])('%s is nearest to %s as %s, %i errors apart', (typed, meant, text, errors) => {
  expect(nearestNumber(typed, meant)).toEqual({ text, errors });
});
