import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { message } from '#server/database/schema/inbox.ts';
import { mailsTo } from '#tests/setup/told.ts';
import { mailMessages } from './mail-messages.ts';
import { inboxSite } from './testing/inbox-site.ts';

const site = inboxSite();

/** The orders that wait for a person, with how long after their message they are due. */
async function ordersOf(id: string) {
  const { services } = site.now().test;
  const { rows } = await services.database.db.execute(sql`
    select data, extract(epoch from start_after - created_on) as wait from pgboss.job
    where name = 'inbox.mail' and data->>'person_id' = ${id} order by created_on`);
  return rows as unknown as { data: { person_id: string; message_id: string }; wait: string }[];
}

/** Does what the jobs do when they are due. */
async function due(id: string) {
  for (const { data } of await ordersOf(id)) await mailMessages(site.now().test.services, data);
}

const lettersTo = async (email: string) =>
  (await mailsTo(site.now().test, email)).filter(({ subject }) => subject.includes('wrote'));

describe('mails about messages (B.54)', () => {
  it('wait two minutes, and join what was written until then', async () => {
    const { dara, sophal } = site.now();
    const { id } = await site.conversation();
    await site.ok(site.write(dara, id, 'Are you there?'));
    await site.ok(site.write(dara, id, 'It is about the boxes.'));
    expect(await lettersTo(sophal.email), 'nothing leaves at once').toEqual([]);
    const orders = await ordersOf(sophal.id);
    expect(orders).toHaveLength(1);
    expect(Number(orders[0]?.wait)).toBeGreaterThan(115);

    await due(sophal.id);
    const letters = await lettersTo(sophal.email);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain('Are you there?');
    expect(letters[0]?.text).toContain('It is about the boxes.');
  });

  it('say nothing of what was read before, also where more came after that', async () => {
    const { dara, sophal } = site.now();
    const { id } = await site.conversation();
    await site.ok(site.write(dara, id, 'The first one'));
    await site.ok(site.keep(sophal, id, { is_read: true }));
    await due(sophal.id);
    expect(await lettersTo(sophal.email)).toEqual([]);

    await site.ok(site.write(dara, id, 'The second one'));
    expect(await ordersOf(sophal.id)).toHaveLength(2);
    await due(sophal.id);
    const letters = await lettersTo(sophal.email);
    expect(letters.map(({ text }) => [text.includes('The first'), text.includes('The second')])).toEqual([
      [false, true],
    ]);
  });

  it('quote a message with its lines', async () => {
    const { dara, sophal } = site.now();
    const { id } = await site.conversation();
    await site.ok(site.write(dara, id, 'First line\nSecond line'));
    await due(sophal.id);
    const letters = await lettersTo(sophal.email);
    expect(letters.at(-1)?.text).toContain('> First line\n> Second line');
  });

  it('do not leave for a thread that was muted, or a message taken back', async () => {
    const { test, dara, sophal } = site.now();
    const { id } = await site.conversation();
    await site.ok(site.write(dara, id, 'Muted in time'));
    await site.ok(site.keep(sophal, id, { is_muted: true }));
    await due(sophal.id);
    await site.ok(site.keep(sophal, id, { is_muted: false }));
    await test.services.database.db.update(message).set({ deleted_at: new Date() });
    await due(sophal.id);
    expect(await lettersTo(sophal.email)).toEqual([]);
  });
});
