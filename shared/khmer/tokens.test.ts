import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { found } from './testing/found.ts';
import {
  latinWords,
  tokens,
  toNearTsQuery,
  toReadings,
  toTsQuery,
  toTsVector,
  toWrittenQuery,
} from './tokens.ts';

const titled = (title: string, body = '') => toTsVector([title], [body]);

const khmer = fc.string({
  unit: fc.constantFrom(...'កខតដរសអឥ២', 'ា', 'ិ', 'ុ', 'េ', 'ំ', '៉', '់', '្រ', '្ត', '្ដ', ' ', 'a', '1'),
  maxLength: 25,
});
const anything = fc.oneof(khmer, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));

describe('tokens', () => {
  it.each([
    ['ភ្នំពេញ', ['ភ្នំពេ', 'ពេញ', 'ញ']],
    ['ធំ', ['ធំ']],
    ['Phnom Penh 2026', ['phnom', 'penh', '2026']],
    ['៧០ដុល្លារ', ['70', 'ដុល្លា', 'ល្លារ', 'រ']],
    ['ទី៣ស្រុក', ['ទី', '3', 'ស្រុក', 'ក']],
    ['Web3ខ្មែរ', ['web3', 'ខ្មែរ', 'រ']],
    ['Phum, phum', ['phum']],
    [' — ', []],
  ])('of %j are %j', (text, expected) => {
    expect(tokens(text)).toEqual(expected);
  });

  it('are the same with and without invisible characters', () => {
    fc.assert(
      fc.property(anything, fc.nat(), (text, place) => {
        const letters = [...text.toWellFormed()];
        letters.splice(place % (letters.length + 1), 0, '\u200B');
        expect(tokens(letters.join(''))).toEqual(tokens(text));
      }),
    );
  });
});

describe('toTsVector', () => {
  it('keeps titles apart, and holds them in the whole', () => {
    const { tt, bt } = toTsVector(['Phum', 'ភូមិ'], ['Startups in ភ្នំពេញ']);
    expect(tt.split(' ')).toEqual(expect.arrayContaining(['phum', 'ភូមិ', 'មិ']));
    expect(tt.split(' ')).not.toContain('startups');
    expect(bt.split(' ')).toEqual(expect.arrayContaining([...tt.split(' '), 'startups', 'ពេញ']));
  });

  it('needs no quoting and stays inside the limits of PostgreSQL, whatever the text', {
    timeout: 30_000,
  }, () => {
    fc.assert(
      fc.property(anything, anything, (title, body) => {
        const { tt, bt } = toTsVector([title], [body]);
        for (const vector of [tt, bt]) expect(vector).toMatch(/^(?:[\p{L}\p{M}\p{Nd}]+(?: |$))*$/u);
      }),
    );
    const endless = toTsVector(
      ['ក'.repeat(5000) + 'x'.repeat(5000)],
      ['ក្'.repeat(400_000) + 'ក x'.repeat(400_000)],
    );
    const bytes = new TextEncoder();
    expect(bytes.encode(endless.bt).length).toBeLessThan(1_048_575);
    for (const token of endless.bt.split(' ')) expect(bytes.encode(token).length).toBeLessThan(2046);
  });
});

