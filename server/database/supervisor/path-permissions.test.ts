import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { allows, firstBarrier } from './path-permissions.ts';

const other = { uid: 54_321, gid: 54_321 };

describe('allows', () => {
  it.each([
    ['its own bits for the owner', { uid: 7, gid: 1, mode: 0o100 }, 1, true],
    ['only the owner bits for the owner', { uid: 7, gid: 8, mode: 0o077 }, 1, false],
    ['the group bits for the group', { uid: 1, gid: 8, mode: 0o710 }, 1, true],
    ['only the group bits for the group', { uid: 1, gid: 8, mode: 0o701 }, 1, false],
    ['the last bits for others', { uid: 1, gid: 1, mode: 0o701 }, 1, true],
    ['all wanted bits or nothing', { uid: 1, gid: 1, mode: 0o701 }, 5, false],
  ])('takes %s', (_, entry, wanted, expected) => {
    expect(allows(entry, { uid: 7, gid: 8 }, wanted)).toBe(expected);
  });
});

describe('firstBarrier', () => {
  it('names the topmost directory that is closed, and lets missing ones pass', () => {
    // Not in the temporary directory somebody may have to themselves, nor with the modes of their umask.
    const base = realpathSync(mkdtempSync('/tmp/phum-reach-'));
    onTestFinished(() => rmSync(base, { recursive: true }));
    const deep = join(base, 'one', 'two', 'three');
    mkdirSync(deep, { recursive: true });
    for (const path of ['.', 'one', 'one/two', 'one/two/three']) chmodSync(join(base, path), 0o755);
    expect(firstBarrier(join(deep, 'not', 'there'), other)).toBeUndefined();
    chmodSync(join(base, 'one', 'two'), 0o700);
    chmodSync(join(base, 'one'), 0o750);
    expect(firstBarrier(deep, other)).toBe(join(base, 'one'));
    chmodSync(join(base, 'one'), 0o711);
    expect(firstBarrier(deep, other)).toBe(join(base, 'one', 'two'));
  });
});
