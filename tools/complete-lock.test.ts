import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { completeLock } from './complete-lock.mjs';

describe('completeLock', () => {
  it('adds what a package names and the lock file lacks, with its platform', () => {
    const { lock, added } = completeLock({
      packages: {
        '': {},
        'node_modules/tool': {
          version: '1.2.3',
          dev: true,
          optionalDependencies: { '@tool/cli-linux-x64-musl': '1.2.3', '@tool/cli-linux-x64': '1.2.3' },
        },
        'node_modules/@tool/cli-linux-x64': { version: '1.2.3', optional: true },
      },
    });
    expect(added).toEqual(['@tool/cli-linux-x64-musl']);
    expect(lock.packages['node_modules/@tool/cli-linux-x64-musl']).toEqual({
      version: '1.2.3',
      dev: true,
      optional: true,
      cpu: ['x64'],
      libc: ['musl'],
      os: ['linux'],
    });
  });

  it('finds a dependency that is installed below its parent or above it', () => {
    const { added } = completeLock({
      packages: {
        'node_modules/a': { optionalDependencies: { inner: '1.0.0' } },
        'node_modules/a/node_modules/inner': {},
        'node_modules/a/node_modules/b': { optionalDependencies: { inner: '1.0.0', outer: '1.0.0' } },
        'node_modules/outer': {},
      },
    });
    expect(added).toEqual([]);
  });
});

describe('package-lock.json', () => {
  it('is complete, so that npm ci takes it (else: node tools/complete-lock.mjs)', () => {
    const text = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8');
    expect(completeLock(JSON.parse(text)).added).toEqual([]);
  });
});
