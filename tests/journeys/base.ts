import { test as playwright } from '@playwright/test';
import { catalog } from '#shared/i18n/catalog.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { createTranslator, type Translator } from '#shared/i18n/translate.ts';

export interface JourneyOptions {
  language: Language;
  device: 'phone' | 'desktop';
}

/** Texts the browser itself writes to the console, which are no fault of the page. */
const HARMLESS: readonly RegExp[] = [/Failed to load resource: the server responded with a status of 4\d\d/];

/**
 * A Playwright test in the project's language and width, with the translator of that language. Anything a page writes to
 * the console as an error or a warning, and any error it does not catch, fails the journey.
 */
export const test = playwright.extend<JourneyOptions & { t: Translator; consoleIsClean: undefined }>({
  language: ['en', { option: true }],
  device: ['desktop', { option: true }],
  t: async ({ language }, use) => use(createTranslator(language, catalog[language])),
  context: async ({ context, language, baseURL }, use) => {
    await context.addCookies([{ name: 'language', value: language, url: baseURL ?? 'http://localhost' }]);
    await use(context);
  },
  consoleIsClean: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        const text = message.text();
        if (['error', 'warning'].includes(message.type()) && !HARMLESS.some((one) => one.test(text)))
          problems.push(text);
      });
      page.on('pageerror', (error) => void problems.push(String(error)));
      await use(undefined);
      playwright.expect(problems, 'console of the page').toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = playwright;
