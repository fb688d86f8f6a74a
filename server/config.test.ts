import { describe, expect, it } from 'vitest';
import { readConfig, readServedConfig } from './config.ts';
import { makeSecret } from './made-secret.ts';

const SAFE = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://a.example',
  SESSION_SECRET: makeSecret(),
  SMTP_URL: 'smtps://mail.a.example',
  MAIL_FROM: 'Phum <no-reply@a.test>',
  TRUST_PROXY: '1',
};

describe('readConfig', () => {
  it('has a default for everything a development machine needs', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      PORT: 3000,
      publicUrl: 'http://localhost:3000',
      production: false,
      secure: false,
    });
  });

  it('lists every wrong variable in one message', () => {
    expect(() => readConfig({ PORT: 'x', STORE: 'tape' })).toThrow(/PORT[\s\S]*STORE/);
  });

  it('keeps backups out of the bucket of the files, where each would hold the ones before it', () => {
    const store = { STORE: 's3', S3_BUCKET: 'phum', S3_KEY: 'a key', S3_SECRET: 'a secret' };
    for (const BACKUP_TO of ['s3://phum', 's3://phum/backups'])
      expect(() => readConfig({ ...store, BACKUP_TO })).toThrow(/BACKUP_TO.*another bucket/);
    for (const BACKUP_TO of ['s3://phum-backups/phum', '/backups'])
      expect(readConfig({ ...store, BACKUP_TO }).BACKUP_TO).toBe(BACKUP_TO);
  });

  it('refuses demo data and a missing address in production', () => {
    expect(() => readConfig({ NODE_ENV: 'production', DEMO: '1', PUBLIC_URL: 'https://a.example' })).toThrow(
      /DEMO/,
    );
    expect(readConfig({ NODE_ENV: 'production', DEMO: '1' })).toMatchObject({
      DEMO: true,
      production: false,
    });
    expect(readConfig(SAFE).DEMO).toBe(false);
    // Whoever starts it for the first time reads all at once.
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
      /PUBLIC_URL is needed[\s\S]*SESSION_SECRET is needed[\s\S]*SMTP_URL is needed/,
    );
  });

  it('takes the address of the site from the configuration', () => {
    expect(readConfig({ ...SAFE, PUBLIC_URL: 'https://phum.example/' }).publicUrl).toBe(
      'https://phum.example',
    );
    expect(readConfig({ PORT: '4321' }).publicUrl).toBe('http://localhost:4321');
  });

  it('treats an empty value as absent', () => {
    expect(readConfig({ PORT: '' }).PORT).toBe(3000);
  });
});

