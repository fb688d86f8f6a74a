import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { commitOf } from './commit-of.ts';

const COMMIT = '0123456789abcdef0123456789abcdef01234567';

/** A folder with these files. */
function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'phum-commit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

it.each([
  ['of a release', { 'release.json': JSON.stringify({ commit: COMMIT }), '.git/HEAD': 'another' }],
  [
    'of a clone on a branch',
    { '.git/HEAD': 'ref: refs/heads/main\n', '.git/refs/heads/main': `${COMMIT}\n` },
  ],
  [
    'of a clone whose branches git has packed',
    { '.git/HEAD': 'ref: refs/heads/main\n', '.git/packed-refs': `# pack\n${COMMIT} refs/heads/main\n` },
  ],
  ['of a clone at a tag', { '.git/HEAD': `${COMMIT}\n` }],
])('the commit %s is known, in short', (_what, files) => {
  expect(commitOf(folderWith(files))).toBe('0123456789');
});

it('what lies in no release and no clone has none', () => {
  expect(commitOf(folderWith({}))).toBe('');
  expect(commitOf(folderWith({ 'release.json': '{' }))).toBe('');
});
