import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readSettingsFile } from '#tools/run/settings-file.mjs';
import { readEnvironment } from './settings-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'phum-settings-'));
  for (const name of ['PUBLIC_URL', 'MAIL_FROM']) vi.stubEnv(name, undefined);
  vi.stubEnv('NODE_ENV', 'production');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});
const write = (text: string) => writeFileSync(path.join(folder, '.env'), text);

it.each([
  ['the server', () => void readEnvironment(path.join(folder, '.env'))],
  ['the commands', () => readSettingsFile(folder)],
])('%s: takes the settings of .env, quoted ones too, and the environment goes before them', (_who, read) => {
  vi.stubEnv('MAIL_FROM', 'a@b.test');
  write('# a remark\nPUBLIC_URL="https://phum.test" # said here\nMAIL_FROM=c@d.test\n');
  read();
  expect([process.env.PUBLIC_URL, process.env.MAIL_FROM]).toEqual(['https://phum.test', 'a@b.test']);
});

it.each([
  ['the server', () => void readEnvironment(path.join(folder, '.env'))],
  ['the commands', () => readSettingsFile(folder)],
])('%s: does without it, leaves tests alone, and names a file that cannot be read', (_who, read) => {
  expect(read).not.toThrow();
  mkdirSync(path.join(folder, '.env'));
  expect(read).toThrow(/\.env cannot be read/);
  vi.stubEnv('NODE_ENV', 'test');
  expect(read).not.toThrow();
});
