import { describe, expect, it } from 'vitest';
import { byteRange } from './byte-range.ts';

const SIZE = 1_000;

describe('the part of a file that is asked for', () => {
  it.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=990-5000', { start: 990, end: 999 }],
    ['bytes=-1', { start: 999, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    [' Bytes = 5 - 5 ', { start: 5, end: 5 }],
  ])('%s is %o', (header, range) => expect(byteRange(header, SIZE)).toEqual(range));

  it.each(['bytes=1000-', 'bytes=1000-2000', 'bytes=-0'])('%s lies outside', (header) =>
    expect(byteRange(header, SIZE)).toBe('outside'),
  );

  it.each([
    undefined,
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=5-2',
    'bytes=0-1,5-6',
    'lines=1-2',
    'bytes=a-b',
  ])('%s asks for the whole', (header) => expect(byteRange(header, SIZE)).toBeUndefined());

  it('of nothing there is no part', () => {
    expect([byteRange('bytes=0-', 0), byteRange('bytes=-5', 0)]).toEqual(['outside', 'outside']);
  });
});
