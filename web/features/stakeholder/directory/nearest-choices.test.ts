import { describe, expect, it } from 'vitest';
import { readDirectoryState } from './directory-state.ts';
import { nearestChoices } from './nearest-choices.ts';

const value = (slug: string, count: number, selected = false) => ({
  value: slug,
  name: slug,
  name_kh: slug,
  count,
  selected,
});
const facets = [
  {
    key: 'sector',
    label: 'Sector',
    label_kh: 'វិស័យ',
    values: [value('agritech', 0, true), value('health', 2), value('energy', 0), value('fintech', 5)],
  },
  { key: 'province', label: 'Province', label_kh: 'ខេត្ត', values: [value('02', 9)] },
];

describe('choices near an empty list', () => {
  it('offers other values of the groups in use that would find something, most first', () => {
    const state = readDirectoryState(new URLSearchParams('sector=agritech'), 'startup');
    expect(nearestChoices(state, facets).map((one) => [one.key, one.value.value])).toEqual([
      ['sector', 'fintech'],
      ['sector', 'health'],
    ]);
  });

  it('offers nothing where no filter is chosen', () => {
    expect(nearestChoices(readDirectoryState(new URLSearchParams(), 'startup'), facets)).toEqual([]);
  });
});
