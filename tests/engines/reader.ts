import { expect } from '@playwright/test';
import { catalog } from '#shared/i18n/catalog.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { createTranslator, type Translator } from '#shared/i18n/translate.ts';
import type { Driver } from './drivers/driver.ts';

/** What is looked for in a page: the first that is seen of what a selector finds, with this in its text or its label. */
interface Wanted {
  css: string;
  text?: string;
}

/** How long a page may take on a machine that does much else. */
const PATIENCE = { timeout: 30_000, intervals: [100, 200, 400] };

/** What Chromium's driver says to a question that a page change swallowed. */
const BETWEEN_PAGES = /Execution context was destroyed/;
const LOOKS = 50;
const PAUSE_MS = 100;

/** A person before one of the engines, who sees what is on the screen and presses it. */
export class Reader {
  readonly #driver: Driver;
  readonly #origin: string;
  readonly t: Translator;

  constructor(driver: Driver, origin: string, language: Language) {
    this.#driver = driver;
    this.#origin = origin;
    this.t = createTranslator(language, catalog[language]);
  }

  /** Comes anew: no session, nothing kept, in their language. */
  async begin(): Promise<void> {
    await this.#driver.open(`${this.#origin}/sw.js`);
    await this.run('localStorage.clear(), sessionStorage.clear()');
    await this.run(`fetch('/api/v1/auth/logout/', { method: 'POST' }).then(() => 0)`);
    await this.#driver.setCookie('language', this.t.language, this.#origin);
  }

  run<T>(expression: string): Promise<T> {
    return this.#driver.run<T>(expression);
  }

  /** Looks at the page; asks again while one page gives way to the next. */
  async #look<T>(expression: string): Promise<T> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await this.run<T>(expression);
      } catch (error) {
        if (tries >= LOOKS || !BETWEEN_PAGES.test(String(error))) throw error;
        await new Promise((done) => setTimeout(done, PAUSE_MS));
      }
    }
  }

  /** Opens an address and waits until its scripts have taken over. */
  async opens(path: string): Promise<void> {
    await this.#driver.open(this.#origin + path);
    await this.isAwake();
  }

  async isAwake(): Promise<void> {
    await expect
      .poll(
        () =>
          this.#look<number>(
            // Pages that are only read fetch their scripts when somebody begins to use them.
            `(document.documentElement?.dataset.scripts === 'on-use' && window.dispatchEvent(new Event('pointermove')), performance.getEntriesByName('phum:awake').length)`,
          ),
        PATIENCE,
      )
      .toBeGreaterThan(0);
  }

  /** Waits until the form of the page, whose script comes when somebody begins to use the page, answers. */
  async formIsAwake(): Promise<void> {
    const form = `document.querySelector('main form.form, main .form form') ?? document.querySelector('main form') ?? {}`;
    const look = `(window.dispatchEvent(new Event('pointermove')), Object.keys(${form}).some((key) => key.startsWith('__reactProps')))`;
    await expect.poll(() => this.#look<boolean>(look), PATIENCE).toBe(true);
  }

  /** Waits until the device keeps this under a name. */
  async keeps(name: string, what: string): Promise<void> {
    await expect
      .poll(() => this.#look<string>(`localStorage.getItem(${JSON.stringify(name)}) ?? ''`), PATIENCE)
      .toContain(what);
  }

  /** Waits until this stands in a box. */
  async reads(css: string, value: string): Promise<void> {
    await expect
      .poll(() => this.#look<string>(`document.querySelector(${JSON.stringify(css)})?.value ?? ''`), PATIENCE)
      .toBe(value);
  }

  /** Presses what lies there and nothing lies over. */
  async presses(wanted: Wanted): Promise<void> {
    let point: { x: number; y: number } | null = null;
    await expect
      .poll(
        async () => {
          point = await this.#look(`(${findPoint.toString()})(${JSON.stringify(wanted)})`);
          return point;
        },
        { ...PATIENCE, message: `${wanted.css} ${wanted.text ?? ''}` },
      )
      .not.toBeNull();
    const { x, y } = point as unknown as { x: number; y: number };
    await this.#driver.press(x, y);
  }

  /** Types into a box, in place of what stood there. */
  async fills(css: string, text: string): Promise<void> {
    await this.presses({ css });
    await expect
      .poll(() => this.#look(`document.activeElement?.matches(${JSON.stringify(css)})`), PATIENCE)
      .toBe(true);
    await this.run('document.activeElement.select()');
    await this.#driver.type(text);
  }

  types(text: string): Promise<void> {
    return this.#driver.type(text);
  }

  /** Waits until this is on the screen. */
  async sees(wanted: Wanted): Promise<void> {
    const message = `${wanted.css} ${wanted.text ?? ''}`;
    await expect.poll(() => this.textOf(wanted), { ...PATIENCE, message }).not.toBeNull();
  }

  /** What is said there, without the marks where lines may end; null where there is no such thing. */
  textOf(wanted: Wanted): Promise<string | null> {
    return this.#look(`(${findText.toString()})(${JSON.stringify(wanted)})`);
  }

  /** Waits until the address is such. */
  async isAt(pattern: RegExp): Promise<void> {
    await expect
      .poll(() => this.#look<string>('location.pathname + location.search'), PATIENCE)
      .toMatch(pattern);
  }
}

/* What follows runs in the page, in every engine. */

function findPoint({ css, text }: Wanted): { x: number; y: number } | null {
  const said = (one: Element) =>
    `${one.textContent} ${one.getAttribute('aria-label') ?? ''}`
      .replace(/[\u200B\u2060]/g, '')
      .replace(/\s+/g, ' ');
  for (const one of document.querySelectorAll(css)) {
    if (one.getClientRects().length === 0 || (text && !said(one).includes(text))) continue;
    one.scrollIntoView({ block: 'center', behavior: 'instant' as ScrollBehavior });
    const { left, top, width, height } = one.getClientRects()[0] as DOMRect;
    const [x, y] = [left + width / 2, top + height / 2];
    const over = document.elementFromPoint(x, y);
    if (over && (one.contains(over) || over.contains(one))) return { x, y };
  }
  return null;
}

function findText({ css, text }: Wanted): string | null {
  for (const one of document.querySelectorAll(css)) {
    const said = (one.textContent ?? '')
      .replace(/[\u200B\u2060]/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    if (one.getClientRects().length > 0 && (!text || said.includes(text))) return said;
  }
  return null;
}
