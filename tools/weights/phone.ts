import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** The phone that pages are weighed on. */
const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  locale: 'km-KH',
  hasTouch: true,
  isMobile: true,
};
/** Times that this machine is slower for the page. */
export const SLOWED = 6;

/** Who looks, with what the browser keeps: nothing for a first visit. */
export interface Visitor {
  browser: Browser;
  origin: string;
  /** The cookies of somebody who is signed in, as JSON. */
  cookies?: string;
  worker?: boolean;
}

export interface Phone {
  context: BrowserContext;
  page: Page;
  line: CDPSession;
}

/** A new profile of a browser with one page, and its line to measure on. */
export async function openPhone({ browser, cookies, worker = false }: Visitor): Promise<Phone> {
  const context = await browser.newContext({
    ...PHONE,
    serviceWorkers: worker ? 'allow' : 'block',
    ...(cookies ? { storageState: JSON.parse(cookies) } : {}),
  });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  return { context, page, line };
}

/** Opens a page and waits until nothing is fetched any more; whatever is not there is an error. */
export async function visit(page: Page, address: string): Promise<void> {
  const answer = await page.goto(address, { waitUntil: 'networkidle' });
  if (!answer?.ok()) throw new Error(`${address}: ${answer?.status()}`);
}
