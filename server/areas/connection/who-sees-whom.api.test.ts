import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { person } from '#server/database/schema/person.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';
import { PATH, startConnections } from './testing/connections.ts';

const { test, call, ok, ask, act, list, look, counts, asked, connected, organisation, join } =
  await startConnections();
afterAll(() => test.stop());

let [dara, sophal] = [null, null] as unknown as [TestPerson, TestPerson];
beforeEach(async () => {
  [dara, sophal] = [await test.signIn(), await test.signIn()];
});

describe('what connections see (B.10)', () => {
  it('is a person’s links, and their e-mail if they chose so, once connected, and no longer when it ends', async () => {
    const { db } = test.services.database;
    await db
      .update(person)
      .set({
        phone: '+85512345678',
        visibility: { email: 'connections' },
        links: { linkedin: 'https://linkedin.com/in/x' },
      })
      .where(eq(person.id, sophal.id));
    const card = () => ok(call(dara, 'GET', `/base-api/users/${sophal.id}/`));
    expect(await card()).toMatchObject({ email: '', phone: '', links: {} });
    const id = await connected(dara, sophal);
    expect(await card()).toMatchObject({
      email: sophal.email,
      phone: '',
      links: { linkedin: expect.any(String) },
    });
    expect(await ok(call(null, 'GET', `/base-api/users/${sophal.id}/`))).toMatchObject({ email: '' });
    await ok(act(dara, id, 'disconnect'));
    expect(await card()).toMatchObject({ email: '', links: {} });
  });
});

describe('what a connection shows (B.10)', () => {
  it('never shows an address by default, and says beside the button what will be seen', async () => {
    const [one, other] = [await test.signIn(), await test.signIn()];
    const id = await asked(one, other);
    const [waiting] = (await list(other, 'tab=received')).data;
    expect(waiting.reveals, 'default off').toEqual([]);
    const { db } = test.services.database;
    const visibility = { email: 'connections', phone: 'nobody' };
    await db.update(person).set({ visibility, phone: '+85512000000' }).where(eq(person.id, other.id));
    expect((await look(other, one.id)).reveals).toEqual(['email']);
    expect((await look(one, other.id)).reveals, 'nothing of the other’s').toEqual([]);
    await ok(act(other, id, 'accept'));
    const seen = async (who: TestPerson, whom: TestPerson) =>
      (await ok(call(who, 'GET', `/base-api/users/${whom.id}/`))).email;
    expect([await seen(one, other), await seen(other, one)]).toEqual([other.email, '']);
  });

  it('leaves the inbox when one blocks the other, who is named where they still belong to a team', async () => {
    const [one, other] = [await test.signIn(), await test.signIn()];
    await connected(one, other);
    const stakeholder_id = await organisation(one, 'owner', 'Kept together');
    await join(other, stakeholder_id, 'admin');
    const [thread] = (await ok(call(other, 'GET', '/base-api/me/inbox/'))).data;
    await ok(
      call(other, 'POST', `/base-api/me/inbox/${thread.id}/messages/`, {
        body: 'Unread',
        client_key: crypto.randomUUID(),
      }),
    );
    expect((await counts(one)).inbox_count).toBe(1);
    const blocked = await ok(call(one, 'POST', '/base-api/me/blocks/', { person_id: other.id }));
    expect(blocked.teams).toMatchObject([{ id: stakeholder_id, role: 'admin', name: 'Kept together' }]);
    expect((await counts(one)).inbox_count).toBe(0);
    expect((await ok(call(one, 'GET', '/base-api/me/inbox/'))).data).toEqual([]);
    const [listed] = (await ok(call(one, 'GET', '/base-api/me/blocks/'))).data;
    expect(listed.teams).toHaveLength(1);
  });
});

