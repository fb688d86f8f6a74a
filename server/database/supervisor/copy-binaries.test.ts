import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { copyReadable } from './copy-binaries.ts';

describe('copyReadable', () => {
  it('opens what was installed under a strict umask, and leaves links and static libraries behind', () => {
    const base = mkdtempSync(join(tmpdir(), 'phum-copy-'));
    onTestFinished(() => rmSync(base, { recursive: true }));
    const [from, to] = [join(base, 'from'), join(base, 'to')];
    mkdirSync(join(from, 'bin'), { recursive: true, mode: 0o700 });
    writeFileSync(join(from, 'bin', 'program'), 'run', { mode: 0o700 });
    writeFileSync(join(from, 'text'), 'read', { mode: 0o600 });
    writeFileSync(join(from, 'open'), 'shared', { mode: 0o644 });
    chmodSync(join(from, 'open'), 0o644);
    writeFileSync(join(from, 'static.a'), '');
    symlinkSync('text', join(from, 'link'));
    copyReadable(from, to);
    const mode = (path: string) => statSync(join(to, path)).mode & 0o777;
    expect([mode('bin'), mode('bin/program'), mode('text'), mode('open')]).toEqual([
      0o755, 0o755, 0o644, 0o644,
    ]);
    expect(statSync(join(from, 'text')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(to, 'open'), 'utf8')).toBe('shared');
    expect([existsSync(join(to, 'static.a')), existsSync(join(to, 'link'))]).toEqual([false, false]);
  });
});
