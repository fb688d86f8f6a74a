import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { pagePolicy, securityHeaders } from './security-headers.ts';

const config = (url: string) => readConfig({ NODE_ENV: 'test', PUBLIC_URL: url });
const [secure, plain] = [config('https://phum.example'), config('http://localhost:3000')];

describe('headers of every answer', () => {
  it('keep browsers on https for a year where the site is there, other names below it only when asked to', () => {
    const seconds = (header = '') => Number(/max-age=(\d+)/.exec(header)?.[1]);
    const header = securityHeaders(secure)['strict-transport-security'];
    expect(seconds(header)).toBeGreaterThanOrEqual(365 * 24 * 3_600);
    expect(header).not.toContain('includeSubDomains');
    const all = readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'https://phum.example', HSTS_SUBDOMAINS: '1' });
    expect(securityHeaders(all)['strict-transport-security']).toContain('; includeSubDomains');
    expect(securityHeaders(plain)).not.toHaveProperty('strict-transport-security');
  });

  it('allow nothing to what is no page, and no site to frame it', () => {
    const policy = securityHeaders(secure)['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  });
});

describe('the policy of a page', () => {
  it('names its scripts by their hashes, and allows neither objects nor another base nor frames around it', () => {
    const rules = pagePolicy(['sha256-abc'], secure, '/').split('; ');
    expect(rules).toEqual(
      expect.arrayContaining([
        "script-src 'self' 'sha256-abc'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        'upgrade-insecure-requests',
      ]),
    );
    expect(rules.find((rule) => rule.startsWith('script-src'))).not.toMatch(/unsafe|\*|https?:/);
  });

  it('takes no styles but those of files, except for mails in the mailbox of a demonstration', () => {
    const env = { NODE_ENV: 'test', PUBLIC_URL: 'http://localhost:3000' };
    const of = (demo: string, pathname: string) =>
      pagePolicy([], readConfig({ ...env, DEMO: demo }), pathname)
        .split('; ')
        .filter((rule) => rule.startsWith('style-src'));
    for (const [demo, path] of [
      ['1', '/'],
      ['1', '/program'],
      ['0', '/dev/mailbox'],
    ] as const)
      expect(of(demo, path), path).toEqual(["style-src 'self'"]);
    expect(of('1', '/dev/mailbox/1')).toEqual(["style-src 'self'", "style-src-attr 'unsafe-inline'"]);
  });
});
