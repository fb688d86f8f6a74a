import { startChromium } from './drivers/chromium.ts';
import type { Driver } from './drivers/driver.ts';
import { startFirefox } from './drivers/firefox.ts';
import { startWebKit } from './drivers/webkit.ts';

/** Its driver is a program of its own, and it needs a screen. */
const startWebKitHere = (program: string) =>
  startWebKit(program, {
    screen: process.env.XVFB_PATH ?? '',
    driver: process.env.WEBKIT_DRIVER_PATH ?? '',
  });

const engine = (variable: string, start: (program: string) => Promise<Driver>) => {
  const program = process.env[variable] ?? '';
  return { isThere: program !== '', start: () => start(program) };
};

/** The engines that people's browsers have; found or installed by tools/run/engines.mjs, which says where one is missing. */
export const ENGINES: Record<string, { isThere: boolean; start: () => Promise<Driver> }> = {
  Chromium: engine('CHROMIUM_PATH', startChromium),
  'old Chromium': engine('OLD_CHROMIUM_PATH', startChromium),
  Firefox: engine('FIREFOX_PATH', startFirefox),
  WebKit: engine('WEBKIT_PATH', startWebKitHere),
};
