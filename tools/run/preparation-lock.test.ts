import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { holderOf, isHolderGone, orRefuse } from './preparation-lock.mjs';
import { Refusal } from './refusal.mjs';

const failing = (code: string) => () => {
  throw Object.assign(new Error(code), { code });
};

it.each(['EACCES', 'EPERM', 'EROFS'])(
  'a folder that may not be written to (%s) is a sentence with its cure',
  (code) => {
    expect(() => orRefuse(failing(code))).toThrow(Refusal);
    expect(() => orRefuse(failing(code))).toThrow(/may not write to \S+, .*\(chown\)/);
  },
);

it('whatever else goes wrong is told as it is', () => {
  expect(() => orRefuse(failing('ENOSPC'))).toThrow(/^ENOSPC$/);
});

const folder = mkdtempSync(path.join(tmpdir(), 'phum-lock-'));
afterAll(() => rmSync(folder, { recursive: true }));
const lockOf = (text: string) => {
  const file = path.join(folder, crypto.randomUUID());
  writeFileSync(file, text);
  return file;
};
const { pid: ended } = spawnSync(process.execPath, ['--version']);

it.each([
  ['a run that is there', holderOf(process.pid), false],
  ['one that wrote its number alone', String(process.pid), false],
  ['one that ended', holderOf(ended), true],
  ['another program that has its number', `${process.pid} 1`, true],
])('knows whose lock it is: %s', (_whose, text, isGone) => {
  expect(isHolderGone(lockOf(text))).toBe(isGone);
});

it('an empty lock is of somebody who was killed, unless it was made this moment', () => {
  const file = lockOf('');
  expect(isHolderGone(file)).toBe(false);
  utimesSync(file, new Date(), new Date(Date.now() - 10_000));
  expect(isHolderGone(file)).toBe(true);
});
