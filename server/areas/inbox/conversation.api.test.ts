import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { message } from '#server/database/schema/inbox.ts';
import { stakeholder_member } from '#server/database/schema/stakeholder.ts';
import { MESSAGES_A_PAGE } from '#shared/domain/inbox.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import type { TestApp, TestPerson } from '#tests/setup/test-app.ts';
import { bodies, inboxSite, PATH } from './testing/inbox-site.ts';

const { now, call, ok, inbox, open, write, keep, counts, act, conversation, join } = inboxSite();
let [test, dara, sophal] = [null, null, null] as unknown as [TestApp, TestPerson, TestPerson];
beforeEach(() => {
  ({ test, dara, sophal } = now());
});

describe('conversations', () => {
  it('carry what was written to the other, who is told once until they read', async () => {
    const { id } = await conversation();
    for (const text of ['One', 'Two', 'Three']) expect((await write(dara, id, text)).statusCode).toBe(201);
    expect(bodies(await open(sophal, id))).toEqual(['One', 'Two', 'Three']);
    expect(await counts(sophal)).toMatchObject({ inbox_count: 1 });
    const { data } = await ok(call(sophal, 'GET', '/base-api/me/notifications/?group=message'));
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ params: { note: 'Three' }, link: `/user/profile/inbox/${id}` });
    await ok(keep(sophal, id, { is_read: true }));
    expect(await counts(sophal)).toMatchObject({ inbox_count: 0, total: 0 });
  });

  it('take a message once, however often it is sent by its key (replay)', async () => {
    const { id } = await conversation();
    const client_key = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => write(dara, id, 'Only once', { client_key })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(bodies(await open(sophal, id))).toEqual(['Only once']);
    // The same key of the other person is another message.
    await ok(write(sophal, id, 'Mine', { client_key }));
    expect(bodies(await open(dara, id))).toEqual(['Only once', 'Mine']);
  });

  it('have something unread when a message had to wait while its reader read', async () => {
    const { id } = await conversation();
    const { pool } = test.services.database;
    const holder = await pool.connect();
    onTestFinished(() => holder.release(true));
    await holder.query('begin');
    await holder.query('select from thread where id = $1 for update', [id]);
    const written = write(dara, id, 'Waited');
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
    await ok(keep(sophal, id, { is_read: true }));
    await holder.query('commit');
    await ok(written);
    expect(await counts(sophal)).toMatchObject({ inbox_count: 1 });
  });

  it('come in pages from the newest back', async () => {
    const { id } = await conversation();
    const texts = Array.from({ length: MESSAGES_A_PAGE + 5 }, (_, i) => `No ${i}`);
    await test.services.database.db.insert(message).values(
      texts.map((body, i) => ({
        thread_id: id,
        author_id: dara.id,
        body,
        client_key: crypto.randomUUID(),
        // Written at nearly the same moment: none is lost between two pages.
        created_at: sql`now() - interval '1 minute' + ${i} * interval '1 microsecond'`,
      })),
    );
    const newest = await open(sophal, id);
    expect([newest.messages.length, newest.has_earlier]).toEqual([MESSAGES_A_PAGE, true]);
    const before = await open(sophal, id, `before=${newest.messages[0].id}`);
    expect([...bodies(before), ...bodies(newest)]).toEqual(texts);
    expect(before.has_earlier).toBe(false);
  });

  it.each([
    ['nothing', { body: ' ' }],
    ['too much', { body: 'ស្ត្រី'.repeat(4_001) }],
    ['no key', { body: 'x', client_key: 'a b' }],
    ['five files', { body: 'x', files: Array.from({ length: 5 }, () => crypto.randomUUID()) }],
    ['a file nobody uploaded', { body: 'x', files: [crypto.randomUUID()] }],
  ])('refuse %s', async (_what, body) => {
    const { id } = await conversation();
    const answer = await call(dara, 'POST', `${PATH}${id}/messages/`, {
      client_key: crypto.randomUUID(),
      ...body,
    });
    expect(answer.statusCode, answer.body).toBe(422);
  });

  it('end with the connection: they stay readable, and nobody writes', async () => {
    const { id, connection } = await conversation('Hello');
    await ok(act(dara, connection, 'disconnect'));
    for (const who of [dara, sophal]) {
      expect(await open(who, id)).toMatchObject({ can: { write: false } });
      expect((await write(who, id, 'Still there?')).statusCode).toBe(409);
    }
    expect(bodies(await open(sophal, id))).toEqual(['Hello']);
  });

  it('are closed by a block the same way: the blocked one learns of no difference (ux 41)', async () => {
    const { id } = await conversation('Hello');
    await ok(call(sophal, 'POST', '/base-api/me/blocks/', { person_id: dara.id }));
    const answer = await write(dara, id, 'Still there?');
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      expect.stringContaining('not connected'),
    ]);
    expect(JSON.stringify(await open(dara, id))).not.toMatch(/block(ed|ing)/);
    expect(bodies(await open(sophal, id))).toEqual(['Hello']);
  });

  it('of organisations are read by all who act for them, and no more by who left', async () => {
    const page = await writeStakeholder(test.services, {});
    await join(sophal, page, 'owner');
    const connection = (await ok(call(dara, 'POST', '/base-api/me/connections/', { stakeholder_id: page })))
      .id;
    await ok(act(sophal, connection, 'accept'));
    const [{ id }] = (await inbox(dara)).data;
    const late = await test.signIn();
    await join(late, page, 'admin');
    await ok(write(dara, id, 'Hello all'));
    expect(bodies(await open(late, id))).toEqual(['Hello all']);
    expect((await inbox(late)).data[0]).toMatchObject({ acting_for: { id: page }, party: { id: dara.id } });
    await test.services.database.db
      .update(stakeholder_member)
      .set({ state: 'left' })
      .where(eq(stakeholder_member.person_id, late.id));
    expect((await call(late, 'GET', `${PATH}${id}/`)).statusCode).toBe(404);
    expect((await inbox(late)).data).toEqual([]);
  });
});
