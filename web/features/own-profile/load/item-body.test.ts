import { describe, expect, it } from 'vitest';
import { mergedInvestors } from './item-body.ts';

const named = (...names: string[]) => names.map((name) => ({ name, stakeholder_id: null }));

describe('investors of a round that two people change at once (UX 32)', () => {
  it('keeps what either added, and leaves out what either took off', () => {
    const shown = ['Mekong Seed', 'Angkor Fund'];
    const mine = named('Mekong Seed', 'Tonle Angels');
    const now = named('Mekong Seed', 'Angkor Fund', 'Bayon Capital');
    expect(mergedInvestors(shown, mine, now).map(({ name }) => name)).toEqual([
      'Mekong Seed',
      'Bayon Capital',
      'Tonle Angels',
    ]);
  });

  it('leaves the list of the other as it is where nothing was typed', () => {
    const now = named('Angkor Fund');
    expect(mergedInvestors(['Mekong Seed'], named('Mekong Seed'), now)).toEqual(now);
  });
});
