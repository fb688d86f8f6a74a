import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { productionRefusals } from '#server/unsafe-settings.ts';
import { settingsPage } from './check-settings-page.ts';
import { REFUSED_AT_START, WRONG_VALUES } from './settings-page/wrong-values.ts';

it('keeps docs/settings.md equal to what server/environment-settings.ts declares and refuses', () => {
  expect(readFileSync(new URL('../docs/settings.md', import.meta.url), 'utf8')).toBe(settingsPage());
});

it('says by what the program goes where a setting is absent, in development and in production', () => {
  const said = (name: string) => settingsPage().split(`## ${name}\n`)[1]!.split('\n## ')[0]!;
  expect(said('DRAIN_SECONDS')).toMatch(/Default:\*\* `0`\n[\s\S]*Default: `5`, `0` where systemd holds/);
  expect(said('PUBLIC_URL')).toMatch(
    /Default:\*\* `http:\/\/localhost:3000`[\s\S]*PUBLIC_URL is needed in production/,
  );
  expect(said('DEMO')).toMatch(/Default:\*\* `1`[\s\S]*Default: `0`/);
  expect(said('DESK_SECOND_FACTOR')).toMatch(/Default:\*\* `0`[\s\S]*Default: `1`/);
  expect(said('PORT')).toContain('**In production:** The same.');
});

/** The program as it is started, with these settings and nothing else; what it said, and whether it touched its folder. */
function start(environment: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'phum-settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { PATH = '' } = process.env;
  const { status, stderr } = spawnSync(process.execPath, ['server/main.ts'], {
    cwd: path.join(import.meta.dirname, '..'),
    encoding: 'utf8',
    env: { PATH, DATA_DIR: folder, ...environment },
  });
  return { status, stderr, made: readdirSync(folder) };
}

describe('the program does not start, and says why', () => {
  it('with a wrong value of any setting', () => {
    const { status, stderr, made } = start({ ...WRONG_VALUES });
    expect([status, made]).toEqual([1, []]);
    const silent = Object.keys(WRONG_VALUES).filter(
      (name) => !new RegExp(`^ +${name}\\b.*: `, 'm').test(stderr),
    );
    expect(silent).toEqual([]);
  });

  it('with files and folders that cannot be used, before anything is made', () => {
    const { DATA_DIR = '', ...ofIdentity } = REFUSED_AT_START;
    const identity = start({ CAMDIGIKEY_CLIENT_ID: 'phum', PORT: '0', ...ofIdentity });
    expect([identity.status, identity.made]).toEqual([1, []]);
    const silent = Object.keys(ofIdentity).filter(
      (name) => !new RegExp(`^ +${name} (?:must be|cannot be used)`, 'm').test(identity.stderr),
    );
    expect(silent).toEqual([]);
    expect(identity.stderr).toContain('CAMDIGIKEY_LOGIN_HOSTS is needed with CAMDIGIKEY_CLIENT_ID.');

    const folder = start({ DATA_DIR, PORT: '0' });
    expect([folder.status, folder.stderr]).toEqual([1, expect.stringMatching(/^DATA_DIR=\S+ cannot be/)]);
  });

  it('with an address that cannot be had, before anything is made', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void other.close());
    const PORT = String((other.address() as AddressInfo).port);
    const taken = start({ PORT });
    expect([taken.status, taken.made]).toEqual([1, []]);
    expect(taken.stderr).toContain(`HOST=127.0.0.1, PORT=${PORT}: another program listens there`);
    // One of this house that another machine has.
    const foreign = start({ HOST: '10.255.255.254', PUBLIC_URL: 'http://10.255.255.254' });
    expect([foreign.status, foreign.made]).toEqual([1, []]);
    expect(foreign.stderr).toContain('cannot listen at HOST=10.255.255.254');
  });

  it('with what is not safe in production', () => {
    const { status, stderr, made } = start({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://user@phum.example/a?b',
      DEMO: '1',
      PHUM_DEV: '1',
      WEBSITE_TEST_HOSTS: 'a=b:1',
      LIMITS: '0',
      DESK_SECOND_FACTOR: '0',
      SESSION_SECRET: 'a secret that somebody has thought up',
      KEY_RING: 'a secret that somebody has thought up',
      METRICS_TOKEN: 'a secret that somebody has thought up',
      DISK_RESERVE_MB: '1',
      CAMDIGIKEY_SERVER_BASED_URL: 'http://camdigikey.example',
      SMTP_URL: 'smtp://mail.phum.example',
      DATABASE_URL: 'postgres://phum@database.phum.example/phum',
      S3_ENDPOINT: 'http://store.phum.example',
    });
    expect([status, made]).toEqual([1, []]);
    // These need that something is absent, or an address without https.
    const others =
      /^(?:SESSION_SECRET is needed|PUBLIC_URL must begin|SMTP_URL is needed|WEBSITE_TEST_HOSTS)/;
    const silent = productionRefusals.filter((says) => !others.test(says) && !stderr.includes(says));
    expect(silent).toEqual([]);
  });
});
