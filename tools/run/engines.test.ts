import { describe, expect, it } from 'vitest';
import { notTried, provideEngines } from './engines.mjs';

/** Provides on a machine that has these files, and says what came of it. */
async function provide(files: string[], afterInstall: string[] = []) {
  const said: string[] = [];
  const installed: string[] = [];
  const env: Record<string, string> = {};
  await provideEngines({
    env,
    look: (patterns) =>
      [...files].find((file) => patterns.some((one) => file.endsWith(one.split('/').at(-1) ?? ''))),
    async install(_what, packages) {
      installed.push(...packages);
      files.push(...afterInstall);
      return true;
    },
    say: (text) => void said.push(text),
  });
  return { said, installed, env };
}

const FIREFOX = '/usr/bin/firefox-esr';
const WEBKIT = ['/usr/lib/x/webkit2gtk-4.1/MiniBrowser', '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];

describe('the engines of the journeys', () => {
  it('are those that are there', async () => {
    const { said, installed, env } = await provide([FIREFOX, ...WEBKIT]);
    expect([said, installed]).toEqual([[], []]);
    expect(env).toEqual({
      FIREFOX_PATH: FIREFOX,
      WEBKIT_PATH: WEBKIT[0],
      WEBKIT_DRIVER_PATH: WEBKIT[1],
      XVFB_PATH: WEBKIT[2],
    });
  });

  it('are installed from Debian where they are missing', async () => {
    const { said, installed, env } = await provide([FIREFOX], WEBKIT);
    expect(installed).toEqual(['webkit2gtk-driver', 'xvfb']);
    expect(said).toEqual([]);
    expect(env.WEBKIT_PATH).toBe(WEBKIT[0]);
  });

  it('are said to be missing by name, each, and half of one is none', async () => {
    const { said, env } = await provide([], WEBKIT.slice(1));
    expect(said).toEqual([notTried('Firefox'), notTried("WebKit, Safari's engine")]);
    expect(said.join()).toContain('Not tried in Firefox');
    expect(env).toEqual({});
  });
});
