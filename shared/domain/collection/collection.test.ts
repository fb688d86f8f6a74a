import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalog, translate } from '#shared/i18n/catalog.ts';
import type { TextKey } from '#shared/i18n/keys.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { changedFields, cleanValues, emptyValues, titleIn } from './clean-record.ts';
import { type Collection, fieldsOf, sortableOf } from './collection.ts';
import { optionKey } from './collection-field.ts';
import { RECORD_STATES, stateOf, statesOf, verbsOf } from './collection-state.ts';
import { completenessOf } from './completeness.ts';
import { diffWords } from './diff-words.ts';
import { COLLECTIONS, findCollection } from './index.ts';
import { localMoment, parseMoment } from './moment.ts';
import { slugOf, slugRule } from './slug.ts';
import { missingFields, validateRecord } from './validate-record.ts';

const each = COLLECTIONS.map((one) => [one.name, one] as const);

describe.each(each)('%s as data', (_name, collection: Collection) => {
  const fields = fieldsOf(collection);
  const names = fields.map(({ name }) => name);

  it('has every text in both languages', () => {
    const keys: TextKey[] = [
      collection.singularKey,
      collection.pluralKey,
      collection.aboutKey,
      `collection-fields:sections.${collection.section}`,
      ...collection.groups.map(({ titleKey }) => titleKey),
      ...fields.flatMap((field) => [
        field.labelKey,
        ...(field.hintKey ? [field.hintKey] : []),
        ...field.options.map((value) => optionKey(field, value)),
      ]),
    ];
    for (const language of LANGUAGES)
      for (const key of keys) {
        const text = translate(language, key, { n: 1, size: 1 });
        expect([language, key, text.length > 0 && !text.includes('collection-fields')]).toEqual([
          language,
          key,
          true,
        ]);
      }
  });

  it('hangs together', () => {
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining([collection.title, `${collection.title}_kh`]));
    expect(names).toEqual(expect.arrayContaining([...collection.searchIn]));
    expect(sortableOf(collection)).toContain(collection.order.replace(/^-/, ''));
    for (const field of fields) {
      if (field.twin) expect(fields.find(({ name }) => name === field.twin)?.twin).toBe(field.name);
      if (field.alt) expect(names).toEqual(expect.arrayContaining([...field.alt]));
      for (const other of [field.when?.field, field.targetField, field.currencyField])
        if (other) expect(names).toContain(other);
    }
  });

  it('refuses a record with nothing in it, and says what is missing', () => {
    for (const language of LANGUAGES) {
      const needed = fields.flatMap(({ name, required, when, twin, lang }) => {
        const asked = required === 'draft' && !when && (!twin || lang === language);
        return asked && !emptyValues(collection)[name] ? [name] : [];
      });
      const problems = validateRecord(collection, emptyValues(collection), { publication: false, language });
      expect(Object.keys(problems)).toEqual(needed);
      expect(missingFields(collection, {}, language)).toEqual(expect.arrayContaining(needed));
    }
  });

  it('takes every text in one language alone, also to be published (1.001)', () => {
    for (const language of LANGUAGES) {
      const written = language === 'km' ? 'អត្ថបទជាភាសាខ្មែរ' : 'A text in English';
      const texts = fields.filter(({ lang, twin }) => lang === language && twin);
      const values = Object.fromEntries(texts.map(({ name }) => [name, written]));
      const problems = validateRecord(collection, values, { publication: true });
      const bilingual = fields.filter(({ twin }) => twin).map(({ name }) => name);
      expect(bilingual.filter((name) => problems[name])).toEqual([]);
      expect(missingFields(collection, values).filter((name) => bilingual.includes(name))).toEqual([]);
      expect(titleIn(collection, values)).toBe(written);
    }
  });

  it('cleans values to what it would clean them to again, whatever comes', () => {
    const value = fc.oneof(
      fc.string(),
      fc.array(fc.string(), { maxLength: 4 }),
      fc.constant(null),
      fc.integer(),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names, 'constructor', '__proto__'), value), (raw) => {
        const once = cleanValues(collection, raw);
        expect(cleanValues(collection, once)).toEqual(once);
        expect(names).toEqual(expect.arrayContaining(Object.keys(once)));
        validateRecord(collection, once, { publication: true });
        const { en, km } = completenessOf(collection, once);
        expect([en.total, en.filled <= en.total, km.filled <= km.total]).toEqual([km.total, true, true]);
      }),
      { numRuns: 60 },
    );
  });

  it('finds exactly the fields that say something else', () => {
    const values = fc.record(Object.fromEntries(names.map((name) => [name, fc.constantFrom('', 'a', 'b')])));
    fc.assert(
      fc.property(values, values, (one, other) => {
        expect(changedFields(collection, one, other)).toEqual(
          names.filter((name) => one[name] !== other[name]),
        );
        expect(changedFields(collection, one, one)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});

describe('the states of a record', () => {
  const now = new Date('2026-11-21T00:00:00Z');
  it.each([
    [{ status: 'approved', published_at: null, deleted_at: null }, 'published'],
    [{ status: 'approved', published_at: new Date('2026-11-22'), deleted_at: null }, 'scheduled'],
    [{ status: 'approved', published_at: now, deleted_at: null }, 'published'],
    [{ status: 'draft', published_at: null, deleted_at: null }, 'draft'],
    [{ status: 'returned', published_at: null, deleted_at: null }, 'draft'],
    [{ status: 'archived', published_at: null, deleted_at: null }, 'archived'],
    [{ status: 'approved', published_at: null, deleted_at: now }, 'bin'],
    [{ deleted_at: null }, 'published'],
  ] as const)('%o is %s', (row, state) => {
    expect(stateOf(row as never, now)).toBe(state);
  });

  it('have texts and verbs; only the bin leads back', () => {
    for (const state of RECORD_STATES) expect(catalog.km['collection-fields']?.states).toHaveProperty(state);
    const post = findCollection('post')!;
    for (const state of statesOf(post)) expect(verbsOf(post, state).length).toBeGreaterThan(0);
    expect(verbsOf(post, 'bin')).toEqual(['restore']);
    expect(verbsOf(findCollection('province')!, 'published')).toEqual([]);
    expect(verbsOf(findCollection('sector')!, 'published')).toEqual(['delete']);
  });
});

describe('values', () => {
  const event = findCollection('event')!;

  it('name a choice once, whatever spaces stand around it', () => {
    const program = findCollection('program')!;
    expect(cleanValues(program, { stages: [' idea', 'idea', 'growth '] }).stages).toEqual(['idea', 'growth']);
  });

  it('reads moments as the clock in Phnom Penh shows them', () => {
    for (const typed of ['2026-11-23T14:30', '23/11/2026 14:30', '២៣/១១/២០២៦ ១៤:៣០', '2026-11-23T07:30:00Z'])
      expect(parseMoment(typed)).toBe('2026-11-23T07:30:00.000Z');
    expect(parseMoment('2026-11-23')).toBe('2026-11-22T17:00:00.000Z');
    for (const wrong of ['', 'soon', '31/02/2026 10:00', '2026-11-23T25:00', '9999-01-01T00:00Z', '1e9'])
      expect(parseMoment(wrong)).toBeNull();
    expect(localMoment('2026-11-23T07:30:00.000Z')).toBe('2026-11-23T14:30');
  });

  it('refuses an event that ends before it begins, an amount too large and an unknown zone', () => {
    const values = cleanValues(event, {
      starts_at: '2026-11-23T14:30',
      ends_at: '2026-11-23T14:00',
      price: '99,999,999,999',
      currency: 'USD',
      time_zone: 'Mars/Base',
    });
    expect(validateRecord(event, values, { publication: false })).toMatchObject({
      ends_at: { key: 'end_after_start' },
      price: { key: 'money' },
      time_zone: { key: 'select' },
      title: { key: 'one_language' },
    });
  });

  it('asks an event online for an address before it is shown, not while it is a draft (3.023)', () => {
    const event = findCollection('event')!;
    const addressOf = (values: Record<string, string>, publication = true) =>
      validateRecord(event, cleanValues(event, { is_online: 'yes', ...values }), { publication }).online_url;
    expect(addressOf({})).toEqual({ key: 'online_address' });
    expect(addressOf({}, false)).toBeUndefined();
    expect(addressOf({ online_url: 'https://live.example' })).toBeUndefined();
    expect(addressOf({ register_url: 'https://a.example' })).toBeUndefined();
    expect(addressOf({ is_online: '' })).toBeUndefined();
    expect(missingFields(event, { is_online: 'yes' })).toContain('online_url');
  });

  it('counts the length of a rich text without its tags, in grapheme clusters', () => {
    const post = findCollection('post')!;
    const problemsOf = (body: string) => validateRecord(post, { body }, { publication: false }).body;
    expect(problemsOf(`<p>${'a'.repeat(20_000)}</p>`)).toBeUndefined();
    expect(problemsOf(`<p>${'a'.repeat(20_001)}</p>`)).toMatchObject({ key: 'max_length' });
    expect(problemsOf('<p></p>')).toBeUndefined();
    expect(missingFields(post, { body: '<p> </p>' })).toContain('body');
  });

  it('asks for what a highlight of its kind needs', () => {
    const highlight = findCollection('highlight')!;
    const problems = (values: Record<string, string>) =>
      Object.keys(validateRecord(highlight, cleanValues(highlight, values), { publication: false })).sort();
    expect(problems({ kind: 'link' })).toEqual(['title', 'url']);
    expect(problems({ kind: 'program' })).toEqual(['object']);
  });

  it('makes slugs of titles that pass the rule of slugs', () => {
    expect(slugOf('Café & Crème: 2026’s Guide')).toBe('cafe-creme-2026s-guide');
    fc.assert(fc.property(fc.string(), (title) => slugRule(slugOf(title)) === null));
  });
});

describe('the difference of two texts', () => {
  const text = fc.oneof(
    fc.string(),
    fc
      .array(fc.constantFrom('a', 'b ', 'ភូមិ', 'ថ្មី', ' ', '\n'), { maxLength: 30 })
      .map((words) => words.join('')),
  );
  const without = (parts: readonly { kind: string; text: string }[], kind: string) =>
    parts.flatMap((one) => (one.kind === kind ? [] : [one.text])).join('');

  it('gives both texts back, whatever they are', () => {
    fc.assert(
      fc.property(text, text, (from, to) => {
        const parts = diffWords(from, to);
        expect([without(parts, 'added'), without(parts, 'removed')]).toEqual([from, to]);
        expect(parts.every((one, n) => one.text !== '' && one.kind !== parts[n + 1]?.kind)).toBe(true);
        if (from === to) expect(parts.every(({ kind }) => kind === 'same')).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('tells words apart in both scripts', () => {
    expect(diffWords('the old house', 'the new house')).toEqual([
      { kind: 'same', text: 'the ' },
      { kind: 'removed', text: 'old' },
      { kind: 'added', text: 'new' },
      { kind: 'same', text: ' house' },
    ]);
    expect(diffWords('យើងស្រឡាញ់ភាសាខ្មែរ', 'យើងរៀនភាសាខ្មែរ').at(-1)).toEqual({
      kind: 'same',
      text: 'ភាសាខ្មែរ',
    });
  });

  it('does not take long over long texts that share nothing', () => {
    const long = (seed: number) =>
      Array.from({ length: 6_000 }, (_, n) => `w${(n * seed) % 7_919} `).join('');
    const started = performance.now();
    const parts = diffWords(long(3), long(5));
    expect(performance.now() - started).toBeLessThan(4_000);
    expect(without(parts, 'added')).toBe(long(3));
  });
});
