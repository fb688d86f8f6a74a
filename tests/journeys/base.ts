import { type BrowserContext, expect, type Page, test as playwright } from '@playwright/test';
import { catalog } from '#shared/i18n/catalog.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { createTranslator, type Translator } from '#shared/i18n/translate.ts';
import { DeskCalls } from './support/desk-calls.ts';
import { signIn, staff } from './support/people.ts';
import { Site } from './support/site.ts';
import { giveBack, type JourneyWindow, takeWindow } from './support/windows.ts';
import { readWithoutMarks } from './support/without-marks.ts';

/** The windows of the journeys. */
export const VIEWPORTS = {
  phone: { width: 375, height: 812 },
  desktop: { width: 1280, height: 900 },
} as const;

export interface JourneyOptions {
  language: Language;
  device: 'phone' | 'desktop';
  /**
   * The line says that it saves data: pages are not fetched before they are asked for. So it is unless a journey wants all
   * that visitors have (`WHOLE`): what works unseen for the next page costs more than the page itself.
   */
  savesData: boolean;
  /** Pages keep the marks where lines of Khmer may end; for journeys about these. */
  keepsMarks: boolean;
  /** What the test does to its window cannot be undone, or the window has to be as nobody has used it: it gets a new one. */
  ownWindow: boolean;
  /** Console lines that a file expects, because it takes the connection away or breaks something on purpose. */
  expectedConsole: RegExp | null;
}

/** For the main journeys: with the service worker, with pages fetched early, and with movement, as visitors have it. */
export const WHOLE = {
  serviceWorkers: 'allow',
  savesData: false,
  contextOptions: { reducedMotion: 'no-preference' },
} as const;

interface JourneyFixtures {
  t: Translator;
  /** The API of the site, as a visitor. */
  site: Site;
  /** The desk through its calls, as a reviewer who is nowhere on the screen. */
  reviewer: DeskCalls;
  /** What the pages wrote to the console. */
  problems: string[];
  /** Gives a new window the language of its reader, and listens to it. */
  prepared: (context: BrowserContext, language: Language) => Promise<void>;
  /** Gives pages of different windows; they are taken back when the test is over. */
  openWindow: (language: Language) => Promise<Page>;
  /** A page of another person: own cookies, own storage, same width. */
  another: (language?: Language) => Promise<Page>;
}

/** Texts the browser and its driver write to the console, which are no fault of the page. */
const HARMLESS: readonly RegExp[] = [
  /^Failed to load resource: the server responded with a status of 4\d\d/,
  /^Service Worker registration blocked by Playwright/,
  // Mails are shown in a frame without scripts, and what the driver runs in every page is one.
  /^Blocked script execution in 'about:srcdoc'/,
];

/**
 * A Playwright test in the project's language and width, with the translator of that language. Anything a page writes to
 * the console as an error or a warning, and any error it does not catch, fails the journey. A test that asks for no page
 * needs no browser.
 */
export const test = playwright.extend<JourneyOptions & JourneyFixtures>({
  language: ['en', { option: true }],
  device: ['desktop', { option: true }],
  savesData: [true, { option: true }],
  keepsMarks: [false, { option: true }],
  ownWindow: [false, { option: true }],
  expectedConsole: [null, { option: true }],
  t: async ({ language }, use) => use(translatorOf(language)),
  site: async ({ request, language, baseURL }, use) => use(new Site(request, language, baseURL ?? '')),
  reviewer: async ({ playwright: driver, baseURL }, use) => {
    const request = await driver.request.newContext({ baseURL });
    await signIn({ request }, staff('reviewer'));
    await use(new DeskCalls(request));
    await request.dispose();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  problems: async ({}, use) => use([]),
  prepared: async ({ baseURL, problems, expectedConsole, savesData }, use) =>
    use(async (context, language) => {
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? 'http://localhost' }]);
      if (savesData) await context.addInitScript(sayThatDataIsSaved);
      await context.addInitScript(readWithoutMarks);
      listen(context, { problems, expected: expectedConsole });
    }),
  openWindow: async (
    {
      browser,
      baseURL,
      problems,
      expectedConsole,
      ownWindow,
      savesData,
      keepsMarks,
      javaScriptEnabled,
      serviceWorkers,
      contextOptions,
      viewport,
    },
    use,
    info,
  ) => {
    const origin = baseURL ?? 'http://localhost';
    // What a service worker keeps goes with its window.
    const isNew = ownWindow || serviceWorkers === 'allow';
    const kind = isNew
      ? null
      : JSON.stringify([savesData, keepsMarks, javaScriptEnabled, contextOptions, viewport]);
    const taken: JourneyWindow[] = [];
    await use(async (language) => {
      const window = await takeWindow(browser, kind, async (context, console) => {
        if (savesData) await context.addInitScript(sayThatDataIsSaved);
        if (!keepsMarks) await context.addInitScript(readWithoutMarks);
        // Nothing begins by itself where pages have no scripts; a page that leads on at once is gone by then.
        if (!keepsMarks && javaScriptEnabled === false)
          context.on('page', (page) =>
            page.on('domcontentloaded', () => page.evaluate(readWithoutMarks).catch(() => {})),
          );
        listen(context, console);
      });
      taken.push(window);
      Object.assign(window.console, { problems, expected: expectedConsole });
      // Answers differ by cookie: with one of its own no test is shown what another has read.
      const cookies = { language, journey: crypto.randomUUID() };
      const all = Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin }));
      await window.page.context().addCookies(all);
      return window.page;
    });
    // After a failure nobody knows what a window is in the middle of.
    const isWhole = info.status === info.expectedStatus;
    for (const window of taken) await giveBack(window, isWhole ? kind : null, origin);
  },
  context: async ({ page }, use) => use(page.context()),
  // Looked at before the page is closed.
  page: async ({ openWindow, language, problems }, use) => {
    await use(await openWindow(language));
    expectClean(problems);
  },
  another: async ({ openWindow, language, problems }, use) => {
    await use((own = language) => openWindow(own));
    expectClean(problems);
  },
});

export { expect };

/**
 * For journeys whose outcome hangs on neither language nor width: each runs in one project alone, whichever of the two suits
 * it. The tag is the project's name.
 */
export const ON_PHONE = { tag: '@km-phone' } as const;
export const ON_DESKTOP = { tag: '@en-desktop' } as const;
/** Tried in an old Chromium too, about the oldest whose people get our scripts (docs/browsers.md). */
export const ON_OLD_PHONES_TOO = { tag: ['@km-phone', '@old-phone'] };

/** The texts of a language, as the site writes them. */
export function translatorOf(language: Language): Translator {
  return createTranslator(language, catalog[language]);
}

const expectClean = (problems: string[]) => expect(problems, 'console of the pages').toEqual([]);

/** Runs in the page; a test that tells another line does so after it. */
function sayThatDataIsSaved(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
}

/** Notes what the pages of a context write to the console and what they do not catch. */
function listen(context: BrowserContext, to: JourneyWindow['console']): void {
  const note = (text: string) => {
    const accepted = to.expected ? [...HARMLESS, to.expected] : HARMLESS;
    if (!accepted.some((one) => one.test(text))) to.problems.push(text);
  };
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => note(String(error.error())));
}
