import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { NamesOf, TextKey } from '#shared/i18n/keys.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import type { DeskCalls } from './desk-calls.ts';
import { newName } from './listing.ts';
import { awake } from './page-ready.ts';

/** One's own profiles as their owner meets them; `t` speaks the language of the page. */
export class OwnProfiles {
  readonly page: Page;
  readonly #t: Translator;
  readonly main: Locator;

  constructor(page: Page, t: Translator) {
    this.page = page;
    this.#t = t;
    this.main = page.getByRole('main');
  }

  /** Opens a part of a profile by its link on the page. */
  async openPart(part: NamesOf<'profile-fields:part.', '.title'>): Promise<void> {
    await this.main.locator(`#part-${part} .own-part-head`).getByRole('link').click();
    await this.page.waitForURL((url) => url.searchParams.get('part') === part);
    await expect(this.main.getByRole('heading', { level: 1 })).toHaveText(
      this.#t(`profile-fields:part.${part}.title`),
    );
  }

  box(name: string): Locator {
    return this.main.locator(
      `input[name="${name}"]:not([type="hidden"]), textarea[name="${name}"], select[name="${name}"]`,
    );
  }

  /** Types into boxes by the names of their fields. */
  async fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(values)) await this.box(name).fill(value);
  }

  /** Ticks the first boxes of a list, or chooses the first of few. */
  async tick(name: string, count = 1): Promise<void> {
    for (let i = 0; i < count; i += 1) await this.box(name).nth(i).check();
  }

  /** Chooses in a list that can be searched. */
  async pick(name: string, text: string): Promise<void> {
    const box = this.main.locator(`input#field-${name}`);
    await box.fill(text);
    await this.page.getByRole('option', { name: text }).first().click();
  }

  /** Saves the part that is open and waits for the page of the profile. */
  async savePart(): Promise<void> {
    await this.press('common:action.save');
    await this.says('own-profile:done.saved');
  }

  async press(key: TextKey): Promise<void> {
    await this.main
      .getByRole('button', { name: this.#t(key), exact: true })
      .first()
      .click();
  }

  /** Presses a button that asks first, and agrees. */
  async pressAndAgree(key: TextKey): Promise<void> {
    await this.press(key);
    await this.page
      .getByRole('alertdialog')
      .getByRole('button', { name: this.#t(key), exact: true })
      .click();
  }

  /** The page says what was done; it took the focus. */
  async says(key: TextKey): Promise<void> {
    await expect(this.main.locator('.notice-ok', { hasText: this.#t(key) }).first()).toBeVisible();
    await awake(this.page);
    // The popup says "Success", and the line alone what was done.
    await expect(this.page.getByText(this.#t(key), { exact: true })).toHaveCount(1);
  }

  async follow(key: TextKey): Promise<void> {
    await this.main
      .getByRole('link', { name: this.#t(key), exact: true })
      .first()
      .click();
  }
}

type Values = Readonly<Record<string, string | readonly string[]>>;

/** Begins a profile through the API, with all its values; its id. */
export async function beginProfile(
  request: APIRequestContext,
  slug: 'startup' | 'eso',
  values: Values,
): Promise<string> {
  return (await answered(request.post(`/api/v1/${slug}/`, { data: values }))).id;
}

/** Changes a profile through the API. */
export async function changeProfile(
  request: APIRequestContext,
  slug: 'startup' | 'eso',
  id: string,
  values: Values,
): Promise<void> {
  const { version } = await answered(request.get(`/base-api/me/profile/${id}/`));
  await answered(request.patch(`/api/v1/${slug}/${id}/`, { data: { version, ...values } }));
}

/** All that a startup needs before it can be sent, but its names. */
export const STARTUP = {
  summary: 'Food boxes of areca leaf',
  summary_kh: 'ប្រអប់អាហារធ្វើពីស្លឹកស្លា',
  province_code: '07',
  email: 'hello@slek.example',
  website: 'slek.example',
  sector: ['agritech', 'circular-economy'],
  stage: 'prototype',
  number_of_founders: '2',
  number_of_female_founders: '1',
};

/** Sends a profile to the desk through the API. */
export async function sendProfile(request: APIRequestContext, id: string): Promise<void> {
  await answered(request.post(`/base-api/me/profile/${id}/submit/`, { data: {} }));
}

/** A startup whose page is public and whose owner the caller is, all through the API. */
export async function ownedStartup(
  request: APIRequestContext,
  reviewer: DeskCalls,
): Promise<{ id: string; name: string; name_kh: string }> {
  const names = newName();
  const id = await beginProfile(request, 'startup', { ...STARTUP, ...names });
  await sendProfile(request, id);
  await reviewer.approve(await reviewer.waiting(names.name));
  return { id, ...names };
}

async function answered(call: ReturnType<APIRequestContext['get']>) {
  const answer = await call;
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as { id: string; version: number };
}
