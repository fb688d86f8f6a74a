import type { Locator, Page } from '@playwright/test';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';

/** A list of the directory as a person meets it. */
export class Directory {
  readonly #t: Translator;
  readonly count: Locator;
  readonly filters: Locator;
  readonly search: Locator;
  readonly order: Locator;
  /** The chosen filters and "Clear all". */
  readonly chips: Locator;
  /** Names of the records shown, as cards. */
  readonly names: Locator;

  constructor(page: Page, t: Translator) {
    this.#t = t;
    const main = page.getByRole('main');
    this.count = main.locator('.toolbar').getByRole('status');
    this.filters = main.getByRole('search', { name: t('directory:filters') });
    this.search = this.filters.getByRole('searchbox');
    this.order = main.getByLabel(t('common:action.sort_by'));
    this.chips = main.locator('.chip-x, .chip-clear');
    this.names = main.locator('article.card .card-title a');
  }

  /** The line of a filter value, with its count. */
  choice(value: { name: string; name_kh: string }): Locator {
    const { text } = localName(value, this.#t.language);
    return this.filters.locator('label.check').filter({ hasText: text }).first();
  }
}
