import { expect, it } from 'vitest';
import { withPlacesSpelt } from './place-spelling.ts';

it.each([
  ['pnom penh', 'Phnom Penh'],
  ['phnompenh', 'Phnom Penh'],
  ['PhnomPenh', 'Phnom Penh'],
  ['phnum penh', 'Phnom Penh'],
  ['startup pnompen', 'startup Phnom Penh'],
  ['siemreap coffee', 'Siem Reap coffee'],
  ['siam reap', 'Siem Reap'],
  ['kompong cham', 'Kampong Cham'],
  ['batambang', 'Battambang'],
  ['kampongthom', 'Kampong Thom'],
  ['rattanakiri', 'Ratanakiri'],
])('%s is a spelling of %s', (typed, spelt) => {
  expect(withPlacesSpelt(typed)).toBe(spelt);
});

it.each(['phnom penh', 'Kampot', 'compete', 'cape', 'campus', 'kampong', 'smart', 'ភ្នំពេញ', 'penh', ''])(
  '%s stays as it is',
  (typed) => {
    expect(withPlacesSpelt(typed)).toBeNull();
  },
);
