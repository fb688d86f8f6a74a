import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareNames } from '#shared/khmer/collate.ts';
import { compareNumbers, type Names, nameKeys, setNames } from './name-orders.ts';
import { makeOrder } from './sort-order.ts';

const khmer = fc.string({
  unit: fc.constantFrom(...'កខគឃងចភពរស', 'ា', 'ិ', '្ក', ' ', '1', '9'),
  maxLength: 6,
});
const latin = fc.string({ unit: fc.constantFrom(...'aAbBéöz 129-'), maxLength: 6 });

describe('the order of names in the index', () => {
  it('is the order of every other list (ux 15)', () => {
    const named = fc.record({ name: latin, name_kh: fc.oneof(khmer, latin) });
    fc.assert(
      fc.property(
        fc.array(named, { minLength: 2, maxLength: 12 }),
        fc.constantFrom('en', 'km'),
        (all, language) => {
          const names: Names = { en: [], km: [] };
          for (const [number, { name, name_kh }] of all.entries()) setNames(names, number, name, name_kh);
          const ours = compareNumbers(names, language);
          const theirs = compareNames(language);
          for (const [a, one] of all.entries()) {
            for (const [b, other] of all.entries()) {
              expect(Math.sign(ours(a, b))).toBe(Math.sign(theirs(one, other)));
            }
          }
        },
      ),
    );
  });

  it.each([
    ['en', ['Angkor Farm', 'angkor Farms', 'Baray', 'Baray 2', 'Kdam Soft', 'Zebra']],
    ['km', ['ក្តាមសំបកទន់', 'ខៀវ សុភាព', 'ធានារ៉ាប់រង', 'បញ្ជីស្រូវ', 'សារ វិសាល', '']],
  ] as const)('is nearly that of their letters in %s, which is quicker to tell', async (language, sorted) => {
    const names: Names = { en: [], km: [] };
    for (const [number, name] of sorted.entries()) setNames(names, number, name, name);
    const numbers = [...sorted.keys()];
    const reversed = Uint32Array.from(numbers.toReversed());
    const roughly = await makeOrder(reversed, numbers.length, () => 0, nameKeys(names, language));
    expect(Array.from(roughly.sorted)).toEqual(numbers);
    expect(numbers.toReversed().sort(compareNumbers(names, language))).toEqual(numbers);
  });
});
