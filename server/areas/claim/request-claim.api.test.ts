import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { type Claims, startClaims } from './testing/claims.ts';

let claims: Claims;
beforeAll(async () => {
  claims = await startClaims();
});
afterAll(() => claims.stop());

describe('claiming a page (1.007, B.53, 3.035, 7.104, 7.105)', () => {
  it('moves it to requested at once, for the claimant alone (4.023, 4.024)', async () => {
    const [id, who] = [await claims.aPage(), await claims.test.signIn()];
    const { status, body } = await claims.request(who, id, { email: claims.address() });
    expect([status, body.state, body.turn, body.viewer]).toEqual([201, 'requested', 'claimant', 'claimant']);
    expect((await claims.publicPage(who, id)).body.data).toMatchObject({
      claim_state: 'requested',
      claim_id: body.id,
      can: { claim: false },
    });
    expect((await claims.publicPage(await claims.test.signIn(), id)).body.data).toMatchObject({
      claim_state: 'none',
      can: { claim: true },
    });
    const list = await claims.call(who, 'GET', `/api/v1/stakeholder/claim-request/?stakeholder_id=${id}`);
    expect(list.body).toMatchObject({ latest_state: 'requested', item_count: 1 });
    expect(
      (await claims.call(await claims.test.signIn(), 'GET', '/api/v1/stakeholder/claim-request/')).body,
    ).toMatchObject({ latest_state: 'none', data: [] });
  });

  it('is open once a person and page, also at once, and again after it was withdrawn', async () => {
    const [id, who] = [await claims.aPage(), await claims.test.signIn()];
    const answers = await Promise.all(
      [1, 2, 3].map(() => claims.request(who, id, { email: claims.address() })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const first = answers.find(({ status }) => status === 201)!.body.id;
    expect((await claims.act(who, first, 'withdraw')).body.state).toBe('withdrawn');
    expect((await claims.act(who, first, 'withdraw')).status).toBe(409);
    expect((await claims.request(who, id, { email: claims.address() })).status).toBe(201);
  });

  it('says what is wrong: no relation, no proof, an address elsewhere, a page that is not public or one’s own', async () => {
    const [id, who] = [await claims.aPage(), await claims.test.signIn()];
    const wrong = async (body: object) =>
      Object.keys((await claims.request(who, id, body)).body.errors ?? {});
    expect(await wrong({ relation: ' ' })).toEqual(['relation']);
    expect(await wrong({ proof: 'word' })).toEqual(['proof']);
    for (const email of ['', 'x', 'a@notslek.example', 'a@example', 'a@slek.example.evil.test'])
      expect(await wrong({ email }), email).toEqual(['email']);
    expect(await wrong({ note: 'x'.repeat(2_001) })).toEqual(['note']);
    const bare = await writeStakeholder(claims.test.services, { website: 'https://facebook.com/slek' });
    expect((await claims.request(who, bare)).body.errors).toHaveProperty('proof');
    expect(
      (await claims.request(who, await writeStakeholder(claims.test.services, { status: 'draft' }))).status,
    ).toBe(404);
    expect((await claims.request(who, crypto.randomUUID())).status).toBe(404);
    await claims.own(id, who);
    expect((await claims.request(who, id)).status).toBe(409);
  });

  it('is nobody else’s to see or to change', async () => {
    const [id, who, stranger] = [
      await claims.aPage(),
      await claims.test.signIn(),
      await claims.test.signIn(),
    ];
    const mine = (await claims.request(who, id, { email: claims.address() })).body.id;
    expect((await claims.call(stranger, 'GET', `/base-api/me/claims/${mine}/`)).status).toBe(404);
    for (const [verb, body] of [
      ['withdraw'],
      ['confirm', { code: '123456' }],
      ['check'],
      ['answer', { text: 'x' }],
      ['proof', { proof: 'document' }],
      ['owner', { says: 'agree', text: 'x' }],
    ] as const)
      expect((await claims.act(stranger, mine, verb, body)).status, verb).toBe(404);
    expect((await claims.desk(stranger, mine)).status).toBe(404);
  });
});
