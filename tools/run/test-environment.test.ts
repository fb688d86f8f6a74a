import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isRoomy, testEnvironment } from './test-environment.mjs';

const GB = 1024 ** 3;
const disk = '/dev/vda / ext4 rw,relatime 0 0';
const memory = 'tmpfs /dev/shm tmpfs rw,nosuid,nodev 0 0';

describe('the temporary directory of test runs', () => {
  it.each([
    ['there is plenty', [disk, memory], 12, 12, true],
    ['little of it may be used as a disk', [disk, memory], 0.0625, 12, false],
    ['other programs or a limit leave little', [disk, memory], 12, 4, false],
    ['it is not mounted', [disk], 12, 12, false],
    ['no program may run there', [disk, `${memory.replace('nodev', 'nodev,noexec')}`], 12, 12, false],
    ['a later mount lies over it', [memory, memory.replace('nodev', 'noexec')], 12, 12, false],
  ])('is in memory or not where %s', (_what, mounts, free, available, expected) => {
    expect(isRoomy(mounts.join('\n'), free * GB, available * GB)).toBe(expected);
  });

  it('is the one somebody chose', () => {
    const before = process.env.TMPDIR;
    const chosen = mkdtempSync(join(tmpdir(), 'phum-chosen-'));
    onTestFinished(() => {
      rmSync(chosen, { recursive: true });
      if (before === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = before;
    });
    process.env.TMPDIR = chosen;
    expect(testEnvironment().TMPDIR).toBe(chosen);
  });
});
