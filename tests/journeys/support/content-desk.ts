import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { RecordVerb } from '#shared/domain/collection/collection-state.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { awake, open } from './page-ready.ts';
import { isDemo } from './site.ts';

/** A picture of one colour, so that it is small and is really one. */
export const PICTURE = {
  name: 'rice.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAUAAAAC0CAIAAABqhmJGAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAEuElEQVR4nO3VUQ0DARAC0XN9FipuRNVDf0izL0HAZoDl6fMSAgj0n0V45hcQAgikwEKAQPf2wALvPSAEUmAhQKB739AC7z0gBFJgIUCge9/QAu89IARSYCFAoHvf0ALvPSAEUmAhQKB739AC7z0gBFJgIUCge9/QAu89IARSYCFAoHvf0ALvPSAEUmAhQKB739AC7z0gBFJgIUCge9/QAu89IARSYCFAoHvf0ALvPSAEUmAhQKB739AC7z0gBFJgIUCge9/QAu89IARSYCFAoHvf0ALvPSAEUmAhQKB739AC7z0gBFJgIUCge9/QAu89IARSYCFAoHvf0ALvPSAEUmAhQKB739AC7z0gBFJgIUCge9/QAu89IARSYCFAoHvf0ALvPSAEUmAhQKB739AC7z0gBFJgIUCge9/QAu89IARSYCFAoHvf0ALvPSAEUmAhQKB739AC7z0gBFJgIUCge9/QAu89IARSYCFAoHvf0ALvPSAEUmAhQKB739AC7z0gBFJgIUCge9/QAu89IARSYCFAoHvf0ALvPSAEUmAhQKB739AC7z0gBFJgIUCge9/QAu89IARSYCFAoHvf0ALvPSAEUmAhQKB739AC7z0gBFJgIUCge9/QAu89IAQUWAgQeA8+Agu894AQSIGFAIHufUMLvPeAEEiBhQCB7n1DC7z3gBBIgYUAge59Qwu894AQSIGFAIHufUMLvPeAEEiBhQCB7n1DC7z3gBBIgYUAge59Qwu894AQSIGFAIHufUMLvPeAEEiBhQCB7n1DC7z3gBBIgYUAge59Qwu894AQSIGFAIHufUMLvPeAEEiBhQCB7n1DC7z3gBBIgYUAge59Qwu894AQSIGFAIHufUMLvPeAEEiBhQCB7n1DC7z3gBBIgYUAge59Qwu894AQSIGFAIHufUMLvPeAEEiBhQCB7n1DC7z3gBBIgYUAge59Qwu894AQSIGFAIHufUMLvPeAEEiBhQCB7n1DC7z3gBBIgYUAge59Qwu894AQSIGFAIHufUMLvPeAEEiBhQCB7n1DC7z3gBBIgYUAge59Qwu894AQSIGFAIHufUMLvPeAEEiBhQCB7n1DC7z3gBBIgYUAge59Qwu894AQSIGFAIHufUMLvPeAEEiBhQCB7n1DC7z3gBBIgYUAge59Qwu894AQSIGFAIHufUMLvPeAEEiBhQCB7n1DC7z3gBBIgYUAge59Qwu894AQSIGFAIHufUMLvPeAEEiBhQCB7n1DC7z3gBBIgYUAge59Qwu894AQSIGFAIHufUMLvPeAEEiBhQCB7n1DC7z3gBBIgYUAge59Qwu894AQSIGFAIHufUMLvPeAEEiBhQCB7n1DC7z3gBBIgYUAge59Qwu894AQSIGFAIHufUMLvPeAEEiBhQCB7n1DC7z3gBBIgYUAge59Qwu894AQSIGFAIHufUMLvPeAEEiBhQCB7n1DC7z3gBBIgYUAge59Qwu894AQSIGFAIHufUMLvPeAEEiBhQCB7n1DC7z3gBBIgYUAge59Qwu894AQSIGFAIHufUMLvPeAEEiBhQCB7n1DC7z3gBBIgYUAge59Qwu894AQSIGFAIHufUMLvPeAEOjXGHwBXh+CnqT9u2sAAAAASUVORK5CYII=',
    'base64',
  ),
};

/** The desk's form of a record, as an editor meets it; `t` speaks the language of the page. */
export class RecordForm {
  readonly page: Page;
  readonly #t: Translator;
  /** Where it stands and what can be done with it as a whole. */
  readonly panel: Locator;

  constructor(page: Page, t: Translator) {
    this.page = page;
    this.#t = t;
    this.panel = page.getByRole('complementary', { name: t('collection:publish.state') });
  }

  async open(path: string): Promise<void> {
    await open(this.page, path);
  }

  /** A control by the name of its field. */
  box(name: string): Locator {
    return this.page.locator(`.entry-form [name="${name}"]:not([type="hidden"])`);
  }

  /** The running text of a field, once its editor has come. */
  async text(name: string): Promise<Locator> {
    const text = this.page.locator(`#field-${name}[contenteditable="true"]`);
    await expect(text).toBeVisible();
    return text;
  }

  /** Presses a tool of the editor of a field. */
  async tool(field: string, tool: string): Promise<void> {
    await this.page
      .locator('.rich', { has: this.page.locator(`#field-${field}`) })
      .locator(`[data-tool="${tool}"]`)
      .click();
  }

