import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { audit_entry, mail_outbox } from '#server/database/schema/operations.ts';
import { startTestApp } from '#tests/setup/test-app.ts';

it('administrators see mail that does not leave, and send again what was given up', async () => {
  const test = await startTestApp();
  const who = await test.signIn({ roles: ['administrator'] });
  const ask = (method: 'GET' | 'POST', url: string) => test.call(who, method, `/desk-api/v1/health/${url}`);
  const mail = async () => (await ask('GET', '')).json().mail;
  expect(await mail()).toEqual({ waiting: 0, failed: 0, refused: 0, oldest_minutes: 0, last_error: '' });
  const row = {
    template: 'account.reset',
    language: 'km' as const,
    to_email: 'a@example.test',
    subject: 'A',
    text: 'A',
    html: '',
    last_error: '550 no',
  };
  await test.services.database.db.insert(mail_outbox).values([
    { ...row, status: 'failed', send_after: sql`now() - interval '4 days'` },
    { ...row, status: 'waiting', tries: 2, send_after: sql`now() - interval '90 minutes'` },
    { ...row, status: 'waiting', send_after: sql`now() + interval '1 hour'`, last_error: '' },
  ]);
  expect(await mail()).toEqual({
    waiting: 1,
    failed: 1,
    refused: 1,
    oldest_minutes: 90,
    last_error: '550 no',
  });
  expect((await ask('POST', 'mails/resend/')).json()).toEqual({ resent: 1 });
  expect(await mail()).toMatchObject({ waiting: 2, failed: 0 });
  const { findings } = (await ask('GET', '')).json();
  expect(findings.map(({ found }: { found: string }) => found)).toEqual(
    expect.arrayContaining(['schema_well', 'mail_late', 'proxy_well']),
  );
  // A command stands apart where it is to be typed, and only there.
  const commands = findings.map(({ command }: { command: string | null }) => command);
  expect(commands.every((one: string | null) => one === null || one.startsWith('n'))).toBe(true);
  expect(findings.find(({ found }: { found: string }) => found === 'maintenance_off').command).toBeNull();
  const entries = await test.services.database.db.select().from(audit_entry);
  expect(entries.map(({ action, actor_id }) => [action, actor_id])).toContainEqual(['mail.resend', who.id]);
  const { rows } = await test.services.database.pool.query(
    "select 1 from pgboss.job where name = 'mail.send'",
  );
  expect(rows).toHaveLength(1);
  const other = await test.signIn({ roles: ['reviewer'] });
  const refused = await test.call(other, 'GET', '/desk-api/v1/health/');
  expect(refused.statusCode).toBe(404);
  await test.stop();
});

it('tells which mails and which work did not succeed and why, without whom it is for, and tries one again', async () => {
  const test = await startTestApp();
  const who = await test.signIn({ roles: ['administrator'] });
  const ask = (method: 'GET' | 'POST', url: string) => test.call(who, method, `/desk-api/v1/health/${url}`);
  const { db, pool } = test.services.database;
  const [mail] = await db
    .insert(mail_outbox)
    .values({
      template: 'account.reset',
      language: 'km',
      to_email: 'sok@mail.example',
      subject: 'A',
      text: 'A',
      html: '',
      last_error: '550 no such box',
      status: 'failed',
      tries: 7,
    })
    .returning();
  const { rows } = await pool.query(
    `insert into pgboss.job (name, data, state, output, retry_count, started_on)
      values ('open-data.publish', '{}', 'failed', '{"message": "disk is full"}', 8, now()) returning id`,
  );
  const health = (await ask('GET', '')).json();
  expect(health.mails).toEqual([
    expect.objectContaining({ domain: 'mail.example', said: '550 no such box', given_up: true, tries: 7 }),
  ]);
  expect(JSON.stringify(health)).not.toContain('sok@');
  expect(health.jobs).toEqual([
    expect.objectContaining({ id: rows[0].id, name: 'open-data.publish', said: 'disk is full', tries: 9 }),
  ]);
  expect(health.versions).toMatchObject({ schema: expect.stringMatching(/^\d{4}_/) });
  expect((await ask('POST', `mails/${mail!.id}/resend/`)).json()).toEqual({ resent: 1 });
  expect(
    (await ask('POST', `jobs/${rows[0].id}/retry/`))
      .json()
      .jobs.filter((job: { given_up: boolean }) => job.given_up),
  ).toEqual([]);
  expect((await ask('POST', `jobs/${rows[0].id}/retry/`)).statusCode).toBe(404);
  await test.stop();
});
