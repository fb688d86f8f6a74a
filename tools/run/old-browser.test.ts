import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NO_OLD_BROWSER, provideOldBrowser } from './old-browser.mjs';

const before = process.env.OLD_CHROMIUM_PATH;
beforeEach(() => {
  delete process.env.OLD_CHROMIUM_PATH;
});
afterEach(() => {
  if (before === undefined) delete process.env.OLD_CHROMIUM_PATH;
  else process.env.OLD_CHROMIUM_PATH = before;
});

describe('the old Chromium of the journeys', () => {
  it('is the one that is named', async () => {
    process.env.OLD_CHROMIUM_PATH = '/opt/old/chromium';
    await provideOldBrowser({
      canRun: () => {
        throw new Error('nobody looks');
      },
    });
    expect(process.env.OLD_CHROMIUM_PATH).toBe('/opt/old/chromium');
  });

  it('is said to be missing, by its name, where it cannot run', async () => {
    const said: string[] = [];
    await provideOldBrowser({ canRun: () => false, say: (text) => void said.push(text) });
    expect(said).toEqual([NO_OLD_BROWSER]);
    expect(NO_OLD_BROWSER).toContain('Chromium 106');
    expect(process.env.OLD_CHROMIUM_PATH).toBeUndefined();
  });
});
