import { chromium } from '@playwright/test';
import { type Driver, ENTER, WINDOW } from './driver.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

/** Chromium, today's or an old one, by the driver of the journeys. */
export async function startChromium(program: string): Promise<Driver> {
  const browser = await chromium.launch({ executablePath: program, args: FLAGS });
  const context = await browser.newContext({ viewport: WINDOW, hasTouch: true });
  const page = await context.newPage();
  return {
    version: browser.version(),
    open: async (address) => void (await page.goto(address)),
    run: <T>(expression: string) => page.evaluate<T>(expression),
    press: (x, y) => page.touchscreen.tap(x, y),
    async type(text) {
      await (text === ENTER ? page.keyboard.press('Enter') : page.keyboard.type(text));
    },
    setCookie: async (name, value, url) => context.addCookies([{ name, value, url }]),
    close: () => browser.close(),
  };
}
