import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { createDraft } from '#shared/contracts/listing.contract.ts';
import { FORMS, fieldsOfStep, findField, findStep } from '#shared/domain/listing/forms.ts';
import type { ListingField, ListingValues } from '#shared/domain/listing/listing-field.ts';
import { afterSendingPath, draftCookieName, stepPath } from '#shared/domain/listing/listing-paths.ts';
import { PROVINCES } from '#shared/domain/provinces.ts';
import type { SubjectKind } from '#shared/domain/subject-kinds.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { awake, formAwake } from './page-ready.ts';
import type { Site } from './site.ts';

/** The form of the listing request as a person fills it in. */
export class ListingForm {
  readonly page: Page;
  readonly kind: SubjectKind;
  readonly #t: Translator;
  /** All problems at the top of the page. */
  readonly summary: Locator;
  /** Whether what was typed is safe. */
  readonly saved: Locator;
  readonly #main: Locator;

  constructor(page: Page, kind: SubjectKind, t: Translator) {
    this.page = page;
    this.kind = kind;
    this.#t = t;
    this.#main = page.getByRole('main');
    this.summary = this.#main.locator('.error-summary');
    this.saved = this.#main.locator('.form-acts').getByRole('status');
  }

  /** Opens a step by its address. */
  async openStep(step: string): Promise<void> {
    await this.page.goto(stepPath(this.kind, step));
    await formAwake(this.page);
  }

  /** Waits until a step is shown and answers. */
  async shows(step: string): Promise<void> {
    await expect(this.page).toHaveURL((url) => url.pathname === stepPath(this.kind, step));
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(
      this.#t(`listing:step.${step as 'basic'}.heading`),
    );
    await formAwake(this.page);
  }

  /** A field with its label, its hint and what is wrong with it. */
  field(name: string): Locator {
    return this.#main.locator(`[data-field="${name}"]`);
  }

  /** Where the answer of a typed field stands. */
  box(name: string): Locator {
    return this.field(name).getByRole('textbox');
  }

  /** What is wrong with a field. */
  error(name: string): Locator {
    return this.field(name).locator('.msg-error');
  }

  /** Answers the fields of a step that have a value. */
  async fill(step: string, values: ListingValues): Promise<void> {
    for (const field of fieldsOfStep(findStep(this.kind, step)!)) {
      const value = values[field.name];
      if (value !== undefined) await this.answer(field, value);
    }
  }

  /** Answers one field in the way its control asks for. */
  async answer(field: ListingField, value: string | string[]): Promise<void> {
    const place = this.field(field.name);
    switch (field.input) {
      case 'province':
        return this.#chooseProvince(place, String(value));
      case 'multiselect':
      case 'languages':
      case 'provinces':
        for (const one of [value].flat())
          await place.locator(`input[type="checkbox"][value="${one}"]`).check();
        return;
      case 'radio':
        return place.locator(`input[value="${String(value)}"]`).check();
      case 'select': {
        const choice = place.locator(`input[type="radio"][value="${String(value)}"]`);
        if (await choice.count()) return choice.check();
        await place.locator('select').selectOption(String(value));
        return;
      }
      case 'date': {
        const [year = '', month = '', day = ''] = String(value).split('-');
        const boxes = place.getByRole('textbox');
        await boxes.first().fill(day);
        await place.locator('select').selectOption(String(Number(month)));
        return boxes.last().fill(year);
      }
      case 'organisation':
        return place.locator('input').fill(String(value));
      case 'checkbox':
        return this.page.locator(`input[name="${field.name}"]`).check();
      default:
        return this.box(field.name).fill(String(value));
    }
  }

  /** Types the beginning of a name and takes what is found. */
  async #chooseProvince(place: Locator, code: string): Promise<void> {
    const { text } = localName(PROVINCES.find((one) => one.code === code)!, this.#t.language);
    const list = place.locator('input[role="combobox"]');
    await list.fill(text);
    await expect(list, 'what is typed stays').toHaveValue(text);
    await place.getByRole('option', { name: text, exact: true }).click();
    await expect(list).toHaveValue(text);
  }

  /** Leaves the field one is in and waits until the server has what was typed. */
  async leaveField(): Promise<void> {
    // What is sent from now on: the answer to what was sent before knows nothing of this field.
    // A draft is begun with nothing in it, and gets what was typed then.
    const sent = this.page.waitForRequest(
      (request) =>
        request.url().includes('/listing-draft/') && Boolean(request.postData()?.includes('"values"')),
    );
    await this.page.keyboard.press('Tab');
    expect((await (await sent).response())?.ok()).toBe(true);
  }

