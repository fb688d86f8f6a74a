import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { INSTALL, installDependencies, isWhole, notLocked } from './dependencies.mjs';

const read = (name: string) => JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'));

it('a dependency that the lock file does not hold is named', () => {
  const [manifest, lock] = [read('package.json'), read('package-lock.json')];
  expect(notLocked(manifest, lock)).toEqual([]);
  const more = {
    ...manifest,
    dependencies: { ...manifest.dependencies, 'left-pad': '1.3.0', react: '99.0.0' },
  };
  expect(notLocked(more, lock)).toEqual(['react@99.0.0', 'left-pad@1.3.0']);
});

it('what a build needs is installed in production too, and a folder without it counts as not installed', () => {
  expect(INSTALL).toContain('--include=dev');
  const folder = mkdtempSync(path.join(tmpdir(), 'phum-install-'));
  try {
    const manifest = { dependencies: { 'a-server': '1.0.0' }, devDependencies: { '@a/builder': '1.0.0' } };
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
    mkdirSync(path.join(folder, 'node_modules/a-server'), { recursive: true });
    expect(isWhole(folder)).toBe(false);
    mkdirSync(path.join(folder, 'node_modules/@a/builder'), { recursive: true });
    expect(isWhole(folder)).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('an installation that was stopped half way is never taken for done, and the next one mends it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'phum-install-'));
  const inFolder = (...names: string[]) => path.join(folder, ...names);
  const lock = (packages: Record<string, string>) => {
    const text = JSON.stringify({ dependencies: packages });
    writeFileSync(inFolder('package.json'), text);
    writeFileSync(inFolder('package-lock.json'), JSON.stringify({ packages: { '': JSON.parse(text) } }));
  };
  const begun: string[] = [];
  const install = (name: string, code: number, files: boolean) => () => {
    begun.push(name);
    mkdirSync(inFolder('node_modules/a-server'), { recursive: true });
    if (files) writeFileSync(inFolder('node_modules/a-server/index.js'), '');
    else rmSync(inFolder('node_modules/a-server/index.js'), { force: true });
    return Promise.resolve(code);
  };
  try {
    lock({ 'a-server': '1.0.0' });
    await installDependencies('24', folder, install('first', 0, true));
    lock({ 'a-server': '2.0.0' });
    const upgrade = installDependencies('24', folder, install('stopped upgrade', 137, false));
    await expect(upgrade).rejects.toThrow(/npm ci failed \(exit code 137\)/);
    lock({ 'a-server': '1.0.0' });
    await installDependencies('24', folder, install('back', 0, true));
    await installDependencies('24', folder, install('needless', 0, true));
    expect(begun).toEqual(['first', 'stopped upgrade', 'back']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
