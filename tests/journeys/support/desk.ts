import { expect, type Locator, type Page } from '@playwright/test';
import type { DemoPerson } from '#server/database/demo/staff.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { messageName } from '#web/features/review/decide/typed-decision.ts';
import { awake, open } from './page-ready.ts';
import { DEMO_PASSWORD, staff } from './people.ts';

/** A message a reviewer writes: about a field of the form by its name, or (null) about the whole. */
export interface PinnedMessage {
  field: string | null;
  text: string;
  /** The language it is written in; that of the page unless said. */
  language?: Language;
}

/** The review desk as staff meet it; `t` speaks the language of the page. */
export class Desk {
  readonly page: Page;
  readonly #t: Translator;
  /** The box in which one decides. */
  readonly decision: Locator;
  /** The line about the decision just taken. */
  readonly done: Locator;
  /** The requests of the queue. */
  readonly rows: Locator;

  constructor(page: Page, t: Translator) {
    this.page = page;
    this.#t = t;
    this.decision = page.getByRole('region', { name: t('desk:decide.title'), exact: true });
    this.done = page.getByRole('region', { name: t('desk:done.label') });
    this.rows = page.getByRole('main').locator('tbody tr');
  }

  /** Signs in at the door of the desk, as a person does, and waits for the queue or the page asked for. */
  async signIn({ email }: DemoPerson = staff('reviewer'), at = '/desk'): Promise<void> {
    await open(this.page, at);
    await this.page.getByLabel(this.#t('shell:sign_in.email')).fill(email);
    await this.page.getByLabel(this.#t('shell:sign_in.password')).fill(DEMO_PASSWORD);
    await this.page
      .getByRole('main')
      .getByRole('button', { name: this.#t('shell:account.sign_in'), exact: true })
      .click();
    await this.page.waitForURL((url) => url.pathname === new URL(at, url).pathname);
    await awake(this.page);
  }

  /** Opens a request by its id. */
  async openRequest(id: string, query = ''): Promise<void> {
    await open(this.page, `/desk/review/${id}${query}`);
  }

  /** A field of the request opened, with its value, its messages and the place to write one. */
  field(name: string): Locator {
    return this.page.locator(`#about-${name}`);
  }

  /** The box of a message; it has to be opened first where it belongs to a field. */
  messageBox({ field, language = this.#t.language }: Omit<PinnedMessage, 'text'>): Locator {
    return this.page.locator(`textarea[name="${messageName(field, language)}"]`);
  }

  /** Chooses a decision without sending it. */
  async choose(decision: 'approve' | 'return' | 'reject'): Promise<void> {
    await this.decision.locator(`input[name="decision"][value="${decision}"]`).check();
  }

  /** Writes a message, at its field or about the whole. */
  async write(message: PinnedMessage): Promise<void> {
    const box = this.messageBox(message);
    if (message.field === null) await this.choose('return');
    else if (!(await box.isVisible())) {
      const summary = this.field(message.field).locator('summary');
      // What was not provided stands folded in one line.
      if (!(await summary.isVisible())) await this.page.locator('.desk-left-out > summary').click();
      await summary.click();
    }
    await box.fill(message.text);
  }

  /** Presses the button of the decision chosen. */
  async send(decision: 'approve' | 'return' | 'reject'): Promise<void> {
    await this.decision.getByRole('button', { name: this.#t(`desk:decide.${decision}_button`) }).click();
  }

  /** Approves the request opened; done when the desk says so. */
  async approve(): Promise<void> {
    await this.choose('approve');
    await this.send('approve');
    await expect(this.done).toBeVisible();
  }

  /** Returns the request opened with messages. */
  async returnWith(messages: readonly PinnedMessage[]): Promise<void> {
    for (const message of messages) await this.write(message);
    await this.choose('return');
    await this.send('return');
    await expect(this.done).toBeVisible();
  }

  /** Rejects the request opened with a reason. */
  async reject(reason: string): Promise<void> {
    await this.choose('reject');
    await this.decision.locator('textarea[name="reason"]').fill(reason);
    await this.send('reject');
    await expect(this.done).toBeVisible();
  }

  /** Takes the last decision back while that can be done. */
  async undo(): Promise<void> {
    await this.done.getByRole('button', { name: this.#t('desk:done.undo') }).click();
    await expect(this.done).toBeHidden();
    await expect(this.decision).toBeVisible();
  }
}
