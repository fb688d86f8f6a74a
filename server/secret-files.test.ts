import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig, SECRET_SETTINGS } from './config.ts';
import { unknownSettings } from './doctor/unknown-settings.ts';
import { makeSecret } from './made-secret.ts';
import { fileSetting } from './secret-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'phum-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function fileWith(text: string): string {
  const file = path.join(folder, 'secret');
  writeFileSync(file, text, { mode: 0o400 });
  return file;
}

/** Of those that are no secret as such. */
const ADDRESSES: Readonly<Record<string, string>> = {
  SMTP_URL: 'smtps://user:pass@mail.phum.test',
  DATABASE_URL: 'postgres://user:pass@database.phum.test/phum',
};

it.each(SECRET_SETTINGS)('%s comes from a file that its setting names (ASVS V13.3.1)', (name) => {
  const secret = ADDRESSES[name] ?? makeSecret();
  const file = fileWith(`${secret}\n`);
  const config = readConfig({ NODE_ENV: 'test', [fileSetting(name)]: file });
  expect(Object.entries(config)).toContainEqual([name, name === 'KEY_RING' ? [secret] : secret]);
  expect(unknownSettings({ environment: [], file: [fileSetting(name)] })).toEqual([]);
});

it('is said which file is missing, empty, or one too many, and never what stands in it', () => {
  const secret = makeSecret();
  const read = (env: Record<string, string>) => () => readConfig({ NODE_ENV: 'test', ...env });
  const file = fileWith(secret);
  expect(read({ SESSION_SECRET_FILE: `${file}.none` })).toThrow(/SESSION_SECRET_FILE: .*none cannot be read/);
  expect(read({ SESSION_SECRET_FILE: file, SESSION_SECRET: secret })).toThrow(
    'Set SESSION_SECRET or SESSION_SECRET_FILE, not both.',
  );
  writeFileSync(`${file}-empty`, ' \n');
  expect(read({ SESSION_SECRET_FILE: `${file}-empty` })).toThrow(/is empty/);
  expect(read({ PORT_FILE: file })).not.toThrow();
});
