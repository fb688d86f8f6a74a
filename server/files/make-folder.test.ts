import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { resolveDatabase } from '../database/locate.ts';
import { makeFolder } from './make-folder.ts';

it('makes a folder with those above it, and refuses at once where none can be', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'phum-folder-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = path.join(root, 'a/b');
  makeFolder(folder, 0o700);
  makeFolder(folder, 0o700);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  writeFileSync(path.join(root, 'file'), '');
  expect(() => makeFolder(path.join(root, 'file'), 0o700)).toThrow('no folder');
  // Node's own recursive way never comes back from here.
  if (process.platform === 'linux') expect(() => makeFolder('/proc/none/below', 0o700)).toThrow();
});

it.runIf(process.platform === 'linux')('a database is not looked for below /proc for ever', async () => {
  await expect(resolveDatabase({ DATA_DIR: '/proc/none/below' })).rejects.toThrow(
    'DATA_DIR=/proc/none/below cannot be a folder',
  );
});
