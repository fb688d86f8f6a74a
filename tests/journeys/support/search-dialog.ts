import { expect, type Locator, type Page } from '@playwright/test';
import type { Translator } from '#shared/i18n/translate.ts';
import { awake } from './page-ready.ts';

/** The search dialog as a person meets it. */
export class SearchDialog {
  readonly page: Page;
  readonly dialog: Locator;
  readonly box: Locator;
  readonly options: Locator;
  readonly tabs: Locator;
  readonly opener: Locator;

  constructor(page: Page, t: Translator) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: t('search:title') });
    this.box = this.dialog.getByRole('combobox', { name: t('search:label') });
    this.options = this.dialog.getByRole('option');
    this.tabs = this.dialog.getByRole('tab');
    this.opener = page.getByRole('banner').getByRole('link', { name: t('shell:nav.search') });
  }

  /** Opens the dialog by the button of the bar. */
  async open(): Promise<void> {
    await awake(this.page);
    await this.opener.click();
    await expect(this.box).toBeFocused();
  }

  /** Searches at once, with Enter. */
  async find(term: string): Promise<void> {
    await this.box.fill(term);
    await this.box.press('Enter');
  }

  /** The result whose name, in either script, is this. */
  result(name: string): Locator {
    return this.options.filter({ hasText: name });
  }

  /** The option the arrow keys stand on, which the box names to screen readers. */
  async standsOn(): Promise<string> {
    return (await this.box.getAttribute('aria-activedescendant')) ?? '';
  }
}
