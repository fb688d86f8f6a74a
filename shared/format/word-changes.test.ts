import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryChanges, listChanges, type TextPart, wordChanges } from './word-changes.ts';

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

const KHMER = ['ស្រូវ', 'អង្ករ', 'ភ្នំពេញ', 'សហគមន៍', 'ដំណាំ', '\u200B', '។', ' ', '\n'];
const LATIN = ['rice', 'Mill', 'of', 'the', 'river', ',', '.', ' ', '\n\n', '12'];
const text = fc.array(fc.constantFrom(...KHMER, ...LATIN), { maxLength: 30 }).map((parts) => parts.join(''));
const whole = (parts: readonly TextPart[]) => parts.map((part) => part.text).join('');

describe('differences put together again', () => {
  it('give the old and the new text, paragraphs kept, in both scripts', () => {
    fc.assert(
      fc.property(text, text, (was, now) => {
        const change = wordChanges(was, now);
        if (!change) return;
        expect([whole(change.was), whole(change.now)]).toEqual([was, now]);
        // What is not marked is the same in both.
        const kept = (parts: readonly TextPart[]) =>
          whole(parts.filter((part) => !part.changed)).replaceAll(/\s/g, '');
        expect(kept(change.was)).toBe(kept(change.now));
      }),
    );
  });

  it('give the entries of both lists, each once', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 6 }), fc.array(text, { maxLength: 6 }), (was, now) => {
        const change = entryChanges(was, now);
        expect([change.was.map(whole), change.now.map(whole)]).toEqual([was, now]);
      }),
    );
  });
});

it('of a product that changed only the words that are others are marked', () => {
  const change = entryChanges(
    ['Leaf box · one box a day', 'Tray'],
    ['Leaf box · two boxes a day', 'Tray', 'Sterile lid for hospitals'],
  );
  expect([changed(change.was[0]), changed(change.now[0])]).toEqual([['one box'], ['two boxes']]);
  expect([changed(change.now[1]), changed(change.now[2])]).toEqual([[], ['Sterile lid for hospitals']]);
});
