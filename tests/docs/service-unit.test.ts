import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

const units = new URL('../../deploy/systemd/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, units), 'utf8');
const unit = read('phum.service');
const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8' });

/** Units as files of their own, as an administrator would copy them, with a program that is there. */
function unitFile(text = unit, name = 'phum.service'): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'phum-unit-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const there = (one: string) => one.replaceAll('/opt/phum/current/bin/node', process.execPath);
  for (const one of readdirSync(units)) writeFileSync(path.join(folder, one), there(read(one)));
  const file = path.join(folder, name);
  writeFileSync(file, there(text));
  return file;
}

it('starts the server again whatever ends it, with its requests answered first', () => {
  expect(unit).toMatch(/^Restart=always$/m);
  expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
  expect(unit).toMatch(/^ExecStart=.*\/bin\/node --env-file=\/etc\/phum\/environment server\/main\.ts$/m);
});

describe.skipIf(analyze('--version').status !== 0)('as systemd reads it', () => {
  it('every line of it is known', () => {
    for (const name of readdirSync(units))
      expect(analyze('verify', '--man=no', unitFile(read(name), name)).stderr, name).toBe('');
    const misspelt = unitFile(unit.replace('Restart=always', 'Restart=allways'));
    expect(analyze('verify', '--man=no', misspelt).stderr).toContain('allways');
  });

  it.each(['phum.service', 'phum-backup.service'])('what %s may do is little: under 3 of 10', (name) => {
    const file = unitFile(read(name), name);
    const { status, stdout } = analyze('security', '--offline=true', '--threshold=30', file);
    expect([status, stdout]).toEqual([0, expect.stringContaining('Overall exposure level')]);
  });
});
