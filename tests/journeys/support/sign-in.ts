import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { TOTP } from 'otpauth';
import type { Language } from '#shared/i18n/languages.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { Mailbox } from './listing.ts';
import { readyStamp } from './stamps.ts';

/** The ways of signing in, in the dialog or on the page, as a person meets them. */
export class SignIn {
  readonly page: Page;
  readonly #t: Translator;
  readonly #place: Locator;
  /** Goes to the national identity. */
  readonly identity: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly code: Locator;

  constructor(page: Page, t: Translator, place: Locator) {
    this.page = page;
    this.#t = t;
    this.#place = place;
    this.identity = place.getByRole('button', { name: t('shell:sign_in.button') });
    this.email = place.getByLabel(t('shell:sign_in.email'));
    this.password = place.getByLabel(t('shell:sign_in.password'));
    this.code = place.getByLabel(t('shell:sign_in.code'));
  }

  /** Opens the form by e-mail. */
  async openEmail(): Promise<void> {
    await this.#place.locator('summary', { hasText: this.#t('shell:sign_in.by_email') }).click();
    await expect(this.email).toBeVisible();
  }

  /** Presses the button of the form. */
  async send(): Promise<void> {
    await this.#place.getByRole('button', { name: this.#t('shell:account.sign_in'), exact: true }).click();
  }
}

/** The sign-in page of the simulated provider. */
export class Simulator {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Waits until the browser is there. */
  async shows(): Promise<void> {
    await this.page.waitForURL(/\/login\?loginToken=/);
  }

  /** Signs in as a persona of tools/identity-simulator/state/personas.ts. */
  async choose(persona: string): Promise<void> {
    await this.shows();
    await this.page.locator(`button[name="persona"][value="${persona}"]`).click();
  }

  async decide(decision: 'cancel' | 'expire'): Promise<void> {
    await this.shows();
    await this.page.locator(`button[name="decision"][value="${decision}"]`).click();
  }
}

export interface EmailAccount {
  email: string;
  password: string;
}

/** An address nobody else has. */
export const newAddress = (): string => `person.${crypto.randomUUID().slice(0, 8)}@phum.example`;
/** Passes the rules and is not easy to guess. */
export const GOOD_PASSWORD = 'Seven-looms-at-4-dawn';

/** Six digits that an app of one-time codes does not show now, nor a little before or after. */
export function wrongCode(app: TOTP): string {
  const right = [-1, 0, 1, 2].map((later) =>
    app.generate({ timestamp: Date.now() + later * app.period * 1000 }),
  );
  return ['000000', '111111', '222222', '333333', '444444'].find((one) => !right.includes(one))!;
}

/** The secret at the end of the link in a letter. */
export async function secretIn(mailbox: Mailbox, template: string, path: string): Promise<string> {
  const { text } = await mailbox.letter(template);
  const found = new RegExp(`${path}/([\\w-]+)`).exec(text)?.[1];
  if (!found) throw new Error(`No link to ${path} in: ${text}`);
  return found;
}

/** Opens an account by e-mail through the API, as a browser without scripts does, and confirms its address. */
export async function newAccount(request: APIRequestContext, language: Language): Promise<EmailAccount> {
  const headers = { 'accept-language': language };
  const account = { email: newAddress(), password: GOOD_PASSWORD };
  const registered = await request.post('/public/api/v1/auth/registration/', {
    data: {
      ...account,
      password_confirmation: account.password,
      first_name: 'Sophea',
      last_name: 'Keo',
      bot_stamp: await readyStamp(request),
    },
    headers,
  });
  if (!registered.ok()) throw new Error(`${registered.status()} ${await registered.text()}`);
  const key = await secretIn(new Mailbox(request, account.email), 'account.verify', '/account/confirm-email');
  const confirmed = await request.post('/public/api/v1/auth/registration/verify-email/', { data: { key } });
  if (!confirmed.ok()) throw new Error(`${confirmed.status()} ${await confirmed.text()}`);
  return account;
}
