import { describe, it } from 'vitest';
import { readCsv } from '#server/csv/read-csv.ts';
import { readInviteList } from '#shared/domain/invite-list.ts';
import { expectCheap, expectTurns, MEGA, type Parser, times } from './support/costly.ts';

/** The dearest inputs there are, up to the bound of each. */
const parsers: Parser[] = [
  [
    'a list to invite',
    40_000,
    (n) => times('a,;\t"\n', n),
    (one: string) => readInviteList(one, () => false),
  ],
  [
    'a list to invite of quotes',
    40_000,
    (n) => `email,role\n${times('"', n)}`,
    (one: string) => readInviteList(one, () => false),
  ],
  ['a CSV of commas', 400_000, (n) => `a\n${times(',', n)}`, (one: string) => readCsv(one, 1_000)],
  ['a CSV of headings', 1_000_000, (n) => `${times('a,', n)}\n1`, (one: string) => readCsv(one, 1_000)],
  [
    'a CSV of headings and rows',
    16_000,
    (n) => `${times('a,', n / 2)}\n${times('1\n', n / 2)}`,
    (one: string) => readCsv(one, 10_000),
  ],
  [
    'a CSV of quotes astray',
    400_000,
    (n) => `a\n${times('b,"c\nd"e\n', n)}`,
    (one: string) => readCsv(one, 1_000_000),
  ],
  [
    'a CSV of quotes that are never closed',
    400_000,
    (n) => `a\n"${times('\n""', n)}`,
    (one: string) => readCsv(one, 1_000_000),
  ],
];

describe('tables made to be costly', () => {
  expectCheap(parsers);

  it.each([
    ['a large CSV', () => readCsv(times('a,b,c\n', MEGA), 1_000_000)],
    ['a large CSV of quotes astray', () => readCsv(`a\n${times('a"b\n', MEGA)}`, 1_000_000)],
  ])('%s lets others be answered in between', (_what, run) => expectTurns(run));
});
