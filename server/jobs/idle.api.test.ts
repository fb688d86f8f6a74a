import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { queueMail } from '#server/mail/queue-mail.ts';
import { testContext } from '#tests/factories/stakeholder.ts';
import { type MailServer, startMailServer } from '#tests/setup/mail-server.ts';
import { startTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { inTransaction } from '../database/work.ts';

const WATCHED_SECONDS = 32;

let mailServer: MailServer;
let test: TestApp;
beforeAll(async () => {
  mailServer = await startMailServer();
  test = await startTestApp({
    worker: true,
    env: { SMTP_URL: mailServer.url, MAIL_FROM: 'Phum <no-reply@phum.example>' },
  });
});
afterAll(async () => {
  await test.stop();
  mailServer.stop();
});

const queue = (to: string, sendAfter?: Date) =>
  inTransaction(testContext(test.services), (work) =>
    queueMail(work, {
      template: 'listing.received',
      language: 'en',
      to,
      params: {
        what: 'listing',
        reference: '26-1001',
        requester: 'Mean Sreypov',
        name: 'Slek Materials',
        url: 'http://localhost/x',
        answer_by: '2026-11-27',
      },
      ...(sendAfter ? { sendAfter } : {}),
    }),
  );
const arrived = (to: string) => mailServer.messages.some((message) => message.includes(`To: ${to}`));

describe('a worker with nothing to do', () => {
  it('asks the database at most once in two seconds, all it does by itself together', async () => {
    // Jobs that a schedule begins have work to do; how many fall into the time looked at hangs on the clock.
    const { pool } = test.services.database;
    await pool.query('delete from pgboss.schedule');
    const due = "select from pgboss.job where state = 'active' or state < 'active' and start_after <= now()";
    await expect.poll(async () => (await pool.query(due)).rowCount, { timeout: 60_000 }).toBe(0);
    await wait(1_500);
    const query = vi.spyOn(pg.Client.prototype, 'query');
    // Longer than any of its pauses but one, so that none is left out.
    await wait(WATCHED_SECONDS * 1_000);
    const asked = query.mock.calls.length;
    query.mockRestore();
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThanOrEqual(WATCHED_SECONDS / 2);
  }, 150_000);

  it('takes a job up long before it would look by itself, one after the other', async () => {
    await Promise.all([1, 2, 3].map((at) => queue(`soon-${at}@example.test`)));
    await expect
      .poll(() => [1, 2, 3].every((at) => arrived(`soon-${at}@example.test`)), { timeout: 8_000 })
      .toBe(true);
  });

  it('and one that is held when its time has come, not before', async () => {
    await queue('held@example.test', new Date(Date.now() + 2_000));
    await wait(1_000);
    expect(arrived('held@example.test')).toBe(false);
    await expect.poll(() => arrived('held@example.test'), { timeout: 8_000 }).toBe(true);
  });
});
