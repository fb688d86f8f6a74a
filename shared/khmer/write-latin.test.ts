import { describe, expect, it } from 'vitest';
import { FAMILY_NAMES, MEN, WOMEN } from '#server/database/demo/content/person-names.ts';
import { latinName } from '../rules/names.ts';
import { writeLatin } from './write-latin.ts';

const NAMES = [...FAMILY_NAMES, ...MEN, ...WOMEN];
const person = (khmer: string) => writeLatin(khmer, { isPerson: true });

/** How many letters are added, left out or replaced between two words. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const now = [at + 1];
    for (const [to, own] of [...other].entries())
      now.push(Math.min(row[to + 1]! + 1, now[to]! + 1, row[to]! + (letter === own ? 0 : 1)));
    row = now;
  }
  return row.at(-1)!;
}

describe('a Khmer name in Latin letters', () => {
  it('is written as people write such names, or nearly', () => {
    expect(person('ហេង ពិសិដ្ឋ')).toBe('Heng Piseth');
    expect(person('សួន សុវណ្ណារ៉ា')).toBe('Suon Sovannara');
    expect(person('កែវ រតនា')).toBe('Keo Ratana');
    const far = NAMES.filter(
      ([latin, khmer]) => distance(person(khmer).toLowerCase(), latin.toLowerCase()) > 1,
    );
    const same = NAMES.filter(([latin, khmer]) => person(khmer) === latin);
    expect(same.length / NAMES.length).toBeGreaterThan(0.7);
    expect(far.length / NAMES.length, far.join(' ')).toBeLessThan(0.12);
  });

  it('is one that the form takes (5.014)', () => {
    for (const [, khmer] of NAMES) expect(latinName(person(khmer)), khmer).toBeNull();
  });

  it('is cut into words for an organisation', () => {
    expect(writeLatin('បណ្តាញភូមិ', { isPerson: false })).toMatch(/^Bantanh ?[Pp]houm$/);
  });

  it('is nothing for what is not Khmer, and soon there for what is long', () => {
    expect(person('')).toBe('');
    expect(person('Loom ក')).toBe('');
    expect(person('្់')).toBe('');
    expect(person('ក្ក'.repeat(2_000)).length).toBeGreaterThan(2_000);
  });
});
