import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

const page = readFileSync(new URL('../../docs/runbooks/service.md', import.meta.url), 'utf8');
const unit = /```ini\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8' });

/** The unit of the runbook as a file of its own, as an administrator would copy it. */
function unitFile(text = unit): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'phum-unit-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'phum.service');
  writeFileSync(file, text);
  return file;
}

it('starts the server again whatever ends it, with its requests answered first', () => {
  expect(unit).toMatch(/^Restart=always$/m);
  expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
  expect(unit).toMatch(/^ExecStart=\/usr\/bin\/env node server\/main\.ts$/m);
});

describe.skipIf(analyze('--version').status !== 0)('as systemd reads it', () => {
  it('every line of it is known', () => {
    expect(analyze('verify', '--man=no', unitFile()).stderr).toBe('');
    const misspelt = unitFile(unit.replace('Restart=always', 'Restart=allways'));
    expect(analyze('verify', '--man=no', misspelt).stderr).toContain('allways');
  });

  it('what it may do is little: under 3 of 10', () => {
    const { status, stdout } = analyze('security', '--offline=true', '--threshold=30', unitFile());
    expect([status, stdout]).toEqual([0, expect.stringContaining('Overall exposure level')]);
  });
});