describe('blocking (ux 41)', () => {
  const block = (who: TestPerson, person_id: string) =>
    call(who, 'POST', '/base-api/me/blocks/', { person_id });

  it('ends the connection; the blocked one finds no button, cannot ask, and is told nothing', async () => {
    await connected(dara, sophal);
    const before = await counts(dara);
    await ok(block(sophal, dara.id));
    expect(await counts(dara)).toEqual(before);
    const seen = await look(dara, sophal.id);
    expect(seen).toMatchObject({
      state: 'disconnected',
      can: { connect: false, message: false, unblock: false },
    });
    expect((await ask(dara, sophal.id)).statusCode).toBe(409);
    expect(JSON.stringify(seen)).not.toContain('"unblock":true');
    expect(await look(sophal, dara.id)).toMatchObject({
      can: { unblock: true, block: false, connect: false },
    });
    expect((await ask(sophal, dara.id)).statusCode).toBe(409);
  });

  it('leaves an open invitation of the blocked one as it is for them', async () => {
    await asked(dara, sophal);
    const before = await look(dara, sophal.id);
    await ok(block(sophal, dara.id));
    expect(await look(dara, sophal.id)).toEqual(before);
    expect(await counts(sophal)).toMatchObject({ connection_request_count: 0 });
  });

  it('is listed, is done once however often, and is lifted', async () => {
    for (let i = 0; i < 2; i += 1) await ok(block(sophal, dara.id));
    const { data, item_count } = await ok(call(sophal, 'GET', '/base-api/me/blocks/'));
    expect([item_count, data[0].person.id]).toEqual([1, dara.id]);
    for (let i = 0; i < 2; i += 1)
      expect((await ok(call(sophal, 'DELETE', `/base-api/me/blocks/${dara.id}/`))).blocked).toBe(false);
    expect((await ask(dara, sophal.id)).statusCode).toBe(201);
    expect((await block(sophal, sophal.id)).statusCode).toBe(409);
    expect((await block(sophal, crypto.randomUUID())).statusCode).toBe(404);
  });
});

describe('the lists (7.040, 7.050)', () => {
  it('are the same by both paths, searched, ordered and paged', async () => {
    const { db } = test.services.database;
    for (const [last_name, first_name_kh] of [
      ['Zann', 'សុភា'],
      ['Aok', 'ដារ៉ា'],
    ] as const) {
      const other = await test.signIn();
      await db.update(person).set({ last_name, first_name_kh }).where(eq(person.id, other.id));
      await ok(act(other, (await ok(ask(dara, other.id))).id, 'accept'));
    }
    const named = async (query: string) =>
      (await list(dara, query)).data.map(
        ({ party }: { party: { name: string } }) => party.name.split(' ')[0],
      );
    expect(await named('ordering=name')).toEqual(['Aok', 'Zann']);
    expect(await named('ordering=oldest')).toEqual(['Zann', 'Aok']);
    expect(await named(`search=${encodeURIComponent('ដារ៉ា')}`)).toEqual(['Aok']);
    expect(await named('per_page=1&page=2&ordering=name')).toEqual(['Zann']);
    expect(await ok(call(dara, 'GET', '/api/v1/connections/'))).toEqual(await list(dara));
  });

  it.each(['tab=enemies', 'scope=world', 'page=0', 'ordering=loud', 'stakeholder_id=1'])(
    'refuse %s',
    async (query) => {
      expect((await call(dara, 'GET', `${PATH}?${query}`)).statusCode).toBe(422);
    },
  );

  it('suggest colleagues and friends of friends with the reason, and nobody known or blocked', async () => {
    const page = await organisation(dara, 'owner', 'Slek Materials');
    await join(sophal, page, 'member');
    const friend = await test.signIn();
    const far = await test.signIn();
    await ok(act(friend, (await ok(ask(dara, friend.id))).id, 'accept'));
    await ok(act(far, (await ok(ask(friend, far.id))).id, 'accept'));
    const { data, counts: found } = await list(dara, 'tab=suggested');
    const reasons = data.map(({ party, reason }: { party: { id: string }; reason: object }) => [
      party.id,
      reason,
    ]);
    expect(reasons.slice(0, 2)).toEqual([
      [sophal.id, { kind: 'team', count: 1, name: 'Slek Materials', name_kh: expect.any(String) }],
      [far.id, { kind: 'common', count: 1, name: '', name_kh: '' }],
    ]);
    expect(found.suggested).toBe(reasons.length);
    await ok(call(dara, 'POST', '/base-api/me/blocks/', { person_id: far.id }));
    await ok(ask(dara, sophal.id));
    const left = (await list(dara, 'tab=suggested')).data.map(
      ({ party }: { party: { id: string } }) => party.id,
    );
    for (const id of [sophal.id, far.id, friend.id, dara.id]) expect(left).not.toContain(id);
  });

  it('suggest organisations of the same field with somebody who can answer', async () => {
    const mine = await organisation(dara);
    const twin = await organisation(sophal, 'owner', 'Twin');
    const lonely = await writeStakeholder(test.services, { name: 'Lonely' });
    const { data } = await list(dara, `tab=suggested&scope=organisation&stakeholder_id=${mine}`);
    const ids = data.map(({ party }: { party: { id: string } }) => party.id);
    expect(ids).toContain(twin);
    expect(ids).not.toContain(lonely);
  });
});
