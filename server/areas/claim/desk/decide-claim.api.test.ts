import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claim } from '#server/database/schema/claim.ts';
import { audit_entry } from '#server/database/schema/operations.ts';
import { stakeholder_member } from '#server/database/schema/stakeholder.ts';
import { CLAIM_OBJECTION_DAYS } from '#shared/constants.ts';
import type { Claim } from '#shared/contracts/claim.contract.ts';
import { formatDate } from '#shared/format/dates.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';
import { noticesOf } from '#tests/setup/told.ts';
import { type Claims, startClaims } from '../testing/claims.ts';

let claims: Claims;
let other: TestPerson;
beforeAll(async () => {
  claims = await startClaims({ DECISION_HOLD_SECONDS: '60' });
  other = await claims.test.signIn({ roles: ['reviewer'] });
});
afterAll(() => claims.stop());

const db = () => claims.test.services.database.db;
async function decide(id: string, verb: string, text = 'Because of the papers.', who = claims.reviewer) {
  const { version } = (await claims.desk(who, id)).body;
  const says = WITHOUT_TEXT.includes(verb) ? {} : { text };
  return claims.desk(who, id, verb, { version, ...says });
}
const WITHOUT_TEXT = ['withdraw-proposal', 'undo'];
const roleOf = async (stakeholder_id: string, who: TestPerson) => {
  const [row] = await db()
    .select()
    .from(stakeholder_member)
    .where(
      and(eq(stakeholder_member.stakeholder_id, stakeholder_id), eq(stakeholder_member.person_id, who.id)),
    );
  return row?.state === 'member' ? row.role : null;
};

