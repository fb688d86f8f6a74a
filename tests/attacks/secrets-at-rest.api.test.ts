import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTeams, type Teams } from '#server/areas/team/testing/teams.ts';
import { idempotency_key, mail_outbox } from '#server/database/schema/operations.ts';
import { openMail } from '#server/mail/sealed-mail.ts';
import { seal, unseal } from '#server/sealed.ts';
import { seedMasterLists } from '#tests/factories/stakeholder.ts';
import { listingInReview, returnListing } from '#tests/factories/submission.ts';
import { suggestionInReview } from '#tests/factories/suggestion.ts';
import { mailsWhere } from '#tests/setup/mails.ts';
import type { TestApp } from '#tests/setup/test-app.ts';
import { botStamp, mailsTo, registration } from './support/mails.ts';

let teams: Teams;
let test: TestApp;
beforeAll(async () => {
  teams = await startTeams();
  test = teams.test;
  await seedMasterLists(test.services);
});
afterAll(() => test.stop());

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-/;
/** Parts of the addresses in a text that nobody could guess. */
const tokensIn = (text: string) =>
  [...text.matchAll(/\/([\w-]{20,})/g)]
    .map(([, token]) => token!)
    .filter((token) => /\d|[A-Z]/.test(token) && !UUID.test(token));

/** Tables that hold one of the texts in any column, as they are written there. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const { pool } = test.services.database;
  const tables = await pool.query<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`,
  );
  expect(tables.rows.length).toBeGreaterThan(20);
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await pool.query<{ sought: string }>(
      `select sought from unnest($1::text[]) sought where exists (select from ${name} t where strpos(t::text, sought) > 0)`,
      [texts],
    );
    found.push(...rows.map(({ sought }) => `${name}: ${sought}`));
  }
  return found;
}

describe('who reads the database, or a copy of it', () => {
  it('finds no link of a mail that works, in no column', async () => {
    const email = 'at-rest@example.test';
    const post = (url: string, payload: object) => test.call(null, 'POST', url, payload);
    await post('/public/api/v1/auth/registration/', registration(test, email));
    await mailsTo(test, email);
    await post('/public/api/v1/auth/password/reset/', { email, bot_stamp: botStamp(test) });
    await mailsTo(test, email);
    const reviewer = await test.signIn({ roles: ['reviewer'] });
    const { id } = await listingInReview(test);
    await returnListing(test, reviewer, id, [{ field: null, body: 'Say more.' }]);
    await suggestionInReview(test, 'program');
    const page = await teams.teamOf();
    const invited = { stakeholder_id: page.id, emails: ['guest@example.test'], role: 'admin' };
    expect((await teams.call(page.owner, 'POST', '/base-api/startup/invite-team/', invited)).status).toBe(
      200,
    );

    const mails = await mailsWhere(test.services, undefined);
    const kinds = new Set(mails.map(({ template }) => template));
    for (const kind of [
      'account.verify',
      'listing.code',
      'listing.returned',
      'suggestion.link',
      'team.invite',
    ])
      expect(kinds).toContain(kind);
    const tokens = mails.flatMap((mail) => [...tokensIn(mail.text), ...tokensIn(mail.unsubscribe_url)]);
    expect(tokens.length).toBeGreaterThanOrEqual(5);
    expect(await tablesWith([...new Set(tokens)])).toEqual([]);
  });

  it('finds no code of a mail: neither in its text nor in its subject, which still says what it is about', async () => {
    const [sent] = await mailsWhere(test.services, sql`template = 'listing.code'`);
    const code = /\d{6}/.exec(sent!.subject)?.[0];
    expect(code).toBeDefined();
    const rows = await test.services.database.db.select().from(mail_outbox);
    for (const { subject, text, html } of rows) expect(subject + text + html).not.toMatch(`\\b${code}\\b`);
    expect(rows.map(({ subject }) => subject)).toContain(sent!.subject.replace(code!, '••••••'));
  });

  it('finds no secret of a draft in the answer that is kept for a repeat, which gets it all the same', async () => {
    const begin = () =>
      test.call(
        { headers: { 'idempotency-key': 'a-draft-begun-once' } },
        'POST',
        '/public/api/v1/listing-draft/',
        { kind: 'startup', values: {} },
      );
    const { secret } = (await begin()).json();
    expect(secret.length).toBeGreaterThan(20);
    expect((await begin()).json().secret).toBe(secret);
    expect(await tablesWith([secret])).toEqual([]);
  });
});

describe('what was written before it was encrypted', () => {
  it('is still sent, and still answers a repeat', async () => {
    const before = {
      subject: 'A',
      text: 'Your link',
      html: '<p>',
      unsubscribe_url: 'https://phum.example/u',
    };
    expect(openMail(test.services.secret, before)).toEqual(before);
    const begin = () =>
      test.call(
        { headers: { 'idempotency-key': 'a-draft-of-before' } },
        'POST',
        '/public/api/v1/listing-draft/',
        { kind: 'startup', data: {} },
      );
    const json = (await begin()).body;
    await test.services.database.db
      .update(idempotency_key)
      .set({ response: { json } })
      .where(sql`key = 'a-draft-of-before'`);
    expect((await begin()).json()).toEqual(JSON.parse(json));
  });
});

it('what is sealed for one purpose cannot be read as another', () => {
  const { secret } = test.services;
  const sealed = seal(secret, 'mail', 'a link');
  expect(unseal(secret, 'mail', sealed)).toBe('a link');
  expect(() => unseal(secret, 'answer', sealed)).toThrow();
  expect(() => unseal(new TextEncoder().encode('another secret'), 'mail', sealed)).toThrow();
});

it('what is sealed says in which way, and what was sealed before it did is read (ASVS V11.2.2)', () => {
  const { secret } = test.services;
  const [way, sealed] = seal(secret, 'mail', 'a link').split('.') as [string, string];
  expect(way).toBe('1');
  expect(unseal(secret, 'mail', sealed)).toBe('a link');
  expect(() => unseal(secret, 'mail', `2.${sealed}`)).toThrow('a way that this program does not know');
});
