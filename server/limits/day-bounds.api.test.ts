import { describe, expect, it } from 'vitest';
import { makeStamp } from '#server/bot-check/stamp.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';
import { LIMITS } from './limits.ts';

const test = setUpApp({ masterLists: true, env: { LIMITS: '1', TRUST_PROXY: '1' } });

/** As if so many had come today already. */
async function spentToday(limit: string, points: number): Promise<void> {
  const { rowCount } = await test.services.database.pool.query(
    'update rate_limit set points = $2 where key like $1',
    [`${limit}:%`, points],
  );
  expect(rowCount).toBe(1);
}

const write = (address: string, who?: TestPerson) =>
  test.call({ headers: { ...who?.headers, 'x-forwarded-for': address } }, 'POST', '/api/v1/contact/', {
    name: 'Dara',
    email: 'dara@example.test',
    category: 'feedback',
    description: 'Where is the office of the network, please?',
    bot_stamp: makeStamp(test.services.secret, Date.now() - 60_000),
  });

const report = (who: TestPerson, subject_id: string, address: string) =>
  test.call({ headers: { ...who.headers, 'x-forwarded-for': address } }, 'POST', '/base-api/me/reports/', {
    subject_kind: 'stakeholder',
    subject_id,
    reason: 'spam',
  });

describe('the bounds of a day', () => {
  it('hold for what all strangers together send in, from however many networks; members are served on', async () => {
    const { points } = LIMITS['sent-whole'];
    expect((await write('203.0.113.1')).statusCode).toBe(201);
    await spentToday('sent-whole', points - 1);
    expect((await write('198.51.100.1')).statusCode).toBe(201);
    const refused = await write('192.0.2.1');
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([
      429,
      expect.closeTo(86_400, -3),
    ]);
    expect((await write('192.0.2.1', await test.signIn())).statusCode).toBe(201);
  });

  it('hold for the reports of an address; another goes on', async () => {
    const [who, page] = [await test.signIn(), await writeStakeholder(test.services)];
    expect((await report(who, page, '203.0.113.9')).statusCode).toBe(201);
    await spentToday('report', LIMITS.report.points - 1);
    expect((await report(who, page, '203.0.113.9')).statusCode).toBe(201);
    expect((await report(who, page, '203.0.113.9')).statusCode).toBe(429);
    expect((await report(who, page, '203.0.113.10')).statusCode).toBe(201);
  });
});
