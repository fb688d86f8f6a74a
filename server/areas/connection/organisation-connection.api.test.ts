import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';
import { PATH, startConnections } from './testing/connections.ts';

const { test, call, ok, act, list, counts, organisation, join } = await startConnections();
afterAll(() => test.stop());

let [dara, sophal] = [null, null] as unknown as [TestPerson, TestPerson];
beforeEach(async () => {
  [dara, sophal] = [await test.signIn(), await test.signIn()];
});

describe('the page of an organisation (2.062, B.13)', () => {
  const shown = async (who: TestPerson | null, id: string) =>
    (await ok(call(who, 'GET', `/api/v1/stakeholder/startup/${id}/`))).data.connection;

  it('says how the reader stands to it, for themselves or for an organisation of theirs', async () => {
    const id = await organisation(sophal);
    expect([await shown(null, id), await shown(dara, id)]).toMatchObject([
      null,
      { state: 'none', as_stakeholder_id: null },
    ]);
    const own = await organisation(dara);
    const made = await ok(call(dara, 'POST', PATH, { stakeholder_id: id, as_stakeholder_id: own }));
    expect(await shown(dara, id)).toMatchObject({ state: 'invited', as_stakeholder_id: own });
    expect(await shown(sophal, own)).toMatchObject({ state: 'pending', as_stakeholder_id: id });
    await ok(act(sophal, made.id, 'accept'));
    expect(await shown(dara, id)).toMatchObject({ state: 'approved', as_stakeholder_id: own });
    // What another person asked for is theirs alone, and an ignored invitation looks like an open one.
    const stranger = await test.signIn();
    const theirs = await ok(call(stranger, 'POST', PATH, { stakeholder_id: id }));
    await ok(act(sophal, theirs.id, 'ignore'));
    expect(await shown(stranger, id)).toMatchObject({ state: 'invited', as_stakeholder_id: null });
    expect(await shown(dara, id)).toMatchObject({ state: 'approved' });
  });
});

describe('organisations (2.070, B.13)', () => {
  it('are asked by their page and answered by owners and admins', async () => {
    const page = await organisation(sophal, 'admin');
    const editor = await test.signIn();
    await join(editor, page, 'content_editor');
    const connection = await ok(call(dara, 'POST', PATH, { stakeholder_id: page, note: 'Partners?' }));
    expect(connection).toMatchObject({ state: 'invited', party: { kind: 'stakeholder', id: page } });
    expect((await counts(editor)).connection_request_count).toBe(0);
    expect((await act(editor, connection.id, 'accept')).statusCode).toBe(404);
    expect((await counts(sophal)).connection_request_count).toBe(1);
    const { data } = await list(sophal, 'tab=received&scope=organisation');
    expect(data[0]).toMatchObject({ party: { id: dara.id }, acting_for: { id: page } });
    expect((await list(sophal, 'tab=received')).data).toEqual([]);
    await ok(act(sophal, connection.id, 'accept'));
    expect((await list(dara)).data[0]).toMatchObject({ state: 'approved', party: { id: page } });
  });

  it('connect with each other, whoever of them asks, in one connection', async () => {
    const [one, other] = [await organisation(dara), await organisation(sophal)];
    const body = { stakeholder_id: other, as_stakeholder_id: one };
    const connection = await ok(call(dara, 'POST', PATH, body));
    expect(connection).toMatchObject({ acting_for: { id: one }, party: { id: other } });
    const back = await ok(call(sophal, 'POST', PATH, { stakeholder_id: one, as_stakeholder_id: other }));
    expect([back.id, back.state]).toEqual([connection.id, 'approved']);
    const found = await list(dara, `scope=organisation&stakeholder_id=${one}`);
    expect(found.data.map(({ id }: { id: string }) => id)).toEqual([connection.id]);
  });

  it('are acted for by their own owners and admins only', async () => {
    const [page, target] = [await organisation(sophal), await organisation(await test.signIn())];
    const as = { stakeholder_id: target, as_stakeholder_id: page };
    expect((await call(dara, 'POST', PATH, as)).statusCode).toBe(404);
    await join(dara, page, 'member');
    expect((await call(dara, 'POST', PATH, as)).statusCode).toBe(409);
    const foreign = await call(
      await test.signIn(),
      'GET',
      `${PATH}?scope=organisation&stakeholder_id=${page}`,
    );
    expect(foreign.statusCode).toBe(404);
  });

  it('cannot be asked where nobody would answer, or by their own people', async () => {
    const lonely = await writeStakeholder(test.services, {});
    expect((await call(dara, 'POST', PATH, { stakeholder_id: lonely })).statusCode).toBe(409);
    const own = await organisation(dara);
    expect((await call(dara, 'POST', PATH, { stakeholder_id: own })).statusCode).toBe(409);
    expect((await call(dara, 'POST', PATH, { stakeholder_id: crypto.randomUUID() })).statusCode).toBe(404);
  });
});
