import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

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
    expect(readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'https://a.example' }).DEMO).toBe(false);
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/PUBLIC_URL/);
  });

  it('takes the address of the site, the base of every path, from the configuration (7.002)', () => {
    expect(readConfig({ PUBLIC_URL: 'https://phum.example/' }).publicUrl).toBe('https://phum.example');
    expect(readConfig({ PORT: '4321' }).publicUrl).toBe('http://localhost:4321');
  });

  it('treats an empty value as absent', () => {
    expect(readConfig({ PORT: '' }).PORT).toBe(3000);
  });
});
