import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { mail_outbox } from '#server/database/schema/operations.ts';
import { inTransaction } from '#server/database/work.ts';
import { testContext } from '#tests/factories/stakeholder.ts';
import { startMailServer } from '#tests/setup/mail-server.ts';
import { startTestApp } from '#tests/setup/test-app.ts';
import { jobTag } from '../jobs/wake-workers.ts';
import { queueMail } from './queue-mail.ts';

const DAYS = 7;
const STEP_HOURS = 6;
const params = {
  what: 'listing' as const,
  reference: '26-1001',
  requester: 'Mean Sreypov',
  name: 'Slek Materials',
  url: 'http://localhost/x',
  answer_by: '2026-11-27',
};

it('a week without mail server: each mail is tried for three days of its own, which is seen all the while, then one act of staff brings all of them', async () => {
  const mailServer = await startMailServer();
  const lines: string[] = [];
  const test = await startTestApp({
    worker: true,
    log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }),
    env: { SMTP_URL: mailServer.url, METRICS_TOKEN: 'figures' },
  });
  const { services } = test;
  const { db, pool } = services.database;
  const administrator = await test.signIn({ roles: ['administrator'] });

  /** Moves everything that has a moment so many hours back, which is the clock moved on, and has the worker look. */
  const goOn = async (hours: number) => {
    for (const of of [
      'pgboss.job set created_on = created_on - $1, start_after = start_after - $1, started_on = started_on - $1, completed_on = completed_on - $1, keep_until = keep_until - $1',
      'mail_outbox set send_after = send_after - $1, first_refused_at = first_refused_at - $1',
    ])
      await pool.query(`update ${of.replaceAll('$1', `interval '${hours} hours'`)}`);
    await inTransaction(testContext(services), async (work) => work.changes(jobTag('mail.send')));
  };
  const write = (to: string) =>
    inTransaction(testContext(services), (work) =>
      queueMail(work, { template: 'listing.received', language: 'km', to, params }),
    );
  const stored = async (id: string) =>
    (await db.select().from(mail_outbox).where(eq(mail_outbox.id, id)))[0]!;
  /** Every mail that waits was tried once more, and its job lies back in the queue. */
  const tried = async (before: ReadonlyMap<string, number>) => {
    const { rows } = await pool.query<{ id: string; tries: number; state: string }>(
      `select m.id, m.tries, j.state from mail_outbox m join pgboss.job j on j.data->>'mail_id' = m.id::text
        where m.status = 'waiting'`,
    );
    return rows.every(({ id, tries, state }) => tries > (before.get(id) ?? 0) && state === 'retry');
  };
  const triesOf = async () =>
    new Map((await db.select().from(mail_outbox)).map((one) => [one.id, one.tries]));

  mailServer.state.refuse = true;
  const mails: { id: string; at: number }[] = [];
  const givenUpAt = new Map<string, number>();
  for (let hour = 0; hour <= DAYS * 24; hour += STEP_HOURS) {
    const before = await triesOf();
    if (hour > 0) await goOn(STEP_HOURS);
    if (hour % 24 === 0) mails.push({ id: await write(`day-${hour / 24}@example.test`), at: hour });
    await expect.poll(() => tried(before), { timeout: 20_000, interval: 50 }).toBe(true);
    for (const { id, at } of mails)
      if (!givenUpAt.has(id) && (await stored(id)).status === 'failed') givenUpAt.set(id, hour - at);
  }
  // Each has its own three days, and those of the last three days go on waiting.
  expect(mails).toHaveLength(DAYS + 1);
  expect(givenUpAt.size).toBe(mails.filter(({ at }) => DAYS * 24 - at >= 72).length);
  for (const hours of givenUpAt.values()) {
    expect(hours).toBeGreaterThanOrEqual(72);
    expect(hours).toBeLessThanOrEqual(72 + 2 * STEP_HOURS);
  }

  // It is seen in the log, the figures and at the desk.
  const said = lines.map((line) => JSON.parse(line)).filter(({ mail }) => mail);
  expect(said.filter(({ level }) => level === 50)).toHaveLength(givenUpAt.size);
  expect(lines.join('')).not.toMatch(/day-\d@/);
  const figures = (await test.call({ headers: { authorization: 'Bearer figures' } }, 'GET', '/metrics')).body;
  expect(figures).toContain(`mails{state="failed"} ${givenUpAt.size}`);
  expect(figures).toContain(`mails{state="waiting"} ${mails.length - givenUpAt.size}`);
  const health = (await test.call(administrator, 'GET', '/desk-api/v1/health/')).json();
  expect(health.mail).toMatchObject({ failed: givenUpAt.size, last_error: expect.stringContaining('451') });
  expect(health.findings).toContainEqual(expect.objectContaining({ found: 'mail_lost', state: 'doubtful' }));

  // The mail server is back: what was given up goes by one act, what waits by itself, and everything once.
  mailServer.state.refuse = false;
  const again = await test.call(administrator, 'POST', '/desk-api/v1/health/mails/resend/');
  expect(again.json()).toEqual({ resent: givenUpAt.size });
  await goOn(STEP_HOURS);
  await expect
    .poll(() => db.$count(mail_outbox, eq(mail_outbox.status, 'sent')), { timeout: 20_000 })
    .toBe(mails.length);
  const arrived = mailServer.messages.flatMap((message) => /^To: (\S+)/m.exec(message)?.[1] ?? []);
  expect(arrived.sort()).toEqual(mails.map(({ at }) => `day-${at / 24}@example.test`).sort());
  const { rows } = await db.execute(
    sql`select 1 from pgboss.job where name = 'mail.send' and state = 'failed'`,
  );
  expect(rows).toEqual([]);
  await test.stop();
  mailServer.stop();
});
