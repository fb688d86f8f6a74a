import { expect, type Locator, type Page } from '@playwright/test';
import type { Translator } from '#shared/i18n/translate.ts';

/** The frame of the site around a page. */
export class Shell {
  readonly #page: Page;
  readonly #t: Translator;
  readonly bar: Locator;
  readonly footer: Locator;
  readonly drawer: Locator;
  readonly signIn: Locator;

  constructor(page: Page, t: Translator) {
    this.#page = page;
    this.#t = t;
    this.bar = page.locator('header.bar');
    this.footer = page.getByRole('contentinfo');
    this.drawer = page.getByRole('dialog', { name: t('shell:nav.menu') });
    this.signIn = page.getByRole('dialog', { name: t('shell:sign_in.title') });
  }

  /** Opens the navigation of small screens. */
  async openDrawer(): Promise<void> {
    await this.bar.getByRole('link', { name: this.#t('shell:nav.open_menu') }).click();
    await expect(this.drawer).toBeVisible();
  }

  /** Where the navigation stands on this width; the drawer is opened for it. */
  async navigation(device: 'phone' | 'desktop'): Promise<Locator> {
    if (device === 'phone') await this.openDrawer();
    const around = device === 'phone' ? this.drawer : this.bar;
    return around.getByRole('navigation', { name: this.#t('shell:nav.label') });
  }

  /** The way to the other language. */
  async languageToggle(device: 'phone' | 'desktop'): Promise<Locator> {
    if (device === 'phone') await this.openDrawer();
    return (device === 'phone' ? this.drawer : this.bar).locator('.lang-switch');
  }

  /** Scrolls at once to a height and waits until the page has heard of it. */
  async scrollTo(y: number): Promise<void> {
    await this.#page.evaluate(async (top) => {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }, y);
  }
}
