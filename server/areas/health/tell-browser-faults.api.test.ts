import { expect, it } from 'vitest';
import { browser_fault } from '#server/database/schema/browser-fault.ts';
import { LIMITS } from '#server/limits/limits.ts';
import { FAULT_PATH, FAULTS_KEPT_DAYS, FAULTS_SHOWN_DAYS } from '#shared/domain/browser-fault.ts';
import { addDays, calendarDate } from '#shared/format/calendar.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import { sweepBrowserFaults } from './tell-browser-faults.ts';

const OLD_PHONE =
  'Mozilla/5.0 (Linux; Android 10; SM-A107F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.5414.117 Mobile Safari/537.36';
const today = calendarDate(new Date());

const test = setUpApp({ env: { LIMITS: '1', METRICS_TOKEN: 'figures' } });

const tell = (payload: object, headers: Record<string, string> = {}) =>
  test.call(
    { headers: { 'user-agent': OLD_PHONE, origin: test.services.config.publicUrl, ...headers } },
    'POST',
    FAULT_PATH,
    payload,
  );
const browsers = async () => {
  const who = await test.signIn({ roles: ['administrator'] });
  return (await test.call(who, 'GET', '/desk-api/v1/health/')).json().browsers;
};

it('counts scripts that failed by engine and version, for the desk and in the metrics', async () => {
  const place = 'ab-C_1.js:1:2345';
  expect((await tell({ name: 'TypeError', place })).statusCode).toBe(202);
  expect((await tell({ name: 'TypeError', place: '../etc/passwd' })).statusCode).toBe(202);
  expect((await tell({ name: 'Sokha Chan 012 345 678' })).statusCode).toBe(202);
  const mine = { engine: 'chromium', version: 109, last: today };
  expect(await browsers()).toEqual([
    { ...mine, name: 'TypeError', times: 2 },
    { ...mine, name: 'other', times: 1 },
  ]);
  const { body } = await test.call({ headers: { authorization: 'Bearer figures' } }, 'GET', '/metrics');
  expect(body).toContain('browser_faults_total{engine="chromium",version="109"} 3');
});

it('is told by own pages alone, and of one address only so often', async () => {
  const foreign = await tell({ name: 'Error' }, { origin: 'https://elsewhere.example' });
  expect(foreign.json().code).toBe('forbidden_origin');
  const codes: number[] = [];
  for (let n = 0; n <= LIMITS.fault.points; n += 1) codes.push((await tell({ name: 'Error' })).statusCode);
  expect(codes.at(-1)).toBe(429);
});

it('shows the last days alone, and forgets what is older', async () => {
  const { db } = test.services.database;
  const of = (days: number) => ({
    day: addDays(today, -days),
    engine: 'safari' as const,
    version: 15,
    name: 'SyntaxError' as const,
    times: 1_000,
  });
  await db.insert(browser_fault).values([of(FAULTS_SHOWN_DAYS), of(FAULTS_KEPT_DAYS + 1)]);
  expect(JSON.stringify(await browsers())).not.toContain('safari');
  await sweepBrowserFaults(test.services);
  const rows = await db.select().from(browser_fault);
  expect(rows.filter(({ engine }) => engine === 'safari')).toEqual([of(FAULTS_SHOWN_DAYS)]);
});