describe('the desk decides (B.53, B.71)', () => {
  const waiting = async (proved = true) => {
    const [id, who] = [await claims.aPage(), await claims.test.signIn()];
    const mine = (await claims.request(who, id, { email: claims.address() })).body.id as string;
    const now = new Date();
    if (proved) await db().update(claim).set({ proved_at: now, shown_at: now }).where(eq(claim.id, mine));
    return { id, who, claim: mine };
  };

  it('approves without a proof by a typed reason and two people alone; a proposal is withdrawn, and both are written down', async () => {
    const { id, who, claim: mine } = await waiting(false);
    expect((await decide(mine, 'approve', ' ')).body.errors).toHaveProperty('text');
    const proposed = await decide(mine, 'approve', 'Known to us.');
    expect(proposed.body).toMatchObject({
      state: 'requested',
      has_proof: false,
      proposal: { by: { id: claims.reviewer.id }, text: 'Known to us.', is_own: true },
    });
    expect((await decide(mine, 'approve', 'Once more.')).status, 'not the same person').toBe(409);
    expect(await roleOf(id, who)).toBeNull();
    expect((await decide(mine, 'withdraw-proposal', '', other)).status, 'of somebody else').toBe(409);
    expect((await decide(mine, 'withdraw-proposal')).body).toMatchObject({ proposal: null });
    expect((await decide(mine, 'withdraw-proposal')).status, 'once').toBe(409);
    await decide(mine, 'approve', 'Known to us after all.');
    // What was proposed before the claimant was asked says nothing about their answer.
    await decide(mine, 'ask', 'Who are you there?', other);
    await claims.act(who, mine, 'answer', { text: 'The accountant.' });
    expect((await claims.desk(other, mine)).body.proposal).toBeNull();
    await decide(mine, 'approve', 'The accountant.');
    expect((await decide(mine, 'approve', 'Yes.', other)).body.state).toBe('approved');
    expect(await roleOf(id, who)).toBe('owner');
    const written = await db().select().from(audit_entry).where(eq(audit_entry.entity_id, mine));
    const verbs = written.map(({ action }) => action).filter((action) => action.includes('propos'));
    expect(verbs.toSorted()).toEqual([
      'claim.propose',
      'claim.propose',
      'claim.propose',
      'claim.withdraw-proposal',
    ]);
  });

  it('approves: the claimant owns the page, is told when it can no longer be undone', async () => {
    const { id, who, claim: mine } = await waiting();
    expect((await claims.publicPage(who, id)).body.data.is_claimable).toBe(true);
    const done = await decide(mine, 'approve', '');
    expect([done.status, done.body.state, done.body.can.verbs]).toEqual([200, 'approved', ['undo']]);
    expect(await roleOf(id, who)).toBe('owner');
    expect((await claims.publicPage(who, id)).body.data).toMatchObject({
      is_claimable: false,
      can: { edit: true },
    });
    const [letter] = await claims.lettersAbout('claim.decided', who.email);
    expect(letter?.send_after?.getTime()).toBeGreaterThan(Date.now() + 30_000);
    expect((await noticesOf(claims.test, who, 'claim_decision'))[0]?.created_at.getTime()).toBeGreaterThan(
      Date.now(),
    );
    expect((await decide(mine, 'approve')).status, 'once').toBe(409);
  });

  it('takes an approval back as if it had not been; only who took it, and only for a while', async () => {
    const { id, who, claim: mine } = await waiting();
    const rival = await claims.test.signIn();
    const theirs = (await claims.request(rival, id, { email: claims.address() })).body.id;
    await decide(mine, 'approve');
    expect(
      (await claims.call(rival, 'GET', `/base-api/me/claims/${theirs}/`)).body.state,
      'has an owner now',
    ).toBe('disputed');
    const { version } = (await claims.desk(claims.reviewer, mine)).body;
    expect((await claims.desk(other, mine, 'undo', { version })).status).toBe(409);
    expect((await claims.desk(claims.reviewer, mine, 'undo', { version })).body.state).toBe('requested');
    expect(await roleOf(id, who)).toBeNull();
    expect((await claims.call(rival, 'GET', `/base-api/me/claims/${theirs}/`)).body.state).toBe('requested');
    expect((await claims.lettersAbout('claim.decided', who.email))[0]?.status).toBe('cancelled');
    expect(await noticesOf(claims.test, who, 'claim_decision')).toEqual([]);
    const own = (await claims.call(who, 'GET', `/base-api/me/claims/${mine}/`)).body as Claim;
    expect(
      own.events.map(({ verb }) => verb),
      'the claimant never knew',
    ).toEqual(['open']);
  });

  it('asks for more and gets an answer; rejects with a reason', async () => {
    const { who, claim: mine } = await waiting();
    expect((await decide(mine, 'ask', ' ')).body.errors).toHaveProperty('text');
    expect((await decide(mine, 'ask', 'Who are you there?')).body).toMatchObject({
      state: 'need_more_info',
      turn: 'claimant',
    });
    expect((await claims.act(who, mine, 'answer', { text: '' })).body.errors).toHaveProperty('text');
    expect((await claims.act(who, mine, 'answer', { text: 'The accountant.' })).body.state).toBe('requested');
    expect((await claims.act(who, mine, 'answer', { text: 'Again' })).status).toBe(409);
    expect((await decide(mine, 'reject', '')).body.errors).toHaveProperty('text');
    const done = await decide(mine, 'reject', 'No proof.');
    expect(done.body.state).toBe('rejected');
    const [first, second] = await claims.lettersAbout('claim.decided', who.email);
    expect([first?.text, second?.text].join()).toMatch(/Who are you there[\s\S]*No proof/);
  });

  it('is not done by who is involved, nor by who may only read, nor on what changed meanwhile', async () => {
    const id = await claims.aPage();
    const involved = await claims.test.signIn({ roles: ['reviewer'] });
    const mine = (await claims.request(involved, id, { email: claims.address() })).body.id;
    expect((await decide(mine, 'approve', '', involved)).status).toBe(409);
    expect((await claims.desk(involved, mine)).body.can).toMatchObject({ own: true, verbs: [] });
    const member = await claims.test.signIn({ roles: ['reviewer'] });
    await claims.own(id, member, 'member');
    expect((await decide(mine, 'approve', '', member)).status).toBe(409);
    const analyst = await claims.test.signIn({ roles: ['analyst'] });
    expect((await claims.desk(analyst, mine)).body.can.verbs).toEqual([]);
    expect((await decide(mine, 'approve', '', analyst)).status).toBe(404);
    expect((await claims.desk(claims.reviewer, mine, 'approve', { version: 99, text: '' })).status).toBe(409);
    expect(
      (await claims.desk(claims.reviewer, mine, 'transfer', { version: 1, text: 'x' })).status,
      'no dispute',
    ).toBe(409);
    expect((await claims.desk(claims.reviewer, crypto.randomUUID())).status).toBe(404);
  });

  it('lists, finds, narrows and hands on', async () => {
    const { id, claim: mine } = await waiting();
    const [row] = await db().select().from(claim).where(eq(claim.id, mine));
    const list = async (query: string) =>
      (await claims.call(claims.reviewer, 'GET', `/desk-api/v1/claims/?${query}`)).body;
    expect(
      (await list(`search=${row!.reference}`)).data.map((one: { page: { id: string } }) => one.page.id),
    ).toEqual([id]);
    expect((await claims.desk(claims.reviewer, mine, 'take')).body.assignee.id).toBe(claims.reviewer.id);
    expect((await list(`search=${row!.reference}&filter=mine`)).item_count).toBe(1);
    expect((await list(`search=${row!.reference}&filter=unassigned`)).item_count).toBe(0);
    expect((await claims.desk(other, mine, 'take')).body.assignee.id).toBe(other.id);
    expect((await claims.desk(other, mine, 'release')).body.assignee).toBeNull();
    expect((await list(`search=${row!.reference}&state=approved`)).counts).toMatchObject({
      waiting: 1,
      all: 1,
    });
    for (const bad of ['state=x', 'ordering=name', 'filter=x', 'page=0'])
      expect((await claims.call(claims.reviewer, 'GET', `/desk-api/v1/claims/?${bad}`)).status, bad).toBe(
        422,
      );
    expect((await list('search=%25_%5C')).item_count).toBe(0);
    await decide(mine, 'approve');
    expect((await claims.desk(claims.reviewer, mine, 'take')).status).toBe(409);
  });
});