  async next(): Promise<void> {
    await this.#main.getByRole('button', { name: this.#t('common:action.continue'), exact: true }).click();
  }

  /** The last step: says that it is true and sends. */
  async send(): Promise<void> {
    const { labelKey } = findField(this.kind, 'declaration')!;
    await this.page.getByLabel(this.#t(labelKey)).check();
    await this.#main.getByRole('button', { name: this.#t('listing:check.send') }).click();
    const after = afterSendingPath(this.kind, '');
    await expect(this.page).toHaveURL((url) => `${url.pathname}${url.search}`.startsWith(after));
    await awake(this.page);
  }

  /** Types the code of the e-mail. */
  async confirm(code: string): Promise<void> {
    await this.page.getByLabel(this.#t('listing:code.label')).fill(code);
    await this.#main.getByRole('button', { name: this.#t('listing:code.confirm') }).click();
  }

  /** The request has arrived; its number. */
  async arrived(): Promise<string> {
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(this.#t('listing:sent.title'));
    return (await this.#main.locator('.t-figure').textContent()) ?? '';
  }
}

/** The form of a kind from its first step to the code, with the fields of `values` answered. */
export async function fillAndSend(form: ListingForm, values: ListingValues): Promise<void> {
  const steps = FORMS[form.kind].steps.map(({ name }) => name).filter((name) => name !== 'verify');
  await form.openStep(steps[0]!);
  for (const step of steps) {
    await form.shows(step);
    await form.fill(step, values);
    await form.next();
  }
  await form.shows('verify');
  await form.send();
}

/** The form of a kind, its answers kept already, opened at its last step and sent. */
export async function sendPrepared(form: ListingForm, site: Site, values: ListingValues): Promise<void> {
  const { kind, page } = form;
  const steps_done = FORMS[kind].steps.map(({ name }) => name).filter((name) => name !== 'verify');
  const { secret } = await site.send(createDraft, { kind, values, steps_done });
  await page.context().addCookies([{ name: draftCookieName(kind, false), value: secret, url: site.origin }]);
  await form.openStep('verify');
  await form.send();
}

export interface Letter {
  subject: string;
  language: string;
  text: string;
}

/** The mailbox of the demonstration, by address. */
export class Mailbox {
  readonly #request: APIRequestContext;
  readonly #address: string;

  constructor(request: APIRequestContext, address: string) {
    this.#request = request;
    this.#address = address;
  }

  /** The newest letter of a kind; waits until it has left. */
  async letter(template: string): Promise<Letter> {
    let id: string | undefined;
    await expect
      .poll(
        async () => {
          const answer = await this.#request.get('/dev-api/v1/mailbox/', {
            params: { address: this.#address },
          });
          const { data } = (await answer.json()) as { data: { id: string; template: string }[] };
          id = data.find((one) => one.template === template)?.id;
          return id;
        },
        { message: `letter ${template} to ${this.#address}`, timeout: 15_000 },
      )
      .toBeDefined();
    return (await (await this.#request.get(`/dev-api/v1/mailbox/${id}/`)).json()) as Letter;
  }

  /** The code that was sent. */
  async code(): Promise<string> {
    const { subject } = await this.letter('listing.code');
    return /\d{6}/.exec(subject)![0];
  }
}

/** The first address in a letter that leads to a path, without the host. */
export function linkIn({ text }: Letter, path: string): string {
  const url = text.split(/\s+/).find((word) => word.includes(path));
  if (!url) throw new Error(`No link to ${path} in: ${text}`);
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** A number nobody else has: a search finds it in no other record, while names may sound like others. */
export const newNumber = (): string =>
  String(crypto.getRandomValues(new BigUint64Array(1))[0]! % 10n ** 12n).padStart(12, '1');

const KHMER_LETTERS = 'កខគចជដតថនបផពមយរលវសហអ';

/** A name nobody else has, in both scripts; no word of it is in the demo data, so that no search for that finds it. */
export function newName(): { name: string; name_kh: string } {
  const numbers = [...crypto.getRandomValues(new Uint8Array(8))];
  const latin = numbers.map((one) => String.fromCharCode(97 + (one % 26))).join('');
  const khmer = numbers.map((one) => KHMER_LETTERS[one % KHMER_LETTERS.length]).join('');
  // Romanised Khmer has no x: no other name is found because it sounds like this one.
  return { name: `Kromuon x${latin}`, name_kh: `ក្រមួន${khmer}` };
}

/** A person nobody else is called like. */
export function newPerson() {
  const { name, name_kh } = newName();
  return { last_name: name.split(' ')[1]!, first_name: name.split(' ')[0]!, last_name_kh: name_kh };
}