describe('production', () => {
  const refusal = (env: Record<string, string | undefined>) => {
    try {
      readConfig({ ...SAFE, ...env });
      return 'starts';
    } catch (error) {
      return (error as Error).message;
    }
  };

  it('starts when nothing makes it unsafe', () => {
    expect(refusal({})).toBe('starts');
  });

  it.each([
    ['PHUM_DEV', { PHUM_DEV: '1' }],
    ['LIMITS', { LIMITS: '0' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://a.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://localhost.a.example' }],
    ['DESK_SECOND_FACTOR', { DESK_SECOND_FACTOR: '0' }],
    ['SESSION_SECRET', { SESSION_SECRET: 'a'.repeat(64) }],
    ['SESSION_SECRET', { SESSION_SECRET: 'correcthorsebatterystaplecorrecthorsebatterystaple' }],
    ['SESSION_SECRET', { SESSION_SECRET: undefined }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'figures' }],
    ['SESSION_SECRET', { SESSION_SECRET: 'CorrectHorse7BatteryStaple31OrangePurple8MonkeyDishwasher42' }],
    ['SMTP_URL', { SMTP_URL: undefined }],
    ['SMTP_URL', { SMTP_URL: undefined, REGISTRATION: '0' }],
    ['MAIL_FROM', { MAIL_FROM: undefined }],
    ['TRUST_PROXY', { TRUST_PROXY: undefined }],
    ['MAIL_FROM', { MAIL_FROM: 'no-reply@phum.example' }],
    ['DEMO', { DEMO: '1', DESK_SECOND_FACTOR: '1' }],
    ['NODE_ENV', { NODE_ENV: undefined }],
    ['NODE_ENV', { NODE_ENV: undefined, PUBLIC_URL: 'http://phum.a.example' }],
    ['NODE_ENV', { NODE_ENV: undefined, PUBLIC_URL: 'http://localhost:3000', TRUST_PROXY: '1' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: SAFE.SESSION_SECRET }],
    ['DISK_RESERVE_MB', { DISK_RESERVE_MB: '0' }],
    ['CAMDIGIKEY_SERVER_BASED_URL', { CAMDIGIKEY_SERVER_BASED_URL: 'http://api.a.example' }],
    ['CAMDIGIKEY_SERVER_BASED_URL', { CAMDIGIKEY_SERVER_BASED_URL: 'http://10.0.0.7' }],
    ['S3_ENDPOINT', { S3_ENDPOINT: 'http://store.a.example' }],
    ['NODE_ENV', { NODE_ENV: undefined, PUBLIC_URL: 'http://10.evil.example' }],
    [
      'NODE_ENV',
      {
        NODE_ENV: undefined,
        TRUST_PROXY: undefined,
        PUBLIC_URL: 'http://192.168.phum.example',
        HOST: '0.0.0.0',
      },
    ],
    ['NODE_ENV', { NODE_ENV: undefined, TRUST_PROXY: undefined, PUBLIC_URL: undefined, HOST: '203.0.113.7' }],
    ['PUBLIC_URL', { NODE_ENV: undefined, TRUST_PROXY: undefined, PUBLIC_URL: undefined, HOST: '0.0.0.0' }],
    ['PUBLIC_URL', { NODE_ENV: undefined, TRUST_PROXY: undefined, PUBLIC_URL: undefined, HOST: '::' }],
    [
      'PUBLIC_URL',
      { NODE_ENV: undefined, TRUST_PROXY: undefined, PUBLIC_URL: undefined, HOST: '192.168.1.20' },
    ],
    [
      'PUBLIC_URL',
      { NODE_ENV: undefined, TRUST_PROXY: undefined, PUBLIC_URL: 'http://localhost:3000', HOST: '0.0.0.0' },
    ],
  ])('refuses an unsafe %s with one sentence that names it', (name, env) => {
    const said = refusal(env).split('\n').slice(1);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(name);
    expect(said[0]).toMatch(/\.$/);
  });

  it.each(['nonsense', 'Phum', 'Phum <nobody>', 'a@b.test, c@d.test', 'A <a@b.test> B', 'A, B <a@b.test>'])(
    'takes no sender whose mails every server would refuse: %s',
    (MAIL_FROM) => expect(refusal({ MAIL_FROM })).toMatch(/MAIL_FROM: must be an address/),
  );

  it('writes demo data into nobody’s database unless told so', () => {
    const DATABASE_URL = 'postgres://localhost/phum';
    expect([readConfig({}).DEMO, readConfig({ DATABASE_URL }).DEMO]).toEqual([true, false]);
    expect(readConfig({ DATABASE_URL, DEMO: '1' }).DEMO).toBe(true);
  });

  it.each(['nonsense', 'https://mail.a.example', 'smtp:mail.a.example', 'smtp://', 'smtps:///inbox'])(
    'takes no address of a mail server that is none: %s',
    (SMTP_URL) => expect(refusal({ SMTP_URL })).toMatch(/SMTP_URL: must begin with smtp/),
  );

  it.each([
    ['SMTP_URL', 'smtp://u:p@mail.a.example:25'],
    ['SMTP_URL', 'smtp://mail.a.example?ignoreTLS=true'],
    ['SMTP_URL', 'smtps://mail.a.example?tls.rejectUnauthorized=false'],
    ['SMTP_URL', 'smtp://mail.a.example?requireTLS=true&tls.rejectUnauthorized=false'],
    ['SMTP_URL', 'smtps://mail.a.example?jsonTransport=true'],
    ['DATABASE_URL', 'postgres://u:p@8.8.8.8/phum'],
    ['DATABASE_URL', 'postgres://u:p@db.a.example/phum?sslmode=disable'],
    ['DATABASE_URL', 'postgres://u:p@db.a.example/phum?sslmode=no-verify'],
    ['PUBLIC_URL', 'https://u:p@a.example'],
    ['PUBLIC_URL', 'https://a.example/x'],
    ['PUBLIC_URL', 'https://a.example/?x'],
  ])('refuses %s=%s: what must not be read on the way may not leave the house openly', (name, value) =>
    expect(refusal({ [name]: value })).toContain(`${name} must`),
  );

  it.each([
    ['SMTP_URL', 'smtp://mail.a.example:587?requireTLS=true'],
    ['SMTP_URL', 'smtp://10.1.2.3:25'],
    ['SMTP_URL', 'smtp://relay'],
    ['DATABASE_URL', 'postgres://u:p@db.a.example/phum?sslmode=verify-full'],
    ['DATABASE_URL', 'postgres://u:p@10.1.2.3/phum'],
    ['DATABASE_URL', 'postgres:///phum?host=/var/run/postgresql'],
    ['PUBLIC_URL', 'https://a.example:8443/'],
  ])('takes %s=%s', (name, value) => expect(refusal({ [name]: value })).toBe('starts'));

  it('is no trial behind a proxy, wherever it says it is', () => {
    const behind = { PUBLIC_URL: 'http://localhost:3000', TRUST_PROXY: '1', LIMITS: '0', DEMO: '1' };
    for (const name of ['DEMO', 'PUBLIC_URL', 'LIMITS', 'DESK_SECOND_FACTOR'])
      expect(refusal(behind)).toContain(name);
  });

  it('is asked for wherever others get to a server, tests included', () => {
    const off = { NODE_ENV: 'test', LIMITS: '0', DESK_SECOND_FACTOR: '0', SESSION_SECRET: 'a'.repeat(32) };
    for (const env of [
      { PUBLIC_URL: 'https://phum.a.example' },
      { PUBLIC_URL: 'http://phum.a.example' },
      { HOST: '0.0.0.0' },
    ])
      expect(() => readServedConfig({ ...off, ...env })).toThrow(/NODE_ENV=production/);
    expect(readServedConfig({ ...off, PUBLIC_URL: 'http://localhost:3000' }).LIMITS).toBe(false);
    expect(() => readServedConfig({ ...SAFE, LIMITS: '0' })).toThrow(/LIMITS/);
    expect(readServedConfig(SAFE).production).toBe(true);
    for (const PUBLIC_URL of [
      'http://192.168.1.20:3000',
      'http://office-mac.local:3000',
      'http://laptop:3000',
    ])
      expect(readServedConfig({ PUBLIC_URL, HOST: '0.0.0.0' }).publicUrl).toBe(PUBLIC_URL);
  });

  it('says everything that is unsafe at once', () => {
    expect(refusal({ LIMITS: '0', PHUM_DEV: '1' })).toMatch(/PHUM_DEV[\s\S]*LIMITS/);
  });

  const ON_THIS_MACHINE = ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'];
  const LAX = {
    SESSION_SECRET: 'a'.repeat(32),
    LIMITS: '0',
    DESK_SECOND_FACTOR: '0',
    SMTP_URL: undefined,
    TRUST_PROXY: undefined,
  };

  it.each(ON_THIS_MACHINE)(
    'is a trial at %s with demo data, which only development pages keep from starting',
    (PUBLIC_URL) => {
      const trial = { ...LAX, PUBLIC_URL, DEMO: '1' };
      expect(refusal(trial)).toBe('starts');
      expect(refusal({ ...trial, PHUM_DEV: '1' })).toContain('PHUM_DEV');
      // Whoever listens to everybody is no trial, whatever the address is called.
      for (const HOST of ['0.0.0.0', '::', '192.0.2.2'])
        expect(refusal({ ...trial, HOST })).toMatch(/PUBLIC_URL[\s\S]*LIMITS/);
      for (const HOST of ['127.0.0.1', '::1', 'localhost'])
        expect(refusal({ ...trial, HOST })).toBe('starts');
    },
  );

  it.each(ON_THIS_MACHINE)(
    'without demo data is no trial at %s either: a proxy may hide in front',
    (PUBLIC_URL) => {
      for (const name of ['https://', 'LIMITS', 'DESK_SECOND_FACTOR', 'SESSION_SECRET', 'SMTP_URL'])
        expect(refusal({ ...LAX, PUBLIC_URL })).toContain(name);
      expect(refusal({ PUBLIC_URL })).toContain('https://');
    },
  );
});
