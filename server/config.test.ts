import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const SAFE = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://a.example',
  SESSION_SECRET: 'nxx6QuOwXWjEofc5C+JdjGoT9OebINWMPm9xpIBbyS0=',
  SMTP_URL: 'smtps://mail.a.example',
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

  it('refuses demo data and a missing address in production', () => {
    expect(() => readConfig({ NODE_ENV: 'production', DEMO: '1', PUBLIC_URL: 'https://a.example' })).toThrow(
      /DEMO/,
    );
    expect(readConfig({ NODE_ENV: 'production', DEMO: '1' })).toMatchObject({
      DEMO: true,
      production: false,
    });
    expect(readConfig(SAFE).DEMO).toBe(false);
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/PUBLIC_URL/);
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
    expect(refusal({ REGISTRATION: '0', SMTP_URL: undefined })).toBe('starts');
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
    ['SMTP_URL', { SMTP_URL: undefined }],
    ['DEMO', { DEMO: '1', DESK_SECOND_FACTOR: '1' }],
    ['NODE_ENV', { NODE_ENV: undefined }],
  ])('refuses an unsafe %s with one sentence that names it', (name, env) => {
    const said = refusal(env).split('\n').slice(1);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(name);
    expect(said[0]).toMatch(/\.$/);
  });

  it('says everything that is unsafe at once', () => {
    expect(refusal({ LIMITS: '0', PHUM_DEV: '1' })).toMatch(/PHUM_DEV[\s\S]*LIMITS/);
  });

  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'is a trial at %s, which only development pages keep from starting',
    (PUBLIC_URL) => {
      const trial = {
        PUBLIC_URL,
        SESSION_SECRET: 'a'.repeat(32),
        LIMITS: '0',
        DESK_SECOND_FACTOR: '0',
        SMTP_URL: undefined,
      };
      expect(refusal(trial)).toBe('starts');
      expect(refusal({ ...trial, DEMO: '1' })).toBe('starts');
      expect(refusal({ ...trial, PHUM_DEV: '1' })).toContain('PHUM_DEV');
      // Whoever listens to everybody is no trial, whatever the address is called.
      for (const HOST of ['0.0.0.0', '::', '192.0.2.2'])
        expect(refusal({ ...trial, HOST })).toMatch(/PUBLIC_URL[\s\S]*LIMITS/);
      for (const HOST of ['127.0.0.1', '::1', 'localhost'])
        expect(refusal({ ...trial, HOST })).toBe('starts');
    },
  );
});
