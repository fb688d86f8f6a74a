import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listChanges, type TextPart, wordChanges } from './word-changes.ts';

const changed = (parts: readonly TextPart[] | undefined) =>
  parts?.filter((part) => part.changed).map(({ text }) => text);

describe('what changed in a text', () => {
  it('is the words alone, in both scripts', () => {
    const english = wordChanges('We sell rice to small shops.', 'We sell fresh rice to large shops.');
    expect([changed(english?.was), changed(english?.now)]).toEqual([['small'], ['fresh', 'large']]);
    const khmer = wordChanges('យើងលក់អង្ករ នៅភ្នំពេញ', 'យើងលក់អង្ករ នៅកំពត');
    expect(changed(khmer?.was)?.join('')).toContain('ភ្នំពេញ');
    expect(changed(khmer?.was)?.join('')).not.toContain('អង្ករ');
  });

  it('is the whole where next to nothing stayed', () => {
    expect(wordChanges('A map of wells', 'ផែនទីអណ្តូង')).toBeNull();
  });

  it('loses no letter, and marks the same text nowhere', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (was, now) => {
        const change = wordChanges(was, now);
        const whole = (parts: readonly TextPart[]) => parts.map(({ text }) => text).join('');
        if (change) expect([whole(change.was), whole(change.now)]).toEqual([was, now]);
        const same = wordChanges(was, was);
        expect(same?.now.some((part) => part.changed) ?? false).toBe(false);
      }),
    );
  });
});

it('of a list the entries that came or went are marked, not the others', () => {
  expect(listChanges(['Map', 'Filter'], ['Map', 'Pump', 'Filter'])).toEqual({
    was: [
      { text: 'Map', changed: false },
      { text: 'Filter', changed: false },
    ],
    now: [
      { text: 'Map', changed: false },
      { text: 'Pump', changed: true },
      { text: 'Filter', changed: false },
    ],
  });
});
