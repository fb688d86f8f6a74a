import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { DEMO_MEMBERS, DEMO_PASSWORD } from '#server/database/demo/staff.ts';
import { between } from './bench/performance-page.ts';
import { findBrowser } from './run/browser.mjs';
import { installedBin } from './run/paths.mjs';
import { lineOf, type PageWeight } from './weights-table.ts';

/**
 * What the first visit of a page costs a phone, as it came over the line, on a demonstration that runs (two of them are
 * compared in the same run): `node tools/weigh-pages.ts <address> [<address after>] [--write]`.
 */
const OPEN = {
  home: '/',
  directory: '/ecosystem/discover/category/startup',
  programs: '/program',
  events: '/event',
  library: '/resource/category',
  insights: '/insights',
  contact: '/contact',
};
const OWN = { overview: '/user/profile', inbox: '/user/profile/inbox' };
const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  locale: 'km-KH',
  serviceWorkers: 'block',
};
/** Times that this machine is slower for the page. */
const SLOWED = 6;
const PLACE = ['<!-- weights: begin -->', '<!-- weights: end -->'] as const;
/** Until nothing that hangs on time is fetched or run any more. */
const CALM_MS = 2_000;

async function weigh(browser: Browser, origin: string, path: string, cookies: string): Promise<PageWeight> {
  const context = await browser.newContext({
    ...PHONE,
    ...(cookies ? { storageState: JSON.parse(cookies) } : {}),
  });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  let requests = 0;
  line.on('Network.responseReceived', ({ requestId, type }) => void kinds.set(requestId, type));
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    requests += 1;
  });
  await line.send('Network.enable');
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  const answer = await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
  if (!answer?.ok()) throw new Error(`${path}: ${answer?.status()}`);
  await page.waitForTimeout(CALM_MS);
  const task = await page.evaluate(() =>
    Math.max(0, ...(globalThis as unknown as { tasks: number[] }).tasks),
  );
  await context.close();
  const total = Object.values(bytes).reduce((sum, one) => sum + one, 0);
  return { js: bytes.Script ?? 0, fonts: bytes.Font ?? 0, images: bytes.Image ?? 0, total, requests, task };
}

/** Bytes are the same in every load; a task is as long as the machine is busy, so that the least of some loads counts. */
const LOADS = 3;
async function weighOften(...visit: Parameters<typeof weigh>): Promise<PageWeight> {
  const first = await weigh(...visit);
  let { task } = first;
  for (let load = 1; load < LOADS; load += 1) task = Math.min(task, (await weigh(...visit)).task);
  return { ...first, task };
}

async function signedIn(browser: Browser, origin: string): Promise<string> {
  const context = await browser.newContext(PHONE);
  const [{ email } = { email: '' }] = DEMO_MEMBERS;
  const data = { email, password: DEMO_PASSWORD };
  const answer = await context.request.post(`${origin}/public/api/v1/auth/login/`, { data });
  if (!answer.ok()) throw new Error(`Sign-in of ${email}: ${answer.status()}`);
  const state = JSON.stringify(await context.storageState());
  await context.close();
  return state;
}

const isWritten = process.argv.includes('--write');
const origins = process.argv.slice(2).filter((arg) => arg !== '--write');
if (origins.length === 0) throw new Error('Say the address of a demonstration that runs.');
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}) });
const lines = [
  `On ${new Date().toISOString().slice(0, 10)}, KB over the line, first visit in Khmer at 360 px, ${SLOWED} times slowed, the longest task of the best of ${LOADS} loads${origins.length > 1 ? '; before → after' : ''}:`,
  '',
  '| page | JavaScript | fonts | pictures | all | requests | longest task |',
  '| --- | --- | --- | --- | --- | --- | --- |',
];
const own = await Promise.all(origins.map((origin) => signedIn(browser, origin)));
for (const [name, path] of Object.entries({ ...OPEN, ...OWN })) {
  const weights: PageWeight[] = [];
  for (const [at, origin] of origins.entries())
    weights.push(await weighOften(browser, origin, path, name in OWN ? (own[at] ?? '') : ''));
  lines.push(lineOf(name, weights));
}
await browser.close();
console.log(lines.join('\n'));
if (isWritten) {
  const page = 'docs/performance.md';
  writeFileSync(page, between(readFileSync(page, 'utf8'), lines.join('\n'), PLACE));
  spawnSync(installedBin('biome'), ['format', '--write', page]);
}
