import { expect, it } from 'vitest';
import { isPlainText } from './is-plain-text.ts';

const PIECE = 256 * 1024;
const bytes = (text: string) => Buffer.from(text);
/** Text before, so that what follows begins so many bytes before the end of a piece. */
const astride = (text: string, before: number) => bytes('a'.repeat(PIECE - before) + text);

it.each(['name,email\n', 'ភូមិ', `${'a'.repeat(PIECE - 1)}ក`, 'a < b and b > c', ''])(
  'takes plain text',
  async (text) => {
    expect(await isPlainText(bytes(text))).toBe(true);
  },
);

it.each([
  ['a page', bytes('x<html>')],
  ['a page across two pieces', astride('<!DOCTYPE html>', 4)],
  ['a script across two pieces', astride('<script>', 7)],
  ['a program', bytes('  #!/bin/sh')],
  ['a program behind a long margin', bytes(`${' '.repeat(PIECE + 5)}MZ`)],
  ['a program across two pieces', bytes(`${' '.repeat(PIECE - 1)}%!PS`)],
  ['signs that are no text', astride('\u0001', 0)],
  ['half a letter at its end', bytes('ក').subarray(0, 2)],
])('refuses %s', async (_what, given) => {
  expect(await isPlainText(given)).toBe(false);
});
