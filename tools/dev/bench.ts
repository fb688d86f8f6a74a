import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';

/**
 * `npm run bench:dev`: starts `npm run dev` twice, opens the contact page, types into it, and measures how long each kind of
 * edit takes until it is seen there, in milliseconds. Every file is put back. A line of the table says what became of what
 * was typed.
 */
const ROOT = path.join(import.meta.dirname, '../..');
const PORT = Number(process.env.PORT ?? 3960);
const ADDRESS = `http://localhost:${PORT}`;
const MOST_MS = 30_000;
const MARK = 'edit1';

interface Edit {
  what: string;
  file: string;
  change(text: string): string;
  /** Whether it is seen, in the page or by asking. */
  isSeen(page: Page): Promise<boolean>;
}

const inPage = (selector: string) => (page: Page) => page.locator(selector).count().then(Boolean);
const inAnswer = (url: string) => async () =>
  (
    await fetch(ADDRESS + url, { signal: AbortSignal.timeout(MOST_MS) }).then((answer) => answer.text())
  ).includes(MARK);

const EDITS: readonly Edit[] = [
  {
    what: 'component',
    file: 'web/features/contact/contact-page.tsx',
    change: (text) => text.replace('<h2 id="write"', `<h2 id="write" data-mark="${MARK}"`),
    isSeen: inPage(`[data-mark="${MARK}"]`),
  },
  {
    what: 'part that shows only (serverDrawn)',
    file: 'web/features/contact/contact-ways.tsx',
    change: (text) => text.replace('<h2', `<h2 data-mark="${MARK}"`),
    isSeen: inPage(`[data-mark="${MARK}"]`),
  },
  {
    what: 'style',
    file: 'web/features/contact/contact.css',
    change: (text) => `${text}\n:root { --${MARK}: 1; }\n`,
    isSeen: (page) =>
      page.evaluate(
        (mark) => getComputedStyle(document.documentElement).getPropertyValue(`--${mark}`) !== '',
        MARK,
      ),
  },
  {
    what: 'text',
    file: 'shared/i18n/en/contact.json',
    change: (text) => text.replace('"title": "Write to us"', `"title": "Write to us ${MARK}"`),
    isSeen: inPage(`#write:has-text("${MARK}")`),
  },
  {
    what: 'server verb',
    file: 'server/areas/content/sitemap/sitemap-xml.ts',
    change: (text) => text.replace("'User-agent: *'", `'# ${MARK}', 'User-agent: *'`),
    isSeen: inAnswer('/robots.txt'),
  },
  {
    what: 'contract',
    file: 'shared/contracts/contact.contract.ts',
    change: (text) => text.replace("summary: '", `summary: '${MARK} `),
    isSeen: inAnswer('/api/openapi.json'),
  },
  {
    what: 'type error, above the page',
    file: 'web/features/contact/contact-page.tsx',
    change: (text) => `${text}\nexport const ${MARK}: number = 'no number';\n`,
    isSeen: (page) => page.locator('vite-error-overlay :text("TS2322")').count().then(Boolean),
  },
];

const DATA_DIR = path.join(tmpdir(), `phum-bench-dev-${process.pid}`);
const rows: [string, string, string][] = [];

/** Starts the development server; resolves once it says that it is ready. */
async function start() {
  const began = performance.now();
  const child = spawn('node', ['tools/dev/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(PORT),
      DATA_DIR,
      DEMO: '1',
      LIMITS: '0',
      NODE_ENV: 'development',
      PHUM_DEV: '1',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => String(chunk).includes('/api/docs') && resolve());
    child.once('exit', () => reject(new Error('The development server ended.')));
  });
  return {
    ms: performance.now() - began,
    stop: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      if (child.exitCode !== null || child.signalCode !== null) resolve();
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
      return promise;
    },
  };
}

const first = await start();
rows.push(['ready, first start (with the demo data)', String(Math.round(first.ms)), '']);
await first.stop();
const second = await start();
rows.push(['ready, second start', String(Math.round(second.ms)), '']);
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
});
try {
  const page = await browser.newPage();
  const asked = performance.now();
  await page.goto(`${ADDRESS}/contact`, { timeout: MOST_MS });
  rows.push(['first page', String(Math.round(performance.now() - asked)), '']);
  // What is exchanged in a page needs its scripts to be awake.
  await page.waitForLoadState('networkidle');
  for (const edit of EDITS) {
    const row = await measure(page, edit);
    rows.push(row);
    console.log(...row);
  }
} finally {
  await browser.close();
  await second.stop();
}
console.table(rows.map(([what, ms, kept]) => ({ what, ms, 'what was typed': kept })));

async function measure(page: Page, { what, file, change, isSeen }: Edit): Promise<[string, string, string]> {
  const box = page.locator('main form input[type="text"], main form textarea').first();
  const typed = `typed before ${what}`;
  await box.fill(typed);
  const whole = path.join(ROOT, file);
  const before = readFileSync(whole, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} has no place for the edit any more.`);
  const began = performance.now();
  try {
    writeFileSync(whole, after);
    while (!(await isSeen(page).catch(() => false))) {
      if (performance.now() - began > MOST_MS) return [what, 'not seen', ''];
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const ms = performance.now() - began;
    return [what, String(Math.round(ms)), (await box.inputValue()) === typed ? 'kept' : 'lost'];
  } finally {
    writeFileSync(whole, before);
    // The page settles before the next edit.
    await page.waitForTimeout(3000);
    await page.waitForLoadState('load');
  }
}
