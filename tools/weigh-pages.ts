import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { DEMO_MEMBERS, DEMO_PASSWORD } from '#server/database/demo/staff.ts';
import { between } from './bench/performance-page.ts';
import { findBrowser } from './run/browser.mjs';
import { installedBin } from './run/paths.mjs';
import { answered } from './weights/answered.ts';
import { weigh } from './weights/first-visit.ts';
import { OPEN, OWN, tenPages } from './weights/pages.ts';
import { openPhone, SLOWED, type Visitor } from './weights/phone.ts';
import { HEAD, lineOf, type PageWeight, tenLine } from './weights/table.ts';
import { weighTen } from './weights/ten-pages.ts';

/**
 * What pages cost a phone, as they come over the line, on a demonstration that runs; two of them are compared in the same
 * run, taking turns: `node tools/weigh-pages.ts <address> [<address after>] [--write]`.
 */
const PLACE = ['<!-- weights: begin -->', '<!-- weights: end -->'] as const;
/** Bytes are the same in every load; times are as long as the machine is busy, so that the least of some loads counts. */
const LOADS = 2;
const TIMES = ['task', 'menu', 'awake'] as const;

async function signedIn(visitor: Visitor): Promise<string> {
  const { context } = await openPhone(visitor);
  const [{ email } = { email: '' }] = DEMO_MEMBERS;
  const data = { email, password: DEMO_PASSWORD };
  const answer = await context.request.post(`${visitor.origin}/public/api/v1/auth/login/`, { data });
  if (!answer.ok()) throw new Error(`Sign-in of ${email}: ${answer.status()}`);
  const state = JSON.stringify(await context.storageState());
  await context.close();
  return state;
}

/** Each site in turn, several times: what makes the machine busy falls on both. */
async function weighInTurns(visitors: readonly Visitor[], path: string): Promise<PageWeight[]> {
  const weights: PageWeight[] = [];
  for (let load = 0; load < LOADS; load += 1)
    for (const [at, visitor] of visitors.entries()) {
      const weight = { ...(await weigh(visitor, path)), ...(await answered(visitor, path)) };
      const best = weights[at] ?? weight;
      for (const time of TIMES) best[time] = Math.min(best[time], weight[time]);
      weights[at] = best;
    }
  return weights;
}

async function table(browser: Browser, origins: readonly string[]): Promise<string[]> {
  const visitors = origins.map((origin): Visitor => ({ browser, origin }));
  const members = await Promise.all(
    visitors.map(async (visitor): Promise<Visitor> => ({ ...visitor, cookies: await signedIn(visitor) })),
  );
  const lines = [
    `On ${new Date().toISOString().slice(0, 10)}, KB over the line, first visit in Khmer at 360 px, ${SLOWED} times slowed, the least of ${LOADS} loads where it is a time${origins.length > 1 ? '; before → after, taking turns' : ''}:`,
    '',
    ...HEAD,
  ];
  for (const [name, path] of Object.entries(OPEN))
    lines.push(lineOf(name, await weighInTurns(visitors, path)));
  for (const [name, path] of Object.entries(OWN)) lines.push(lineOf(name, await weighInTurns(members, path)));
  const ten = async (worker: boolean) => {
    const bytes: number[] = [];
    for (const visitor of visitors)
      bytes.push(await weighTen({ ...visitor, worker }, await tenPages(visitor.origin)));
    return bytes;
  };
  return [...lines, '', tenLine(await ten(false), await ten(true))];
}

const isWritten = process.argv.includes('--write');
const origins = process.argv.slice(2).filter((arg) => arg !== '--write');
if (origins.length === 0) throw new Error('Say the address of a demonstration that runs.');
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}) });
const text = (await table(browser, origins)).join('\n');
await browser.close();
console.log(text);
if (isWritten) {
  const page = 'docs/performance.md';
  writeFileSync(page, between(readFileSync(page, 'utf8'), text, PLACE));
  spawnSync(installedBin('biome'), ['format', '--write', page]);
}
