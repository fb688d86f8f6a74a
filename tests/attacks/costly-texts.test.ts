import { describe, expect, it } from 'vitest';
import { richLines } from '#server/areas/collection/rich-lines.ts';
import { sanitiseRichText } from '#server/areas/publication/rich-text.ts';
import { plainText } from '#server/search/plain-text.ts';
import { MAX_SEARCH_LENGTH } from '#shared/constants.ts';
import { optionalRuleText } from '#shared/contracts/rule-schema.ts';
import { findCollection } from '#shared/domain/collection/index.ts';
import { richWords, showsSomething } from '#shared/domain/collection/rich-words.ts';
import { validateRecord } from '#shared/domain/collection/validate-record.ts';
import { cleanText } from '#shared/khmer/clean-text.ts';
import { fold } from '#shared/khmer/fold.ts';
import { queryWords } from '#shared/khmer/query-words.ts';
import { parseVideo } from '#shared/rules/video.ts';
import { expectCheap, type Parser, times } from './support/costly.ts';

/** The dearest inputs there are, up to the bound of each. */
const parsers: Parser[] = [
  ['two versions of a text', 200_000, (n) => times('<a href="x">b</a>', n), richLines],
  ['two versions of pictures', 200_000, (n) => times('<img src="a" alt="', n), richLines],
  ['the address of a video', 2_048, (n) => `https://coub.com/${times('/', n)}x`, parseVideo],
  ['marks on one letter, stored', 100_000, (n) => `a${times('\u0315\u0300', n)}`, cleanText],
  ['marks on one letter, searched', 100_000, (n) => `a${times('\u0315\u0300', n)}`, fold],
  ['marks on a Khmer letter', 100_000, (n) => `ក${times('\u17CA\u17B7', n)}`, cleanText],
  [
    'a field of marks',
    5_000,
    (n) => `a${times('\u0315\u0300', n)}`,
    (one: string) => optionalRuleText({ max: 5_000 }).safeParse(one),
  ],
  ['what is searched', MAX_SEARCH_LENGTH, (n) => times('phnom penh ', n), queryWords],
  ['open tags, counted', 200_000, (n) => times('<a', n), richWords],
  ['open pictures, looked for', 200_000, (n) => times('<img ', n), showsSomething],
  ['open tags, searched', 200_000, (n) => times('<a', n), plainText],
  ['open scripts, searched', 200_000, (n) => times('<script', n), plainText],
  ['open figures, sanitised', 30_000, (n) => times('<figure', n), sanitiseRichText],
  [
    'open figures before an end, sanitised',
    200_000,
    (n) => `${times('<figure', n / 2)}${'x'.repeat(n / 2)}</figure>`,
    sanitiseRichText,
  ],
  ['tags within tags, sanitised', 60_000, (n) => times('<b>', n), sanitiseRichText],
  [
    'comments in an address, sanitised',
    200_000,
    (n) => `<a href="java${times('<!---->', n)}">`,
    sanitiseRichText,
  ],
];

describe('texts made to be costly', () => {
  expectCheap(parsers);

  it('more letters or formatting than the bound are refused', () => {
    const name = optionalRuleText({ max: 120 });
    expect(name.safeParse(`a${'\u0300'.repeat(5_000)}`).success).toBe(false);
    expect(name.safeParse('👨‍👩‍👧‍👦'.repeat(120)).success).toBe(true);
    const values = { body: '<b>'.repeat(6_000) };
    const post = findCollection('post')!;
    expect(validateRecord(post, values, { publication: false }).body).toEqual({ key: 'formatting' });
  });
});
