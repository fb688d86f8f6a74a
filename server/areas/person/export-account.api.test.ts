import { describe, expect, it } from 'vitest';
import { claim } from '#server/database/schema/claim.ts';
import { connection, person_block } from '#server/database/schema/connection.ts';
import { message, thread, thread_participant } from '#server/database/schema/inbox.ts';
import { report } from '#server/database/schema/report.ts';
import { stakeholder_member } from '#server/database/schema/stakeholder.ts';
import { unzip } from '#tests/attacks/support/unzip.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';

const test = setUpApp();

async function exported({ headers }: TestPerson) {
  const answer = await test.call({ headers }, 'GET', '/user/profile/export.zip');
  const text = unzip(answer.rawPayload).get('account.json')!.toString('utf8');
  return { text, data: JSON.parse(text) };
}

/** Where the rows of a table that go with their person are found in an export. */
const PLACES: Record<string, string> = {
  calendar_link: 'calendars',
  claim: 'claims',
  connection: 'connections',
  desk_grant: 'desk_roles',
  identity_link: 'identities',
  match_request: 'page_searches',
  notification: 'notifications',
  notification_setting: 'notification_settings',
  ownership_offer: 'ownership_offers',
  passkey: 'passkeys',
  person_block: 'blocked',
  saved_item: 'saved',
  saved_view: 'saved_views',
  session: 'sessions',
  stakeholder_member: 'roles',
  thread_participant: 'threads',
};
/** Only protect the account, or are the work of the desk. */
const KEPT_HERE = ['account_link', 'bulk_decision', 'recovery_code', 'second_factor'];

describe('an account taken along (B.12)', () => {
  it('has a place for every table whose rows go with their person', async () => {
    const { rows } = await test.services.database.pool.query<{ name: string }>(
      `select distinct conrelid::regclass::text as name from pg_constraint
       where contype = 'f' and confrelid = 'person'::regclass and confdeltype = 'c'`,
    );
    const tables = rows.map(({ name }) => name).filter((name) => !KEPT_HERE.includes(name));
    expect(tables.sort()).toEqual(Object.keys(PLACES).sort());
    const { data } = await exported(await test.signIn());
    expect(Object.keys(data)).toEqual(expect.arrayContaining(Object.values(PLACES)));
  });

  it('holds what a person has with others, as far as it is theirs', async () => {
    const { db } = test.services.database;
    const [mine, other, staff] = [await test.signIn(), await test.signIn(), await test.signIn()];
    const stakeholder_id = await writeStakeholder(test.services);
    await db.insert(connection).values({
      from_person_id: mine.id,
      to_person_id: other.id,
      note: 'We met at the fair.',
      state: 'approved',
    });
    await db.insert(person_block).values({ person_id: mine.id, blocked_id: staff.id });
    await db.insert(person_block).values({ person_id: other.id, blocked_id: mine.id });
    const [talk] = await db.insert(thread).values({ kind: 'conversation', subject: 'Looms' }).returning();
    for (const person_id of [mine.id, other.id])
      await db.insert(thread_participant).values({ thread_id: talk!.id, person_id });
    const write = (author_id: string, body: string, rest: object = {}) =>
      db.insert(message).values({ thread_id: talk!.id, author_id, body, client_key: body, ...rest });
    await write(mine.id, 'My own words');
    await write(mine.id, 'My words taken back', { deleted_at: new Date() });
    await write(other.id, 'Words of the other');
    await db.insert(report).values({
      reference: 'R-1',
      reporter_id: mine.id,
      subject_kind: 'person',
      subject_id: other.id,
      reason: 'spam',
      description: 'Writes to everybody',
      decided_by: staff.id,
      decision: 'Looked into by us',
    });
    await db.insert(claim).values({
      reference: 'CL-1',
      stakeholder_id,
      person_id: mine.id,
      proof: 'document',
      code_hash: 'hash-of-the-code',
      assignee_id: staff.id,
    });
    await db.insert(stakeholder_member).values({
      stakeholder_id,
      person_id: mine.id,
      role: 'admin',
      state: 'invited',
      secret_hash: 'hash-of-the-link',
      invited_by: other.id,
    });

    const { text, data } = await exported(mine);
    expect(data.connections).toMatchObject([{ note: 'We met at the fair.', to_person_id: other.id }]);
    expect(data.blocked).toMatchObject([{ blocked_id: staff.id }]);
    expect(data.threads).toMatchObject([{ subject: 'Looms' }]);
    expect(data.messages).toMatchObject([{ body: 'My own words' }]);
    expect(data.reports).toMatchObject([{ reference: 'R-1', description: 'Writes to everybody' }]);
    expect(data.claims).toMatchObject([{ reference: 'CL-1', proof: 'document' }]);
    expect(data.roles).toMatchObject([{ role: 'admin', state: 'invited' }]);
    for (const kept of [
      'My words taken back',
      'Words of the other',
      'Looked into by us',
      'hash-of-the-code',
      'hash-of-the-link',
    ])
      expect(text).not.toContain(kept);
    expect((await exported(other)).data.blocked).toMatchObject([{ blocked_id: mine.id }]);
  });
});
