import type { Browser, BrowserContext, Page } from '@playwright/test';

/** A window with one page, and cookies, storage and a cache of its own. */
export interface JourneyWindow {
  page: Page;
  /** How wide and high it was when it was new. */
  size: ReturnType<Page['viewportSize']>;
  /** Where goes what its pages write to the console. */
  console: { problems: string[]; expected: RegExp | null };
}

/** Windows of this worker that nobody uses, by what they were made with. */
const spare = new Map<string, JourneyWindow[]>();

/** What a test may have listened to; what the window itself listens to hangs on the context. */
const EVENTS = [
  'dialog',
  'request',
  'requestfinished',
  'requestfailed',
  'response',
  'framenavigated',
] as const;

/** A document that runs no script and is of the site: a window is emptied there, and nothing is written afterwards. */
const PARKING = '/sw.js';

/**
 * A window that was emptied, or a new one. Code, styles and letters stay in its cache, as for a visitor who comes back: to
 * fetch and to compile them again costs more than most pages. `kind` names how windows are made; without one it is new.
 */
export async function takeWindow(
  browser: Browser,
  kind: string | null,
  prepare: (context: BrowserContext, console: JourneyWindow['console']) => Promise<void>,
): Promise<JourneyWindow> {
  const kept = kind === null ? undefined : spare.get(kind)?.pop();
  if (kept) return kept;
  const context = await browser.newContext();
  const console = { problems: [], expected: null };
  await prepare(context, console);
  const page = await context.newPage();
  return { page, size: page.viewportSize(), console };
}

/** Keeps a window for the next who asks for one of its kind; or closes it, also when a page in it would not go. */
export async function giveBack(window: JourneyWindow, kind: string | null, origin: string): Promise<void> {
  if (kind === null || window.page.isClosed()) return window.page.context().close();
  try {
    await empty(window, origin);
  } catch {
    return window.page.context().close();
  }
  spare.set(kind, [...(spare.get(kind) ?? []), window]);
}

/** Leaves nothing in a window of whoever had it. */
async function empty({ page, size }: JourneyWindow, origin: string): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const event of EVENTS) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  // On paper there are neither buttons nor a head of the page: who comes next would look for them for ever.
  await page.emulateMedia({ media: null });
  await page.goto(origin + PARKING);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  if (size) await page.setViewportSize(size);
  await page.mouse.move(-1, -1);
}
