import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { account_link, second_factor } from '#server/database/schema/account.ts';
import { audit_entry, mail_outbox } from '#server/database/schema/operations.ts';
import { desk_grant, person } from '#server/database/schema/person.ts';
import { SETTING_DEFAULTS } from '#shared/domain/setting.ts';
import { startMailServer } from '#tests/setup/mail-server.ts';
import { startTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { needsSite, readCommand, runCommand } from './run-command.ts';

const NOT_THERE = '00000000-0000-4000-8000-000000000000';
const folder = mkdtempSync(path.join(tmpdir(), 'phum-operator-'));
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(async () => {
  await test.stop();
  rmSync(folder, { recursive: true });
});

async function phum(...args: string[]) {
  const typed = readCommand(args);
  if ('print' in typed) return typed;
  return needsSite(typed) ? runCommand(test.services, typed) : Promise.reject(new Error('needs no site'));
}
const json = async (...args: string[]) => JSON.parse((await phum(...args, '--json')).print);
const auditOf = async (id: string) =>
  (await test.services.database.db.select().from(audit_entry).where(eq(audit_entry.entity_id, id))).map(
    ({ action, actor_kind, request_id }) => ({ action, by: [actor_kind, request_id] }),
  );
const OPERATOR = ['system', 'operator'];
const rolesOf = (id: string) =>
  test.services.database.db.select().from(desk_grant).where(eq(desk_grant.person_id, id));
const addMail = async (status: string, to_email = 'a@a.test') => {
  const { db } = test.services.database;
  const values = {
    template: 't',
    language: 'en' as const,
    to_email,
    subject: 's',
    html: '',
    status,
  };
  const [row] = await db
    .insert(mail_outbox)
    .values({ ...values, text: 'a link' })
    .returning();
  return row!.id;
};

describe('people, by whoever runs the machine', () => {
  it('makes an administrator with a link, and tells the audit who did it', async () => {
    const { data } = await json(
      'admin',
      'create',
      'One@a.test',
      '--first-name',
      'Sok',
      '--last-name',
      'Chea',
    );
    expect(data.url).toContain('/account/');
    expect(await auditOf(data.id)).toContainEqual({ action: 'person.grant-role', by: OPERATOR });
  });

  it('a dry run does all of it and keeps nothing', async () => {
    const who = await test.signIn();
    expect((await phum('admin', 'grant', who.email, 'reviewer', '--dry-run')).code).toBe(0);
    expect([await rolesOf(who.id), await auditOf(who.id)]).toEqual([[], []]);
    const refused = await phum('admin', 'reset-factor', who.email, '--dry-run');
    expect(refused.code).toBe(1);
    await phum('admin', 'grant', who.email, 'reviewer');
    expect(await rolesOf(who.id)).toMatchObject([{ role: 'reviewer', granted_by: null }]);
  });

  it('takes a lost factor off and lets somebody in again', async () => {
    const who = await test.signIn();
    const { db } = test.services.database;
    const factor = { person_id: who.id, sealed_secret: 'x', last_step: 0, confirmed_at: new Date() };
    await db.insert(second_factor).values(factor);
    expect((await phum('admin', 'reset-factor', who.id)).code).toBe(0);
    expect(await db.$count(second_factor, eq(second_factor.person_id, who.id))).toBe(0);
    await db
      .update(person)
      .set({ failed_sign_ins: 8, locked_until: sql`now() + interval '1 hour'` })
      .where(eq(person.id, who.id));
    await phum('admin', 'unlock', who.email);
    const [row] = await db.select().from(person).where(eq(person.id, who.id));
    expect(row).toMatchObject({ failed_sign_ins: 0, locked_until: null });
    expect(await auditOf(who.id)).toContainEqual({ action: 'person.unlock', by: OPERATOR });
  });

  it('takes along what is kept of somebody, closed to others and never over another file', async () => {
    const { id } = await test.signIn();
    const file = path.join(folder, 'one.zip');
    expect((await phum('person', 'export', id, file)).code).toBe(0);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await phum('person', 'export', id, file)).code).toBe(1);
    // A dry run refuses the same, and says that it tells what would be.
    for (const refused of [file, path.join(folder, 'no folder', 'one.zip')])
      expect((await phum('person', 'export', id, refused, '--dry-run')).code).toBe(1);
    const other = path.join(folder, 'two.zip');
    const { print } = await phum('person', 'export', id, other, '--dry-run');
    expect(print).toMatch(/^A dry run: nothing was kept\. In earnest it would say:\nEverything kept of/);
    expect(existsSync(other)).toBe(false);
  });

  it('erases an account at once, unless it works at the desk', async () => {
    const who = await test.signIn();
    const staff = await test.signIn({ roles: ['reviewer'] });
    expect((await phum('person', 'erase', staff.email)).code).toBe(1);
    await phum('person', 'erase', who.email, '--dry-run');
    const left = () => test.services.database.db.$count(person, eq(person.id, who.id));
    expect(await left()).toBe(1);
    expect((await phum('person', 'erase', who.email)).code).toBe(0);
    expect(await left()).toBe(0);
    expect(await auditOf(who.id)).toContainEqual({ action: 'person.delete', by: OPERATOR });
  });

  it('tells the place of the backups at once whom it erased, and says when it cannot be told', async () => {
    const kept = path.join(folder, 'kept');
    const erase = async (BACKUP_TO: string, email: string, ...more: string[]) => {
      const typed = readCommand(['person', 'erase', email, ...more]);
      if ('print' in typed || !needsSite(typed)) throw new Error('a command of the site');
      return runCommand({ ...test.services, config: { ...test.services.config, BACKUP_TO } }, typed);
    };
    const [who, other] = [await test.signIn(), await test.signIn()];
    await erase(kept, who.email, '--dry-run');
    expect(existsSync(kept)).toBe(false);
    await erase(kept, who.email);
    expect(readFileSync(path.join(kept, 'erased.json'), 'utf8')).toContain(who.id);
    const nowhere = path.join(folder, 'a file');
    writeFileSync(nowhere, '');
    const { code, print } = await erase(nowhere, other.email);
    expect([code, print]).toEqual([0, expect.stringContaining(`erased accounts at ${nowhere} could not be`)]);
    const left = await test.services.database.db.$count(person, eq(person.id, other.id));
    expect(left).toBe(0);
  });

  it('erases one whose address nobody confirmed, with what was mailed there', async () => {
    const { db, pool } = test.services.database;
    const who = await test.signIn({ email: 'unconfirmed@example.test' });
    await db.update(person).set({ email_verified_at: null }).where(eq(person.id, who.id));
    await db.insert(account_link).values({
      person_id: who.id,
      purpose: 'verify_email',
      secret_hash: 'a hash',
      email: 'before@example.test',
      expires_at: new Date(),
    });
    await addMail('sent', who.email);
    await addMail('waiting', 'before@example.test');
    expect((await phum('person', 'erase', who.email)).code).toBe(0);
    const held = await pool.query(
      "select 1 from mail_outbox m where m::text ilike '%unconfirmed@%' or m::text ilike '%before@%'",
    );
    expect(held.rows).toEqual([]);
  });
});