  /** Puts a picture into the texts of both languages. */
  async putPicture(field: string, alts: { en: string; km: string }): Promise<void> {
    const t = this.#t;
    await this.tool(field, 'picture');
    const dialog = this.page.getByRole('dialog', { name: t('collection:rich.picture.title') });
    await dialog.locator('input[type="file"]').setInputFiles(PICTURE);
    for (const language of ['en', 'km'] as const)
      await dialog.locator(`[name="rich-alt-${language}"]`).fill(alts[language]);
    await dialog.getByRole('button', { name: t('collection:rich.picture.put') }).click();
    await expect(dialog).toBeHidden();
  }

  async putVideo(field: string, address: string): Promise<void> {
    const t = this.#t;
    await this.tool(field, 'video');
    const dialog = this.page.getByRole('dialog', { name: t('collection:rich.video.title') });
    await dialog.getByLabel(t('collection:rich.video.address')).fill(address);
    await dialog.getByRole('button', { name: t('collection:rich.video.put') }).click();
    await expect(dialog).toBeHidden();
  }

  /** Saves, and waits until that is said. */
  async save(name: 'save_draft' | 'save_changes' | 'save_copy'): Promise<void> {
    await this.page.getByRole('button', { name: this.#t(`collection:form.${name}`), exact: true }).click();
    await expect(this.saved).toBeVisible();
  }

  /** Shows the changes of a public record. */
  async publishChanges(): Promise<void> {
    await this.panel.getByRole('button', { name: this.#t('collection:copy.publish'), exact: true }).click();
    await expect(this.page.getByText(this.#t('collection:done.publish_changes')).first()).toBeVisible();
  }

  /** Beside the button; the message that says the same may still stand from the time before. */
  get saved(): Locator {
    return this.page.locator('.entry-bar').getByText(this.#t('collection:form.saved'), { exact: true });
  }

  /** Schedules the publication for tomorrow at nine, as an editor does: the form knows minutes. */
  async schedule(): Promise<void> {
    const t = this.#t;
    // The clock in Phnom Penh.
    const local = new Date(Date.now() + 31 * 3_600_000);
    await this.panel.getByText(t('collection:publish.later'), { exact: true }).click();
    await this.panel.locator('[name="publish_at.day"]').fill(String(local.getUTCDate()));
    await this.panel.locator('[name="publish_at.month"]').selectOption(String(local.getUTCMonth() + 1));
    await this.panel.locator('[name="publish_at.year"]').fill(String(local.getUTCFullYear()));
    await this.panel.locator('[name="publish_at.time"]').fill('09:00');
    await this.panel.getByRole('button', { name: t('collection:publish.schedule'), exact: true }).click();
    await expect(
      this.panel.getByText(t('collection-fields:states.scheduled'), { exact: true }),
    ).toBeVisible();
  }

  async awake(): Promise<void> {
    await awake(this.page);
  }
}

/** Moves the publication of what is scheduled to a few seconds from now, by the call of the form, which knows seconds too. */
export async function moveMoment(
  { request }: Pick<Page, 'request'>,
  collection: string,
  id: string,
): Promise<Date> {
  const path = `/desk-api/v1/collections/${collection}/${id}/`;
  const { version } = (await (await request.get(path)).json()) as { version: number };
  const at = new Date(Date.now() + 3_000);
  const moved = await request.post(`${path}publish/`, { data: { version, at: at.toISOString() } });
  expect(moved.ok(), await moved.text()).toBe(true);
  return at;
}

/** Does what another button of a record does, as a colleague at another screen. */
export async function moveRecord(
  { request }: Pick<Page, 'request'>,
  collection: string,
  id: string,
  verb: RecordVerb,
): Promise<void> {
  const path = `/desk-api/v1/collections/${collection}/${id}/`;
  const { version } = (await (await request.get(path)).json()) as { version: number };
  const moved = await request.post(`${path}${verb}/`, { data: { version } });
  expect(moved.ok(), await moved.text()).toBe(true);
}

interface DeskRecord {
  id: string;
  version: number;
  values: Record<string, unknown>;
  path: string | null;
}

/** Values that stay each record's own. */
const OWN = new Set(['slug', 'is_spotlight']);

/** A copy of a published record of the demo data with other texts, published, by an editor; `remove` deletes it. */
export async function publishCopy(
  request: APIRequestContext,
  collection: string,
  titles: { title: string; title_kh: string },
  change: (name: string, value: unknown) => unknown = (_name, value) => value,
) {
  const base = `/desk-api/v1/collections/${collection}/`;
  const read = async (path: string) => (await request.get(base + path)).json();
  const { data } = (await read('?state=published&per_page=100')) as { data: { id: string }[] };
  const model = (await read(`${data.find(isDemo)!.id}/`)) as DeskRecord;
  const kept = Object.entries(model.values).filter(([name]) => !OWN.has(name));
  const values = Object.fromEntries(kept.map(([name, value]) => [name, change(name, value)]));
  const answer = async (path: string, data: object): Promise<DeskRecord> => {
    const sent = await request.post(base + path, { data });
    expect(sent.status(), await sent.text()).toBeLessThan(300);
    return sent.json();
  };
  const made = await answer('', { values: { ...values, ...titles } });
  const shown = await answer(`${made.id}/publish/`, { version: made.version, at: null });
  return {
    ...shown,
    ...titles,
    remove: () => request.delete(`${base}${shown.id}/?version=${shown.version}`),
  };
}
