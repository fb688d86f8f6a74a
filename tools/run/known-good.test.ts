import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { knownGood } from './known-good.mjs';
import { inProject } from './paths.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'phum-good-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** As the project names it: by its way from there. */
const write = (name: string, text: string) => {
  writeFileSync(path.join(folder, name), text);
  return path.relative(inProject(), path.join(folder, name));
};
const check = () =>
  knownGood(
    'a check',
    [path.relative(inProject(), path.join(folder, 'rules'))],
    path.join(folder, 'k/g.json'),
  );

it('a file that was found good is looked at again once it is another, and not before', () => {
  write('rules', 'strict');
  const files = [write('a', '1'), write('b', '2')];
  const first = check();
  expect(first.left(files)).toEqual(files);
  first.keep();
  expect(check().left(files)).toEqual([]);
  const changed = write('b', '3');
  const second = check();
  expect(second.left([changed, write('c', '4')])).toEqual([changed, expect.stringMatching(/c$/)]);
  second.keep();
  expect(check().left([...files, write('c', '4')]), 'those that nobody asked about stay known').toEqual([]);
});

it('what was not found good, or changed while it was looked at, is not kept', () => {
  write('rules', 'strict');
  const file = write('a', '1');
  check().left([file]);
  expect(check().left([file]), 'red: nobody kept it').toEqual([file]);
  const late = check();
  late.left([file]);
  write('a', '2');
  late.keep();
  expect(check().left([file])).toEqual([file]);
});

it('other rules know no file, and one that is gone is never known', () => {
  write('rules', 'strict');
  const file = write('a', '1');
  const gone = path.relative(inProject(), path.join(folder, 'gone'));
  const first = check();
  first.left([file, gone]);
  first.keep();
  expect(check().left([file, gone])).toEqual([gone]);
  write('rules', 'stricter');
  expect(check().left([file])).toEqual([file]);
});