describe('mails, jobs and the site', () => {
  it('shows what became of mails without their text, and sends again what was given up', async () => {
    const id = await addMail('failed');
    const { data } = await json('mail', 'list', 'failed');
    expect(data).toContainEqual(expect.objectContaining({ id, status: 'failed' }));
    expect((await phum('mail', 'show', id)).print).not.toContain('a link');
    expect((await json('mail', 'resend', id)).data).toEqual({ count: 1 });
    expect((await json('mail', 'show', id)).data.status).toBe('waiting');
    expect(await auditOf(id)).toContainEqual({ action: 'mail.resend', by: OPERATOR });
    expect((await phum('mail', 'resend', await addMail('sent'))).code).toBe(1);
  });

  it('says that there is no mail server, instead of that a test mail left', async () => {
    expect(await phum('mail', 'test', 'a@a.test')).toMatchObject({
      code: 1,
      print: expect.stringContaining('SMTP_URL'),
    });
  });

  it('a dry run of a test mail says what would leave, and one of a new administrator shows no link', async () => {
    const config = { ...test.services.config, SMTP_URL: 'smtp://127.0.0.1:9' };
    const typed = readCommand(['mail', 'test', 'a@a.test', '--dry-run']);
    if ('print' in typed || !needsSite(typed)) throw new Error('a command of the site');
    const { print } = await runCommand({ ...test.services, config }, typed);
    expect(print).toContain('Nothing was sent');
    expect(print).not.toContain('took the mail');
    const words = ['admin', 'create', 'two@a.test', '--first-name', 'A', '--last-name', 'B', '--dry-run'];
    for (const more of [[], ['--json']]) expect((await phum(...words, ...more)).print).not.toContain('http');
  });

  it('a link for a password is in the audit, also of somebody who is an administrator already', async () => {
    const words = ['admin', 'create', 'again@a.test', '--first-name', 'A', '--last-name', 'B'];
    const { data } = await json(...words);
    await json(...words);
    const links = (await auditOf(data.id)).filter(({ action }) => action === 'person.make-password-link');
    expect(links).toHaveLength(2);
  });

  it('a test mail is in the audit, without the address that it went to', async () => {
    const sink = await startMailServer();
    onTestFinished(() => sink.stop());
    const typed = readCommand(['mail', 'test', 'somebody@a.test']);
    if ('print' in typed || !needsSite(typed)) throw new Error('a command of the site');
    const config = { ...test.services.config, SMTP_URL: sink.url };
    expect((await runCommand({ ...test.services, config }, typed)).code).toBe(0);
    expect(sink.messages).toEqual([expect.stringContaining('Subject: Phum: a test mail')]);
    const { db } = test.services.database;
    const entries = await db.select().from(audit_entry).where(eq(audit_entry.action, 'mail.try'));
    expect(entries).toHaveLength(1);
    expect(JSON.stringify(entries)).not.toContain('somebody');
  });

  it('what is typed wrongly is 2; a file is named in the words of the reader; a mail has no bare null', async () => {
    const who = await test.signIn();
    expect((await phum('admin', 'grant', who.email, 'king')).code).toBe(2);
    expect((await phum('admin', 'create', 'x@a.test', '--language', 'fr')).code).toBe(2);
    for (const [lang, said] of [
      ['en', 'needs a name: --first-name, --last-name'],
      ['km', 'ត្រូវមានឈ្មោះ៖ --first-name, --last-name'],
    ] as const)
      expect(await phum('admin', 'create', 'x@a.test', '--lang', lang)).toMatchObject({
        code: 2,
        print: expect.stringContaining(said),
      });
    expect((await phum('mail', 'list', 'lost')).code).toBe(2);
    const nowhere = path.join(folder, 'none/a.zip');
    const said = await phum('person', 'export', who.id, nowhere, '--lang', 'km');
    expect([said.code, said.print]).toEqual([1, `គ្មាន ${nowhere} ទេ ឬមិនអាចបង្កើតនៅទីនោះបាន។`]);
    await addMail('waiting');
    const { print } = await phum('mail', 'list', '--lang', 'km');
    expect(print).toContain('កំពុងរង់ចាំ');
    expect(print).not.toMatch(/null|waiting/);
  });

  it('tries a job that was given up once more', async () => {
    const { db } = test.services.database;
    const id = crypto.randomUUID();
    await db.execute(sql`insert into pgboss.job (id, name, state, retry_limit, retry_count, data)
      values (${id}, 'draft.sweep', 'failed', 0, 0, '{}')`);
    expect((await json('jobs', 'list', 'failed')).data).toContainEqual(expect.objectContaining({ id }));
    expect((await json('jobs', 'retry', id)).data).toEqual({ count: 1 });
    const { rows } = await db.execute(sql`select state::text as state from pgboss.job where id = ${id}`);
    expect(rows).toEqual([{ state: 'retry' }]);
    expect(await auditOf(id)).toContainEqual({ action: 'job.retry', by: OPERATOR });
    expect((await phum('jobs', 'retry', NOT_THERE)).code).toBe(1);
  });

  it('changes settings by their own rules, and they hold at once', async () => {
    expect((await phum('settings', 'set', 'newsletter', 'true')).code).toBe(0);
    expect((await test.services.settings.read()).newsletter).toBe(true);
    expect((await json('settings', 'get', 'newsletter')).data).toMatchObject([{ value: true, version: 1 }]);
    expect((await phum('settings', 'set', 'newsletter', 'perhaps')).code).toBe(2);
    const refused = await phum('settings', 'set', 'contact_email', 'nobody');
    expect([refused.code, refused.print]).toEqual([
      2,
      expect.stringMatching(/does not take .*: Email is not valid/),
    ]);
    const move = await phum('files', 'move', '--to', 's3');
    expect([move.code, move.print]).toEqual([1, expect.stringContaining('S3_BUCKET')]);
    expect((await phum('settings', 'get', 'unheard-of')).code).toBe(2);
  });

  it('takes nothing of the demonstration for how people reach a real site', async () => {
    const real = await startTestApp({ env: { DEMO: '0' } });
    onTestFinished(() => real.stop());
    const { contact_email } = SETTING_DEFAULTS;
    const set = async (value: string) =>
      runCommand(real.services, readCommand(['settings', 'set', 'contact_email', value]) as never);
    expect(await set(contact_email)).toMatchObject({
      code: 2,
      print: expect.stringMatching(/does not take .*: This value is not valid/),
    });
    expect((await set('desk@phum.example.org')).code).toBe(0);
    expect(await real.services.settings.read()).toMatchObject({ contact_email: 'desk@phum.example.org' });
  });

  it('builds the search anew and forgets kept answers', async () => {
    expect((await phum('search', 'rebuild')).code).toBe(0);
    expect((await phum('cache', 'clear')).code).toBe(0);
    const { db } = test.services.database;
    const actions = (await db.select().from(audit_entry)).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['search.rebuild', 'cache.clear']));
  });
});
