import { describe, expect, it } from 'vitest';
import type { KeepsText } from '#web/lib/device-storage.ts';
import { problemsOfBio } from './bio-problems.ts';
import { BIO_NAMES, type BioValues, changedBio, changesOf, readBio } from './bio-values.ts';
import { keepBio, readKeptBio } from './kept-bio.ts';

const empty = Object.fromEntries(BIO_NAMES.map((name) => [name, ''])) as BioValues;
const before: BioValues = { ...empty, calling_code: '855', gender: 'not_specified' };

function storage(): () => KeepsText {
  const texts = new Map<string, string>();
  return () => ({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
  });
}

describe('what is sent of the bio (3.030)', () => {
  it('is only what changed, links and visibility in their groups', () => {
    const now = {
      ...before,
      first_name_kh: 'សុភា',
      languages: 'km en',
      'links.x': 'https://x.com/sophea',
      'visibility.bio': 'nobody',
    };
    expect(changesOf(before, now)).toEqual({
      first_name_kh: 'សុភា',
      languages: ['km', 'en'],
      links: { x: 'https://x.com/sophea' },
      visibility: { bio: 'nobody' },
    });
    expect(changesOf(now, now)).toEqual({});
  });

  it.each([
    ['012 345 678', '855', '+85512345678'],
    ['0612345678', '33', '+33612345678'],
    ['12', '855', '12'],
  ])('has the phone with its country: %s, +%s', (phone, calling_code, sent) => {
    expect(changesOf(before, { ...before, phone, calling_code })).toEqual({ phone: sent });
  });

  it('has no phone when only the country was chosen, and an empty one when it was removed', () => {
    expect(changesOf(before, { ...before, calling_code: '33' })).toEqual({});
    expect(changesOf({ ...before, phone: '012 345 678' }, before)).toEqual({ phone: '' });
  });

  it('is read from a form as typed, each language once', () => {
    const form = new FormData();
    for (const code of ['km', 'en', 'km', '']) form.append('languages', code);
    form.set('bio', 'One\r\nTwo');
    form.set('date_of_birth.day', '12');
    expect(changedBio(empty, readBio(form))).toEqual({
      languages: 'km en',
      bio: 'One\nTwo',
      date_of_birth: '12//',
    });
  });
});

describe('what the rules say of it', () => {
  it('accepts an empty bio', () => expect(problemsOfBio(before)).toEqual({}));

  it.each([
    ['first_name', 'សុភា', 'latin_name'],
    ['first_name_kh', 'Sophea', 'khmer_name'],
    ['phone', '12', 'phone.short'],
    ['date_of_birth', '12//', 'date'],
    ['date_of_birth', '1/1/2999', 'date_not_future'],
    ['links.website', 'no address', 'url.short'],
    ['links.linkedin', 'https://linkedin.com.evil.example/in/x', 'social.linkedin'],
    ['links.facebook', 'http://facebook.com/sophea', 'social.facebook'],
    ['links.x', 'https://example.com/sophea', 'social.x'],
    ['links.youtube', 'https://youtube.com', 'social.youtube'],
    ['links.telegram', 'https://t.me.evil.example/sophea', 'social.telegram'],
    ['bio_kh', 'ក'.repeat(2_001), 'max_length'],
  ] as const)('refuses %s: %s, by its own rule', (name, value, key) => {
    expect(problemsOfBio({ ...before, [name]: value })).toEqual({ [name]: expect.objectContaining({ key }) });
  });
});

describe('what a device keeps of it (UX 16)', () => {
  it('comes back to the same person', () => {
    const device = storage();
    keepBio('a', { bio: 'I weave.' }, '2026-11-20T10:00:00Z', device);
    expect(readKeptBio('a', device)).toEqual({ at: '2026-11-20T10:00:00Z', changed: { bio: 'I weave.' } });
    keepBio('a', {}, '', device);
    expect(readKeptBio('a', device)).toBeNull();
  });

  it('is forgotten when somebody else comes', () => {
    const device = storage();
    keepBio('a', { bio: 'I weave.' }, '2026-11-20T10:00:00Z', device);
    expect(readKeptBio('b', device)).toBeNull();
    expect(readKeptBio('a', device)).toBeNull();
  });

  it.each(['', 'null', '[]', '{', '{"person":"a","at":"x","changed":{"bio":5,"evil":"x"}}'])(
    'reads nothing from %j',
    (text) => {
      const device = storage();
      device().setItem('phum:bio', text);
      expect(readKeptBio('a', device)).toBeNull();
    },
  );
});