describe('toTsQuery', () => {
  it('asks for all pairs, the last as the beginning of one', () => {
    expect(toTsQuery('ទីក្រុងកំពត')).toMatch(/^ទីក្រុ & ក្រុង & ងកំ & កំព & ពត:\*/);
    expect(toTsQuery('green energy 2026')).toBe('green & energy & 2026:*');
  });

  it('takes one cluster as a beginning, of a word where it is one', () => {
    expect(toTsQuery('ក')).toBe('ក:*');
    expect(toTsQuery('ធំ 2026')).toBe('(Wធំ | Ltom) & 2026:*');
  });

  it('drops English stop words unless there is nothing else', () => {
    expect(toTsQuery('the state of AI')).toBe('state & ai:*');
    expect(toTsQuery('the')).toBe('the:*');
    expect(toTsQuery('in the')).toBe('in & the:*');
  });

  it('joins the ways a query may be meant, each with what stands before its last piece', () => {
    const readings = toReadings('prey veng');
    expect(readings.map(({ head }) => head)).toEqual(['(prey | Kpro | Lpro)', '']);
    expect(readings.map(({ condition }) => condition).join(' | ')).toBe(toTsQuery('prey veng'));
    expect(toReadings('។')).toEqual([]);
  });

  it('is null without a word', () => {
    for (const query of ['', '  ', '។', '- & | !', '\u200B', '្']) expect(toTsQuery(query)).toBeNull();
  });

  it.each([
    ['សិទ្ធិ', 'សិទិ្ធ'],
    ['មន្ត្រី', 'មន្រ្តី'],
    ['មន្ត្រី', 'មន្រ្ដី'],
    ['មន្ត្រី', 'មន្ដ្រី'],
    ['សេចក្ដី', 'សេចក្តី'],
    ['ធ្វើ', 'ធ្វេី'],
    ['លោក', 'លេាក'],
    ['ស៊ី', 'សុី'],
    ['ឲ្យ', 'ឱ្យ'],
    ['ឆ្នាំ២០២៦', 'ឆ្នាំ 2026'],
    ['ភ្នំ\u200Bពេញ', 'ភ្នំពេញ'],
  ])('is one query for %s and %s', (one, other) => {
    expect(toTsQuery(one)).toBe(toTsQuery(other));
  });

  it('finds a text by any stretch of its clusters', () => {
    const words = fc.array(fc.constantFrom('ភូ', 'មិ', 'ក្រុ', 'ង', 'ស្រី', 'កំ', 'ព', 'ត', 'ធ្វើ'), {
      minLength: 1,
    });
    fc.assert(
      fc.property(words, fc.nat(), fc.nat(), (parts, a, b) => {
        const from = a % parts.length;
        const query = parts.slice(from, from + 1 + (b % (parts.length - from))).join('');
        expect(found(titled(parts.join('')).tt, toTsQuery(query, { anywhere: true }))).toBe(true);
      }),
    );
  });

  it('finds a text by its own words, whatever they are', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const query = toTsQuery(text.slice(0, 60));
        if (query !== null) expect(found(titled(text.slice(0, 60)).tt, query)).toBe(true);
      }),
    );
  });

  it('is a query PostgreSQL can read, whatever was typed', () => {
    const part = String.raw`[\p{L}\p{M}\p{Nd}]+(?::\*)?`;
    const group = String.raw`(?:${part}|\(${part}(?: [&|] ${part})*\))`;
    const valid = new RegExp(`^${group}(?: [&|] ${group})*$`, 'u');
    fc.assert(
      fc.property(anything, (text) => {
        expect(toTsQuery(text) ?? 'none').toMatch(valid);
        expect(toNearTsQuery(text) ?? 'none').toMatch(valid);
      }),
    );
    expect(toTsQuery('phnom penh '.repeat(1000))!.length).toBeLessThan(1000);
    expect(toTsQuery('ក្'.repeat(1000))!.length).toBeLessThan(1000);
  });
});

describe('toTsQuery across scripts', () => {
  const khmerTitle = titled('ទីក្រុងភ្នំពេញ').tt;
  const latinTitle = titled('The city of Phnom Penh').tt;

  it.each(['Phnom Penh', 'pnom penh', 'phnompenh', 'Phnum Penh', 'PHNOM-PENH', 'ភ្នំពេញ', 'ភ្នំ ពេញ'])(
    'finds both titles by %s',
    (query) => {
      expect(found(khmerTitle, toTsQuery(query))).toBe(true);
      expect(found(latinTitle, toTsQuery(query))).toBe(true);
    },
  );

  it.each([
    ['ភ្នំពេញ', ['phnom', 'ភ្នំ', 'pnompen']],
    ['សុខ ដារា', ['sok dara', 'dara sok', 'Sokh Dara']],
    ['ក្រុមហ៊ុនស្តាតអាប់កំពង់ចាម', ['kompong cham', 'kampongcham', 'startup kampong cham']],
    ['Kampong Cham Coffee', ['កំពង់ចាម', 'kompong cham', 'កាហ្វេ']],
    ['បណ្តាញស្ត្រីសហគ្រិន', ['srey', 'sahakrin']],
    ['Angkor Lab', ['អង្គរ', 'angkor', 'angkour']],
    ['កាហ្វេភូមិ', ['coffee', 'kafe', 'phum']],
  ])('finds %s by %j', (title, queries) => {
    for (const query of queries)
      expect([query, found(titled(title).tt, toTsQuery(query))]).toEqual([query, true]);
  });

  it('keeps the words that are no names as they are', () => {
    expect(found(titled('ភ្នំពេញ', 'coffee').bt, toTsQuery('coffee phnom penh'))).toBe(true);
    expect(found(titled('ភ្នំពេញ', 'tea').bt, toTsQuery('solar phnom penh'))).toBe(false);
  });

  it.each(['data', 'open data', 'solar energy', 'team', 'food delivery', 'green finance', 'pay', 'AI', '24'])(
    'takes no ordinary English for a name: %s',
    (query) => {
      expect(toTsQuery(query)).not.toMatch(/[KL|]/);
    },
  );

  it('does not look for Khmer words in Khmer titles by their sound', () => {
    expect(found(titled('តារា').tt, toTsQuery('ដារ៉ា'))).toBe(false);
    expect(found(titled('Dara').tt, toTsQuery('ដារ៉ា'))).toBe(true);
  });
});

