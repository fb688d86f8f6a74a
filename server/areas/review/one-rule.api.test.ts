import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submission_document } from '#server/database/schema/submission.ts';
import { seedMasterLists } from '#tests/factories/stakeholder.ts';
import { deskCall, listingInReview, versionOf } from '#tests/factories/submission.ts';
import { startTestApp, type TestApp, type TestPerson } from '#tests/setup/test-app.ts';
import { renewRequestDocuments } from './request-documents.ts';

let test: TestApp;
let reviewer: TestPerson;
beforeAll(async () => {
  test = await startTestApp({ env: { DECISION_HOLD_SECONDS: '600' } });
  await seedMasterLists(test.services);
  reviewer = await test.signIn({ roles: ['reviewer'] });
});
afterAll(() => test.stop());

const db = () => test.services.database.db;
const found = async (words: string): Promise<string[]> => {
  const url = `/desk-api/v1/submissions/?status=all&per_page=100&search=${encodeURIComponent(words)}`;
  const response = await test.call(reviewer, 'GET', url);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().data.map(({ id }: { id: string }) => id);
};
const document = (id: string) => db().select().from(submission_document).where(sql`submission_id = ${id}`);

describe('a name that is typed as it sounds', () => {
  it('is found among the oldest of 20,000 requests too (ux 39)', async () => {
    const { id } = await listingInReview(test, 'startup', { name: 'Srov', name_kh: 'ស្រូវស្ងួត' });
    await db().execute(sql`
      insert into submission (id, reference, kind, subject_kind, name, payload, status, requester_email, email_verified_at)
      select ('ffffffff-ffff-7fff-8fff-' || lpad(to_hex(n), 12, '0'))::uuid, 'X-' || n, 'listing', 'startup',
        'Bicycle ' || n, '{}', 'reviewing', 'a@example.test', now()
      from generate_series(1, 20000) n`);
    expect(await found('srov sngout')).toEqual([id]);
  });

  it('is found by the name of today alone, and goes with the request', async () => {
    const { id } = await listingInReview(test, 'startup', { name: 'Tonle', name_kh: 'ទន្លេសាប' });
    expect(await found('tonlay saap')).toEqual([id]);
    await db().execute(sql`update submission set name = 'Lotus', name_kh = 'ផ្កាឈូក' where id = ${id}`);
    expect(await found('tonlay saap')).toEqual([]);
    expect(await document(id)).toMatchObject([{ name: 'Lotus', name_kh: 'ផ្កាឈូក' }]);
    await db().execute(sql`delete from submission where id = ${id}`);
    expect(await document(id)).toEqual([]);
    expect(await renewRequestDocuments(db())).toBe(0);
  });
});

describe('a request whose address is not confirmed', () => {
  it('is known to no list, page, decision, colleague or note of the desk', async () => {
    const { id } = await listingInReview(test, 'startup', { name: 'Quiet One' });
    await db().execute(sql`update submission set email_verified_at = null where id = ${id}`);
    expect(await found('Quiet One')).toEqual([]);
    const url = `/desk-api/v1/submissions/${id}/`;
    expect((await test.call(reviewer, 'GET', url)).statusCode).toBe(404);
    const version = await versionOf(test, id);
    const calls = [
      ['take', {}],
      ['notes', { body: 'Hello' }],
      ['approve', { version }],
      ['reject', { version, reason: 'No.' }],
    ] as const;
    for (const [verb, payload] of calls)
      expect([verb, (await deskCall(test, reviewer, id, verb, payload)).statusCode]).toEqual([verb, 404]);
  });
});

describe('a decision of which nobody is written (UX 36)', () => {
  const rejected = async (site: TestApp, by: TestPerson) => {
    const { id } = await listingInReview(site);
    await deskCall(site, by, id, 'reject', { version: await versionOf(site, id), reason: 'No.' });
    await db().execute(sql`
      delete from mail_outbox where about_id in (select id from submission_event where submission_id = ${id})`);
    await db().execute(sql`update submission set requester_email = '' where id = ${id}`);
    return id;
  };
  const undo = async (site: TestApp, by: TestPerson, id: string) =>
    deskCall(site, by, id, 'undo', { version: await versionOf(site, id) });

  it('can be undone for as long as every other, which is one setting', async () => {
    const id = await rejected(test, reviewer);
    const url = `/desk-api/v1/submissions/${id}/`;
    const { undo_until } = (await test.call(reviewer, 'GET', url)).json();
    expect(Date.parse(undo_until) - Date.now()).toBeGreaterThan(500_000);
    expect((await undo(test, reviewer, id)).json().status).toBe('reviewing');
  });

  it('and not for a moment longer', async () => {
    const quick = await startTestApp({ env: { DECISION_HOLD_SECONDS: '0' }, url: test.url });
    try {
      const officer = await quick.signIn({ roles: ['reviewer'] });
      expect((await undo(quick, officer, await rejected(quick, officer))).statusCode).toBe(409);
    } finally {
      await quick.stop();
    }
  });
});