describe('disputes (B.53)', () => {
  const dispute = async () => {
    const [id, owner, who] = [await claims.aPage(), await claims.test.signIn(), await claims.test.signIn()];
    await claims.own(id, owner);
    return {
      id,
      owner,
      who,
      claim: await claims.requestWithDocument(who, id),
    };
  };

  it('tells the owner, who may object or agree; strangers of the page cannot', async () => {
    const { id, owner, who, claim: mine } = await dispute();
    expect((await claims.call(who, 'GET', `/base-api/me/claims/${mine}/`)).body.state).toBe('disputed');
    expect(await noticesOf(claims.test, owner, 'claim_disputed')).toHaveLength(1);
    expect(await claims.lettersAbout('claim.owner', owner.email)).toHaveLength(1);
    expect((await claims.call(owner, 'GET', '/base-api/me/disputes/')).body.data).toHaveLength(1);
    const seen = (await claims.call(owner, 'GET', `/base-api/me/claims/${mine}/`)).body as Claim;
    expect(seen).toMatchObject({
      viewer: 'owner',
      proof_target: '',
      proof_text: '',
      document: null,
      can: { object: true, withdraw: false },
    });
    const said = await claims.act(owner, mine, 'owner', { says: 'object', text: 'We founded it.' });
    expect(said.body.events.at(-1)).toMatchObject({ verb: 'object', text: 'We founded it.' });
    expect((await claims.act(owner, mine, 'owner', { says: 'object', text: '' })).status).toBe(422);
    expect((await claims.act(owner, mine, 'withdraw')).status).toBe(404);
    const admin = await claims.test.signIn();
    await claims.own(id, admin, 'admin');
    expect((await claims.call(admin, 'GET', `/base-api/me/claims/${mine}/`)).status).toBe(404);
    expect((await claims.act(who, mine, 'owner', { says: 'agree', text: 'Yes.' })).status).toBe(404);
  });

  it('gives the owner 7 days to object: before, the page changes hands only once they have answered (UX 29)', async () => {
    const { id, owner, who, claim: mine } = await dispute();
    const early = (await claims.desk(claims.reviewer, mine)).body;
    expect(early.can.verbs).toEqual(['ask', 'keep']);
    const days = (Date.parse(early.objection_until) - Date.parse(early.created_at)) / 86_400_000;
    expect(Math.round(days)).toBe(CLAIM_OBJECTION_DAYS);
    const refused = await decide(mine, 'transfer', 'At once.');
    expect([refused.status, await roleOf(id, owner)]).toEqual([409, 'owner']);
    expect((await claims.call(owner, 'GET', `/base-api/me/claims/${mine}/`)).body.objection_until).toBe(
      early.objection_until,
    );
    const [letter] = await claims.lettersAbout('claim.owner', owner.email);
    expect(letter!.text).toContain(formatDate('en', early.objection_until));
    // The owner says nothing, and the time is over.
    await claims.test.services.database.pool.query(
      `with earlier as (update claim set shown_at = shown_at - make_interval(days => $2) where id = $1)
       update claim_event set created_at = created_at - make_interval(days => $2) where claim_id = $1`,
      [mine, CLAIM_OBJECTION_DAYS],
    );
    expect((await claims.desk(claims.reviewer, mine)).body).toMatchObject({ objection_until: null });
    expect((await decide(mine, 'transfer', ' ')).body.errors, 'no proof, no reason').toHaveProperty('text');
    const proposed = await decide(mine, 'transfer', 'Nobody objected.');
    expect(proposed.body).toMatchObject({
      state: 'disputed',
      has_proof: false,
      proposal: { by: { id: claims.reviewer.id }, text: 'Nobody objected.' },
    });
    expect((await decide(mine, 'transfer', 'Once more.')).status, 'not the same person').toBe(409);
    expect(await roleOf(id, owner)).toBe('owner');
    expect((await decide(mine, 'transfer', 'I agree.', other)).body.state).toBe('approved');
    expect(await roleOf(id, who)).toBe('owner');
  });

  it('ends with a transfer: the claimant owns the page, the owner stays as a member, and an undo restores both', async () => {
    const { id, owner, who, claim: mine } = await dispute();
    expect((await decide(mine, 'approve')).status, 'a dispute is no request').toBe(409);
    await claims.act(owner, mine, 'owner', { says: 'agree', text: 'It is theirs.' });
    expect((await decide(mine, 'transfer', 'The papers say so.')).body.state).toBe('approved');
    expect([await roleOf(id, who), await roleOf(id, owner)]).toEqual(['owner', 'member']);
    expect((await claims.lettersAbout('claim.owner', owner.email)).at(-1)?.text).toContain(
      'The papers say so.',
    );
    const { version } = (await claims.desk(claims.reviewer, mine)).body;
    expect((await claims.desk(claims.reviewer, mine, 'undo', { version })).body.state).toBe('disputed');
    expect([await roleOf(id, who), await roleOf(id, owner)]).toEqual([null, 'owner']);
  });

  it('is decided by two against an objection, whatever the proof, and by one once the owner agrees', async () => {
    const { id, owner, who, claim: mine } = await dispute();
    const now = new Date();
    await db().update(claim).set({ proved_at: now, shown_at: now }).where(eq(claim.id, mine));
    await claims.act(owner, mine, 'owner', { says: 'object', text: 'We founded it.' });
    expect((await claims.desk(claims.reviewer, mine)).body).toMatchObject({
      has_proof: true,
      objected: true,
    });
    expect((await decide(mine, 'transfer', ' ')).body.errors).toHaveProperty('text');
    const proposed = await decide(mine, 'transfer', 'The papers say so.');
    expect(proposed.body).toMatchObject({ state: 'disputed', proposal: { is_own: true } });
    expect((await decide(mine, 'transfer', 'Once more.')).status, 'not the same person').toBe(409);
    expect(await roleOf(id, owner)).toBe('owner');
    expect((await decide(mine, 'transfer', 'I agree.', other)).body.state).toBe('approved');
    expect(await roleOf(id, who)).toBe('owner');

    const again = await dispute();
    await db().update(claim).set({ proved_at: now, shown_at: now }).where(eq(claim.id, again.claim));
    await claims.act(again.owner, again.claim, 'owner', { says: 'object', text: 'No.' });
    await claims.act(again.owner, again.claim, 'owner', { says: 'agree', text: 'They are right.' });
    expect((await decide(again.claim, 'transfer', 'Agreed.')).body.state).toBe('approved');
  });

  it('ends with the page staying where it is', async () => {
    const { id, owner, who, claim: mine } = await dispute();
    expect((await decide(mine, 'keep', 'The owner has shown it.')).body.state).toBe('rejected');
    expect([await roleOf(id, who), await roleOf(id, owner)]).toEqual([null, 'owner']);
    expect((await claims.publicPage(who, id)).body.data.claim_state).toBe('rejected');
  });

  it('begins for a claim that waits when the page gets an owner otherwise', async () => {
    const [id, who, invited] = [await claims.aPage(), await claims.test.signIn(), await claims.test.signIn()];
    const mine = await claims.requestWithDocument(who, id);
    const theirs = (await claims.request(invited, id, { email: claims.address() })).body.id;
    const [row] = await db()
      .insert(stakeholder_member)
      .values({ stakeholder_id: id, person_id: invited.id, role: 'owner', state: 'invited' })
      .returning();
    await claims.call(invited, 'POST', `/base-api/me/team-invites/${row!.id}/`, { action: 'accept' });
    expect((await claims.call(who, 'GET', `/base-api/me/claims/${mine}/`)).body.state).toBe('disputed');
    expect((await claims.call(invited, 'GET', `/base-api/me/claims/${theirs}/`)).body.state).toBe(
      'withdrawn',
    );
    expect(await noticesOf(claims.test, invited, 'claim_disputed')).toHaveLength(1);
  });
});