describe('toNearTsQuery', () => {
  it('asks for the pairs without the one cluster that may be wrong', () => {
    expect(toNearTsQuery('ភ្នំពេញ')).toBe('(ពេញ | ភ្នំពេ)');
    expect(toNearTsQuery('ភ្នំពេញ ធំ cafe')).toBe('(ពេញ | ភ្នំពេ) & (ធំ:*) & (cafe:*)');
  });

  it('finds a word with one letter wrong', () => {
    const title = titled('បច្ចេកវិទ្យា').tt;
    expect(found(title, toTsQuery('បច្ចេកវិទា'))).toBe(false);
    expect(found(title, toNearTsQuery('បច្ចេកវិទា'))).toBe(true);
  });

  it('is null where it cannot help', () => {
    for (const query of ['', 'phnom', '2026']) expect(toNearTsQuery(query)).toBeNull();
  });
});

describe('latinWords', () => {
  it('are the words a vocabulary can correct', () => {
    expect(latinWords('The Agritech of កំពត in 2026 Web3 AI, café')).toEqual(['agritech', 'cafe']);
    expect(latinWords('the')).toEqual([]);
  });
});

describe('a query as it is written', () => {
  const nearness = (title: string, query: string) => {
    const { tt } = titled(title);
    const { whole, begun } = toWrittenQuery(query)!;
    return Number(found(tt, toTsQuery(query))) + Number(found(tt, begun)) + Number(found(tt, whole));
  };

  it.each([
    ['ស្រូវ', 'បញ្ជីស្រូវ', 3],
    ['ស្រូវ', 'ដ្រូនស្រែ Srae Wing', 1],
    ['srov', 'Srov Ledger', 3],
    ['srov', 'Srovann Farm', 2],
    ['srov', 'ផ្ទះ', 0],
    ['ស្រែ', 'ស្រែថ្មី', 3],
    ['rice of the', 'The rice road', 3],
  ])('%s in %s: %i', (query, title, expected) => {
    expect(nearness(title, query)).toBe(expected);
  });

  it('is found in whatever holds its whole words, and finds nothing that the query does not', () => {
    fc.assert(
      fc.property(anything, anything, (title, query) => {
        const written = toWrittenQuery(query);
        expect(written === null).toBe(toTsQuery(query) === null);
        if (!written) return;
        const { tt } = titled(`${title} ${query}`);
        expect(found(tt, written.begun)).toBe(true);
        const other = titled(title).tt;
        if (found(other, written.whole)) expect(found(other, written.begun)).toBe(true);
        if (found(other, written.begun)) expect(found(other, toTsQuery(query))).toBe(true);
      }),
      // A word of one cluster, and another that begins as it is written.
      { examples: [['សេ្រ', 'ស្រ']] },
    );
  });
});

it('texts of a document count each by itself as they would in one, and are cut where one would be', () => {
  const bodies = [
    'សហគ្រាសកសិកម្មឌីជីថលនៅកម្ពុជា',
    'DengueWatch ភ្នំពេញ',
    'ប៉ុន្តែ',
    'Rice mill',
    'ភ្នំពេញ',
    'ក'.repeat(99_990),
  ];
  const words = (bt: string) => new Set(bt.split(' ').filter((token) => !token.startsWith('K')));
  expect(words(toTsVector([], bodies).bt)).toEqual(words(toTsVector([], [bodies.join('\n')]).bt));
});
