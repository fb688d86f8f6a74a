import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minorDigits } from '#shared/domain/currencies.ts';
import { parseMoney } from '#shared/rules/money.ts';
import { plainAmount, sameNamed } from './content.ts';
import { newestFirst, normalItem, type RoundItem, withConfirmations } from './items.ts';

const round = (more: Partial<RoundItem> = {}): RoundItem => ({
  id: 'a',
  announced_date: '2024-05-01',
  amount: 25_000_000,
  currency: 'USD',
  funding_type: 'seed',
  source_url: '',
  confirmed_by: 'investor',
  investors: [{ stakeholder_id: 'fund', name: 'Fund', confirmed: true }],
  ...more,
});

describe('an amount as it is typed (B.42)', () => {
  it('reads back as the same minor units in every currency', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000_000_000 }),
        fc.constantFrom('USD', 'KHR', 'JPY', 'KWD'),
        (minor, currency) => {
          const typed = plainAmount(minor, currency);
          expect(parseMoney(typed, currency)).toBe(minor);
          expect(typed.split('.')[1]?.length ?? 0).toBeLessThanOrEqual(minorDigits(currency));
        },
      ),
    );
  });
});

describe('a round as its owner changes it (4.017, 3.023)', () => {
  it('stays confirmed while its facts stay, and is stated anew when one changes', () => {
    const before = round();
    expect(withConfirmations(round({ source_url: 'https://a.example' }), before).confirmed_by).toBe(
      'investor',
    );
    for (const more of [
      { amount: 1 },
      { currency: 'KHR' },
      { announced_date: '2024-05-02' },
      { funding_type: 'series-a' },
    ]) {
      const after = withConfirmations(round(more), before);
      expect([after.confirmed_by, after.investors[0]?.confirmed]).toEqual(['owner', false]);
    }
  });

  it('cannot be confirmed by its owner: not by a new round, not by naming somebody else', () => {
    expect(withConfirmations(round(), undefined).confirmed_by).toBe('owner');
    const other = round({ investors: [{ stakeholder_id: 'else', name: 'Else', confirmed: true }] });
    expect(withConfirmations(other, round())).toMatchObject({
      confirmed_by: 'owner',
      investors: [{ confirmed: false }],
    });
  });

  it('falls back to stated when the investor who confirmed is taken off, but not what a document shows', () => {
    expect(withConfirmations(round({ investors: [] }), round()).confirmed_by).toBe('owner');
    const document = round({ confirmed_by: 'document' });
    expect(withConfirmations(round({ investors: [] }), document).confirmed_by).toBe('document');
  });

  it('says the same whether or not somebody has confirmed it, in any order of the store', () => {
    const stated = round({
      confirmed_by: 'owner',
      investors: [{ stakeholder_id: 'fund', name: 'Fund', confirmed: false }],
    });
    const second = round({ id: 'b', announced_date: '2025-01-01' });
    expect(sameNamed('funding_rounds', [round(), second], [second, stated])).toBe(true);
    expect(newestFirst([round(), second]).map(({ id }) => id)).toEqual(['b', 'a']);
  });
});

describe('an entry', () => {
  it('has the same shape from a row, from JSON in another order, and from a form', () => {
    const row = { position: 3, id: 'x', name: 'Ledger', stakeholder_id: 's', description: 'Of rice' };
    const json = { description: 'Of rice', name: 'Ledger', id: 'x', name_kh: '' };
    expect(JSON.stringify(normalItem('product', row))).toBe(JSON.stringify(normalItem('product', json)));
  });

  it('is a list of choices in any order, but a list of entries in its own', () => {
    expect(sameNamed('sector', ['a', 'b'], ['b', 'a'])).toBe(true);
    const [a, b] = ['a', 'b'].map((id) => normalItem('product', { id, name: id }));
    expect(sameNamed('product', [a!, b!], [b!, a!])).toBe(false);
  });
});
