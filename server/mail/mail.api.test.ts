import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mail_outbox } from '#server/database/schema/operations.ts';
import { inTransaction } from '#server/database/work.ts';
import { testContext } from '#tests/factories/stakeholder.ts';
import { type MailServer, startMailServer } from '#tests/setup/mail-server.ts';
import { startTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { operator } from '../http/actor.ts';
import { readMailState } from './mail-state.ts';
import { queueMail } from './queue-mail.ts';
import { resendMails } from './resend-mails.ts';
import { sendMail } from './send-mail.ts';
import { sweepMails } from './sweep-mails.ts';
import { takenMails } from './taken-mails.ts';

let mailServer: MailServer;
let test: TestApp;
beforeAll(async () => {
  mailServer = await startMailServer();
  test = await startTestApp({ env: { SMTP_URL: mailServer.url, MAIL_FROM: 'Phum <no-reply@phum.example>' } });
});
afterAll(async () => {
  await test.stop();
  mailServer.stop();
});

const params = {
  what: 'listing' as const,
  reference: '26-1001',
  requester: 'Mean Sreypov',
  name: 'Slek Materials',
  url: 'http://localhost/x',
  answer_by: '2026-11-27',
};
const queue = (to: string, { services } = test, sendAfter?: Date) =>
  inTransaction(testContext(services), (work) =>
    queueMail(work, {
      template: 'listing.received',
      language: 'km',
      to,
      params,
      ...(sendAfter ? { sendAfter } : {}),
    }),
  );
const refusedSince = (id: string, hours: number) =>
  test.services.database.db
    .update(mail_outbox)
    .set({ first_refused_at: sql`now() - make_interval(hours => ${hours})` })
    .where(eq(mail_outbox.id, id));
const stored = async (id: string) =>
  (await test.services.database.db.select().from(mail_outbox).where(eq(mail_outbox.id, id)))[0]!;

describe('a mail in the outbox', () => {
  it('leaves by SMTP once, however often it is asked to', async () => {
    const id = await queue('once@example.test');
    await Promise.all([1, 2, 3].map(() => sendMail(test.services, id)));
    await sendMail(test.services, id);
    const sent = mailServer.messages.filter((message) => message.includes('To: once@example.test'));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain('From: Phum <no-reply@phum.example>');
    expect(sent[0]).toContain(`Message-ID: <${id}@localhost>`);
    expect(sent[0]).toContain('Content-Language: km');
    expect(await stored(id)).toMatchObject({ status: 'sent', tries: 1 });
  });

  it('can be answered where it says so: to the address of the ministry', async () => {
    const { contact_email } = await test.services.settings.read();
    const about = { name: 'Mean', reference: 'C-7KQ4MX', url: 'http://localhost/x', text: 'One' };
    const id = await inTransaction(testContext(test.services), (work) =>
      queueMail(work, {
        template: 'contact.reply',
        language: 'km',
        to: 'answered@example.test',
        params: { ...about, reply: 'Two' },
      }),
    );
    await sendMail(test.services, id);
    await sendMail(test.services, await queue('alone@example.test'));
    const to = (address: string) => mailServer.messages.find((one) => one.includes(`To: ${address}`));
    expect(to('answered@example.test')).toContain(`Reply-To: ${contact_email}`);
    expect(to('alone@example.test')).not.toContain('Reply-To:');
  });

  it('waits and is tried again when the mail server refuses, and fails for good in the end', async () => {
    const id = await queue('refused@example.test');
    mailServer.state.refuse = true;
    await expect(sendMail(test.services, id)).rejects.toThrow();
    expect(await stored(id)).toMatchObject({
      status: 'waiting',
      tries: 1,
      last_error: expect.stringContaining('451'),
    });
    mailServer.state.refuse = false;
    await sendMail(test.services, id);
    expect(await stored(id)).toMatchObject({ status: 'sent', tries: 2, last_error: '' });

    const lost = await queue('lost@example.test');
    mailServer.state.refuse = true;
    for (let tries = 0; tries < 20; tries += 1) await sendMail(test.services, lost).catch(() => undefined);
    expect(await stored(lost), 'a weekend of tries is no reason').toMatchObject({
      status: 'waiting',
      tries: 20,
    });
    await refusedSince(lost, 71);
    await expect(sendMail(test.services, lost)).rejects.toThrow();
    await refusedSince(lost, 73);
    await sendMail(test.services, lost);
    mailServer.state.refuse = false;
    await sendMail(test.services, lost);
    expect(await stored(lost)).toMatchObject({ status: 'failed', tries: 22 });
  });

  it('is tried for as long after days in which the site itself was off', async () => {
    const id = await queue('off@example.test');
    await test.services.database.db
      .update(mail_outbox)
      .set({ send_after: sql`now() - interval '4 days'` })
      .where(eq(mail_outbox.id, id));
    mailServer.state.refuse = true;
    await expect(sendMail(test.services, id)).rejects.toThrow();
    mailServer.state.refuse = false;
    expect(await stored(id)).toMatchObject({ status: 'waiting', tries: 1 });
    await sendMail(test.services, id);
    expect(await stored(id)).toMatchObject({ status: 'sent' });
  });

  it('is tried for three days by its job, and who is without an answer is seen and sent again', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const watched = await startTestApp({
      url: test.url,
      log,
      env: { SMTP_URL: mailServer.url, METRICS_TOKEN: 'figures' },
    });
    watched.services.secrets = test.services.secrets;
    const figures = async () =>
      (await watched.call({ headers: { authorization: 'Bearer figures' } }, 'GET', '/metrics')).body;
    const id = await queue('seen@example.test');
    const { rows } = await test.services.database.pool.query(
      `select retry_limit, retry_delay, retry_delay_max from pgboss.job where name = 'mail.send' and data->>'mail_id' = $1`,
      [id],
    );
    // Waits double up to the longest; chance makes each half as short at most.
    const { retry_limit, retry_delay, retry_delay_max } = rows[0];
    let least = 0;
    for (let n = 0; n < retry_limit; n += 1)
      least += Math.min(retry_delay_max, (retry_delay * 2 ** Math.min(16, n)) / 2);
    expect(least).toBeGreaterThan(3 * 24 * 3_600);

    mailServer.state.refuse = true;
    await expect(sendMail(watched.services, id)).rejects.toThrow();
    await refusedSince(id, 80);
    await sendMail(watched.services, id);
    mailServer.state.refuse = false;
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 40, mail: id, tries: 1, reason: expect.stringContaining('451') },
      { level: 50, mail: id, tries: 2 },
    ]);
    expect(lines.join('')).not.toContain('seen@');
    expect(await figures()).toMatch(/mails\{state="failed"\} [1-9]/);
    expect((await readMailState(watched.services.database.db)).lastError).toContain('451');

    const { services } = watched;
    const asOperator = { services, actor: operator, requestId: '', ipHash: '', language: 'en' as const };
    expect(await resendMails(asOperator, id)).toBe(1);
    expect(await stored(id)).toMatchObject({ status: 'waiting', tries: 0, last_error: '' });
    await sendMail(watched.services, id);
    expect(await stored(id)).toMatchObject({ status: 'sent', tries: 1 });
    expect(await resendMails(asOperator, id), 'what left stays').toBe(0);
    expect(await resendMails(asOperator)).toBeGreaterThan(0);
    expect(await figures()).toMatch(/mails\{state="failed"\} 0/);
    await watched.stop();
  });

  it('is not sent again when the database dies after the mail server took it', async () => {
    const id = await queue('taken@example.test');
    mailServer.state.beforeYes = () =>
      test.services.database.db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and state = 'idle in transaction'`,
      );
    await expect(sendMail(test.services, id)).rejects.toThrow();
    delete mailServer.state.beforeYes;
    expect(await stored(id)).toMatchObject({ status: 'waiting', tries: 0 });

    await sendMail(test.services, id);
    expect(await stored(id)).toMatchObject({ status: 'sent', tries: 1 });
    expect(mailServer.messages.filter((message) => message.includes('To: taken@'))).toHaveLength(1);
    expect(takenMails(test.services.config).has(id), 'the note goes when the row says it').toBe(false);
  });

  it('exists exactly if the change that caused it does', async () => {
    const before = await test.services.database.db.$count(mail_outbox);
    const failing = inTransaction(testContext(test.services), async (work) => {
      await queueMail(work, {
        template: 'listing.received',
        language: 'en',
        to: 'never@example.test',
        params,
      });
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await test.services.database.db.$count(mail_outbox)).toBe(before);
  });

  it('cannot be given a second header by what people typed', async () => {
    const id = await inTransaction(testContext(test.services), (work) =>
      queueMail(work, {
        template: 'listing.approved',
        language: 'en',
        to: 'header@example.test',
        params: {
          ...params,
          name: 'Slek\r\nBcc: thief@example.test',
          email: 'a@example.test',
          sign_in_url: 'http://localhost',
        },
      }),
    );
    await sendMail(test.services, id);
    const [headers] = mailServer.messages
      .find((message) => message.includes('header@example.test'))!
      .split('\r\n\r\n');
    expect(headers).not.toMatch(/^Bcc:/m);
  });
});

describe('the worker', () => {
  it('leaves nothing of a reader where the queue keeps what a try ended with', async () => {
    const worker = await startTestApp({ url: test.url, worker: true, env: { SMTP_URL: mailServer.url } });
    mailServer.state.refuse = true;
    try {
      const mail_id = await queue('named@example.test', worker);
      const kept = async () => {
        const { rows } = await test.services.database.pool.query<{ output: unknown }>(
          `select output from pgboss.job where name = 'mail.send' and data->>'mail_id' = $1`,
          [mail_id],
        );
        return JSON.stringify(rows[0]?.output);
      };
      await expect.poll(kept, { timeout: 10_000, interval: 100 }).toContain('451');
      expect(await kept()).not.toContain('named@');
      expect((await stored(mail_id)).last_error).not.toContain('named@');
    } finally {
      mailServer.state.refuse = false;
      await worker.stop();
    }
  });

  it('sends a mail by itself, and a held one not before its time', async () => {
    const worker = await startTestApp({ url: test.url, worker: true, env: { SMTP_URL: mailServer.url } });
    try {
      const held = await queue('held@example.test', worker, new Date(Date.now() + 600_000));
      const now = await queue('now@example.test', worker);
      await expect
        .poll(async () => (await stored(now)).status, { timeout: 10_000, interval: 100 })
        .toBe('sent');
      expect((await stored(held)).status).toBe('waiting');
    } finally {
      await worker.stop();
    }
  });
});

describe('the mailbox of a demonstration', () => {
  const list = (query = '') => test.call(null, 'GET', `/dev-api/v1/mailbox/?${query}`);

  it('shows what was sent, newest first, by address', async () => {
    const [first, second] = [await queue('box@example.test'), await queue('BOX@example.test')];
    expect((await list('address=box@example.test')).json().data).toEqual([]);
    await sendMail(test.services, first);
    await sendMail(test.services, second);
    const shown = (await list('address=box@example')).json();
    expect(shown.data.map(({ id }: { id: string }) => id)).toEqual([second, first]);
    expect(shown).toMatchObject({
      item_count: 2,
      data: [{ template: 'listing.received', language: 'km', status: 'sent' }, {}],
    });
    expect((await list('address=%25')).json().data).toEqual([]);
    const one = (await test.call(null, 'GET', `/dev-api/v1/mailbox/${first}/`)).json();
    expect(one).toMatchObject({
      to: 'box@example.test',
      text: expect.stringContaining('26-1001'),
      html: expect.stringContaining('<html lang="km">'),
    });
  });

  it('does not show a mail that still waits or was taken back', async () => {
    const id = await queue('waiting@example.test');
    expect((await test.call(null, 'GET', `/dev-api/v1/mailbox/${id}/`)).statusCode).toBe(404);
  });

  it('does not exist anywhere else', async () => {
    const real = await startTestApp({ url: test.url, env: { DEMO: '0' } });
    try {
      expect((await real.call(null, 'GET', '/dev-api/v1/mailbox/')).statusCode).toBe(404);
      const id = (await list()).json().data[0].id;
      expect((await real.call(null, 'GET', `/dev-api/v1/mailbox/${id}/`)).statusCode).toBe(404);
    } finally {
      await real.stop();
    }
  });
});

describe('old mail', () => {
  it('is deleted after its time, and what still waits is not', async () => {
    const { db } = test.services.database;
    const age = (id: string, days: number, status: string) =>
      db
        .update(mail_outbox)
        .set({
          status,
          sent_at: status === 'sent' ? sql`now() - make_interval(days => ${days})` : null,
          send_after: sql`now() - make_interval(days => ${days})`,
        })
        .where(eq(mail_outbox.id, id));
    const ids = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => queue(`old-${name}@example.test`)));
    const [old, young, taken, failed, waiting] = ids as [string, string, string, string, string];
    await age(old, 31, 'sent');
    await age(young, 29, 'sent');
    await age(taken, 31, 'cancelled');
    await age(failed, 31, 'failed');
    await age(waiting, 31, 'waiting');
    expect(await sweepMails(test.services)).toBe(3);
    expect(await sweepMails(test.services)).toBe(0);
    const left = await db.select({ id: mail_outbox.id }).from(mail_outbox);
    for (const id of [young, waiting]) expect(left).toContainEqual({ id });
    for (const id of [old, taken, failed]) expect(left).not.toContainEqual({ id });
  });
});
