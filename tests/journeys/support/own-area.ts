import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { TextKey } from '#shared/i18n/keys.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { awake, open } from './page-ready.ts';
import { type EmailAccount, newAccount } from './sign-in.ts';

/** Signs a browser in through the API. */
export async function signInAs(
  request: APIRequestContext,
  { email, password }: EmailAccount,
  code?: string,
): Promise<{ id: string }> {
  const answer = await request.post('/public/api/v1/auth/login/', {
    data: { email, password, ...(code ? { code } : {}) },
  });
  if (!answer.ok()) throw new Error(`Sign-in of ${email}: ${answer.status()} ${await answer.text()}`);
  return ((await answer.json()) as { data: { id: string } }).data;
}

/** Shows through the API that it is whoever signed in: the pages that ask for it are walked by `confirmByPassword`. */
export async function prove(request: APIRequestContext, password: string): Promise<void> {
  const answer = await request.post('/base-api/me/proof/', { data: { way: 'password', password } });
  if (!answer.ok()) throw new Error(`Proof: ${answer.status()} ${await answer.text()}`);
}

/** From a page that asks for it: confirms who it is by the password. */
export async function confirmByPassword(page: Page, t: Translator, password: string): Promise<void> {
  const main = page.getByRole('main');
  await main
    .getByRole('link', { name: t('profile:proof.first') })
    .first()
    .click();
  await main.getByLabel(t('profile:proof.password'), { exact: true }).fill(password);
  await main.getByRole('button', { name: t('profile:proof.confirm'), exact: true }).click();
}

/** The pages of a person of their own, with an account nobody else uses. */
export class OwnArea {
  readonly page: Page;
  readonly account: EmailAccount;
  readonly id: string;
  readonly #t: Translator;

  private constructor(page: Page, t: Translator, account: EmailAccount, id: string) {
    this.page = page;
    this.#t = t;
    this.account = account;
    this.id = id;
  }

  /** Opens an account and signs the page in. */
  static async begin(page: Page, t: Translator, request: APIRequestContext): Promise<OwnArea> {
    const account = await newAccount(request, t.language as Language);
    const { id } = await signInAs(page.request, account);
    return new OwnArea(page, t, account, id);
  }

  async open(area: 'bio' | 'change_password' | 'account'): Promise<void> {
    await open(this.page, `/user/profile/${area}`);
  }

  /** Follows the first "First confirm that it is you" of the page, does so by the password, and is back. */
  async confirm(): Promise<void> {
    const back = new URL(this.page.url()).pathname;
    await confirmByPassword(this.page, this.#t, this.account.password);
    await this.page.waitForURL(({ pathname }) => pathname === back);
  }

  /** A control of the bio by its name. */
  box(name: string): Locator {
    return this.page.locator(`.bio-form [name="${name}"]:not([type="hidden"])`);
  }

  /** Saves the bio and waits until it says so. */
  async save(): Promise<void> {
    await this.press('person:form.save');
    await expect(this.page.locator('.save-bar')).toContainText(this.#t('person:form.saved'));
  }

  /** Presses a button of the page. */
  async press(key: TextKey): Promise<void> {
    await this.page
      .getByRole('main')
      .getByRole('button', { name: this.#t(key), exact: true })
      .click();
  }

  /** Loads the page anew and waits until it is awake. */
  async reload(): Promise<void> {
    await this.page.reload();
    await awake(this.page);
  }
}
