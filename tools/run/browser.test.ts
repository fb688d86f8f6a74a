import { describe, expect, it } from 'vitest';
import { shellOrFound } from './browser.mjs';

const WHOLE = '/usr/bin/chromium';
const SHELL = '/usr/bin/chromium-headless-shell';

/** A system with these browsers, best first, on which the shell can be installed or not. */
function system(browsers: string[], { installs = true, env = {} } = {}) {
  const installed: string[][] = [];
  const install = async (_what: string, packages: string[]) => {
    installed.push(packages);
    if (installs) browsers.unshift(SHELL);
    return installs;
  };
  return { installed, found: () => shellOrFound({ find: () => browsers[0], install, env }) };
}

describe('the browser of the journeys', () => {
  it('is the shell, which is put beside the whole browser once', async () => {
    const { installed, found } = system([WHOLE]);
    expect([await found(), await found()]).toEqual([SHELL, SHELL]);
    expect(installed).toEqual([['chromium-headless-shell']]);
  });

  it('is the whole one where somebody chose it, or the shell cannot be had', async () => {
    const chosen = system([WHOLE], { env: { CHROMIUM_PATH: WHOLE } });
    expect(await chosen.found()).toBe(WHOLE);
    expect(chosen.installed).toEqual([]);
    expect(await system([WHOLE], { installs: false }).found()).toBe(WHOLE);
  });

  it('is another one that is here, or none', async () => {
    for (const other of ['/usr/bin/google-chrome', undefined]) {
      const { installed, found } = system(other ? [other] : []);
      expect(await found()).toBe(other);
      expect(installed).toEqual([]);
    }
  });
});
