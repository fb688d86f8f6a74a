import type { Page } from '@playwright/test';
import { openPhone, SLOWED, type Visitor } from './phone.ts';

/** 400 kbit/s, as bytes a second, and the way there and back in ms. */
const LINE = { downloadThroughput: 50_000, uploadThroughput: 25_000, latency: 150 };
/** Who gets no answer taps again. */
const AGAIN_MS = 1_000;
const GIVE_UP_MS = 60_000;

/** In ms from the opening of a page. */
export interface Answered {
  /** The site's navigation is on the screen, when its button is tapped as soon as the page is painted, and every second from then on. */
  menu: number;
  /** Scripts answer, when somebody uses the page from its first paint on. */
  awake: number;
}

/**
 * How soon a page answers on a slow phone and a slow line with nothing kept. A page that fetches its scripts by itself, and
 * one that does when it is used, are measured alike.
 */
export async function answered(visitor: Visitor, path: string): Promise<Answered> {
  const { context, page, line } = await openPhone(visitor);
  await line.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.addInitScript(watchNavigation);
  await page.goto(visitor.origin + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const end = Date.now() + GIVE_UP_MS;
  const { x, y } = await middleOf(page, '.burger');
  let menu: number | undefined;
  while (menu === undefined && Date.now() < end) {
    await page.touchscreen.tap(x, y);
    menu = await until(page, 'navigation', AGAIN_MS);
  }
  let awake: number | undefined;
  while (awake === undefined && Date.now() < end) {
    await page.evaluate(() => void dispatchEvent(new Event('pointermove')));
    awake = await until(page, 'phum:awake', AGAIN_MS / 5);
  }
  await context.close();
  return { menu: menu ?? GIVE_UP_MS, awake: awake ?? GIVE_UP_MS };
}

/** Marks when the navigation is on the screen: its dialog, or that of the foot, which the button leads to without scripts. */
function watchNavigation(): void {
  const look = () => {
    const dialog = document.querySelector('dialog[open],[role=dialog]');
    const foot = document.querySelector('footer')?.getBoundingClientRect();
    if (dialog?.checkVisibility() || (foot && foot.top < innerHeight / 2)) performance.mark('navigation');
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function middleOf(page: Page, part: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(part).boundingBox();
  if (!box) throw new Error(`${part} is not on ${page.url()}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** When the page marked something, if it does so within this time. */
async function until(page: Page, mark: string, ms: number): Promise<number | undefined> {
  for (const end = Date.now() + ms; ; await page.waitForTimeout(50)) {
    const at = await page.evaluate((name) => performance.getEntriesByName(name)[0]?.startTime, mark);
    if (at !== undefined || Date.now() > end) return at;
  }
}
