import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeStamp } from '#server/bot-check/stamp.ts';
import { mail_outbox } from '#server/database/schema/operations.ts';
import { bulk_decision } from '#server/database/schema/submission.ts';
import type { BulkDecision } from '#shared/contracts/bulk.contract.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { mailsWhere } from '#tests/setup/mails.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestApp, TestPerson } from '#tests/setup/test-app.ts';
import { runBulk } from './run-bulk.ts';

const test = setUpApp({ masterLists: true });
let [reviewer, member] = [null, null] as unknown as [TestPerson, TestPerson];
beforeEach(async () => {
  [reviewer, member] = [await test.signIn({ roles: ['reviewer'] }), await test.signIn()];
});

const DESK = '/desk-api/v1/';
const call: TestApp['call'] = (...asked) => test.call(...asked);
const ok = async (answer: ReturnType<typeof call>) => {
  const { statusCode, body } = await answer;
  expect(statusCode, body).toBeLessThan(300);
  return JSON.parse(body);
};
const page = (name: string) => writeStakeholder(test.services, { name, name_kh: 'ប្រអប់ស្លឹក' });

/** Id and reference of something that was just sent, by the list of the desk. */
const found = async (list: string, { reference }: { reference: string }) => {
  const { data } = await ok(call(reviewer, 'GET', `${DESK}${list}/?search=${reference}`));
  return data[0] as { id: string; reference: string };
};
async function reported(who = member) {
  const about = { subject_kind: 'stakeholder', subject_id: await page('Slek Boxes'), reason: 'spam' };
  const sent = await ok(
    call(who, 'POST', '/base-api/me/reports/', { ...about, description: 'Sells shoes.' }),
  );
  return found('reports', sent);
}
async function corrected(email: string) {
  const sent = await ok(
    call(null, 'POST', `/api/v1/corrected-pages/stakeholder/${await page('Slek Boxes')}/`, {
      fact: 'Founded in 2015',
      correct: 'Founded in 2019',
      source: 'Their page',
      email,
      bot_stamp: makeStamp(test.services.secret, Date.now() - 60_000),
    }),
  );
  return found('corrections', sent);
}
const itemsOf = (all: readonly { id: string }[]) => all.map(({ id }) => ({ id, version: 0 }));
const order = (body: object, who = reviewer) => call(who, 'POST', `${DESK}bulk-decisions/`, body);
const run = async ({ id }: BulkDecision) => {
  const { db } = test.services.database;
  await db
    .update(bulk_decision)
    .set({ run_at: sql`now() - interval '1 second'` })
    .where(eq(bulk_decision.id, id));
  await runBulk(test.services, id);
  const { items } = await ok(call(reviewer, 'GET', `${DESK}bulk-decisions/${id}/`));
  return items.map(({ result }: { result: string }) => result);
};
const get = (list: string, id: string) => ok(call(reviewer, 'GET', `${DESK}${list}/${id}/`));

describe('a decision on many cases of a kind (UX 36)', () => {
  it('dismisses reports with one reason, and leaves those in which the decider has a part', async () => {
    const [one, two, own] = [await reported(), await reported(), await reported(reviewer)];
    const dismissed = await reported();
    await ok(call(reviewer, 'POST', `${DESK}reports/${dismissed.id}/dismiss/`, { decision: 'Nothing.' }));
    const body = { kind: 'report', verb: 'dismiss', items: itemsOf([one, two, own, dismissed]) };

    const preview = await ok(call(reviewer, 'POST', `${DESK}bulk-decisions/preview/`, body));
    expect(preview.items[0]).toMatchObject({
      reference: one.reference,
      name: 'Slek Boxes',
      said: 'Sells shoes.',
    });
    const refusals = preview.items.map(({ refusal }: { refusal: string }) => refusal);
    expect(refusals).toEqual([null, null, 'own', 'state']);

    const missing = await order({ ...body, reason: ' ' });
    expect([missing.statusCode, Object.keys(missing.json().errors)]).toEqual([422, ['reason']]);
    const bulk = await ok(order({ ...body, reason: 'A campaign against shops.' }));
    expect(bulk).toMatchObject({ kind: 'report', verb: 'dismiss', reason: 'A campaign against shops.' });
    expect(await run(bulk)).toEqual(['done', 'done', 'own', 'state']);
    for (const { id } of [one, two])
      expect(await get('reports', id)).toMatchObject({
        state: 'dismissed',
        decision: 'A campaign against shops.',
        decided_by: { id: reviewer.id },
      });
    expect(await get('reports', own.id)).toMatchObject({ state: 'open' });
  });

  it('answers corrections with one text that each requester reads once', async () => {
    const addresses = [1, 2].map(() => `${crypto.randomUUID().slice(0, 8)}@example.test`);
    const all = [await corrected(addresses[0]!), await corrected(addresses[1]!)];
    const reason = 'The year on the page is that of the licence.';
    const bulk = await ok(order({ kind: 'correction', verb: 'decline', items: itemsOf(all), reason }));
    expect(await run(bulk)).toEqual(['done', 'done']);
    await runBulk(test.services, bulk.id);
    for (const { id } of all)
      expect(await get('corrections', id)).toMatchObject({ state: 'declined', answer: reason });
    for (const address of addresses) {
      const mails = await mailsWhere(test.services, sql`${mail_outbox.to_email} = ${address}`);
      expect(mails.filter(({ template }) => template === 'correction.answered')).toHaveLength(1);
      expect(mails.at(-1)!.text).toContain(reason);
    }
  });

  it('is refused where the kind knows no such decision on many, and where the text is too long for it', async () => {
    const items = itemsOf([{ id: crypto.randomUUID() }]);
    const statuses = async (body: object) => (await order({ items, reason: 'No.', ...body })).statusCode;
    expect(await statuses({ kind: 'report', verb: 'uphold' })).toBe(422);
    expect(await statuses({ kind: 'report', verb: 'approve' })).toBe(422);
    expect(await statuses({ kind: 'claim', verb: 'approve' })).toBe(422);
    const long = await order({ kind: 'correction', verb: 'accept', items, reason: 'a'.repeat(1_001) });
    expect([long.statusCode, Object.keys(long.json().errors)]).toEqual([422, ['reason']]);
  });

  it('knows a case that is not there, of another kind as well', async () => {
    const { id } = await reported();
    const items = itemsOf([{ id }, { id: crypto.randomUUID() }]);
    const bulk = await ok(order({ kind: 'correction', verb: 'accept', items, reason: 'Done.' }));
    expect(await run(bulk)).toEqual(['gone', 'gone']);
    expect(await get('reports', id)).toMatchObject({ state: 'open' });
  });
});
