import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { runBulk } from '#server/areas/bulk/run-bulk.ts';
import { bulk_decision, submission_event } from '#server/database/schema/submission.ts';
import type { BulkDecision } from '#shared/contracts/bulk.contract.ts';
import {
  deskCall,
  listingInReview,
  mailsAbout,
  submissionRow,
  versionOf,
} from '#tests/factories/submission.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';

const test = setUpApp({ masterLists: true });
let reviewer: TestPerson;
beforeAll(async () => {
  reviewer = await test.signIn({ roles: ['reviewer'] });
});

const call = (
  path: string,
  payload: object | undefined,
  who = reviewer,
  headers: Record<string, string> = {},
) =>
  test.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/desk-api/v1/bulk-decisions/${path}`,
    headers: { ...who.headers, ...headers },
    ...(payload ? { payload } : {}),
  });
const some = async (count: number) => {
  const items = [];
  for (let made = 0; made < count; made += 1) {
    const { id } = await listingInReview(test);
    items.push({ id, version: await versionOf(test, id) });
  }
  return items;
};
const order = async (items: object[], more: object = { verb: 'approve' }, who = reviewer) => {
  const answer = await call('', { items, ...more }, who);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json() as BulkDecision;
};
const get = async (id: string) => (await call(`${id}/`, undefined)).json() as BulkDecision;
/** The hold is over. */
const due = (id: string) =>
  test.services.database.db
    .update(bulk_decision)
    .set({ run_at: sql`now() - interval '1 second'` })
    .where(eq(bulk_decision.id, id));
const run = async (id: string) => {
  await due(id);
  await runBulk(test.services, id);
};
const decisions = async (id: string) =>
  (
    await test.services.database.db
      .select()
      .from(submission_event)
      .where(eq(submission_event.submission_id, id))
  ).filter(({ verb }) => ['approve', 'reject'].includes(verb));
const resultsOf = ({ items }: BulkDecision) => items.map(({ result }) => result);

/** Lets the database end its own connections in the middle of decisions, and just before they are committed, some times. */
async function killAtWork(times: number): Promise<void> {
  await test.services.database.pool.query(`
    create sequence kills;
    create function kill_this() returns trigger language plpgsql as $$
      begin
        if nextval('kills') <= ${times} * 3 and currval('kills') % 3 = 0 then
          perform pg_terminate_backend(pg_backend_pid());
          perform pg_sleep(0.01);
        end if;
        return null;
      end $$;
    create trigger kill_event after insert on submission_event for each row execute function kill_this();
    create trigger kill_mail after insert on mail_outbox for each row execute function kill_this();
    create constraint trigger kill_commit after update on bulk_decision
      deferrable initially deferred for each row execute function kill_this();`);
}

describe('a decision on many requests (UX 36)', () => {
  it('tells beforehand what would happen to each, and does nothing', async () => {
    const [fine, stale, decided] = await some(3);
    const own = await listingInReview(test, 'startup', { requester_email: reviewer.email });
    await deskCall(test, reviewer, decided!.id, 'approve', { version: decided!.version });
    const items = [
      fine,
      { ...stale!, version: stale!.version + 1 },
      { id: decided!.id, version: await versionOf(test, decided!.id) },
      { id: own.id, version: await versionOf(test, own.id) },
      { id: '0190a000-0000-7000-8000-00000000dead', version: 1 },
    ];
    const answer = await call('preview/', { verb: 'approve', items });
    expect(answer.json().items.map(({ refusal }: { refusal: string | null }) => refusal)).toEqual([
      null,
      'stale',
      'state',
      'own',
      'gone',
    ]);
    const [shown, , , , gone] = answer.json().items;
    expect(shown.row, 'with all there is to notice').toMatchObject({
      id: fine!.id,
      assignee: null,
      overdue: false,
      flags: expect.any(Array),
    });
    expect(gone.row).toBeNull();
    expect(answer.json().counts).toEqual({ will: 1, refused: 4 });
    expect(answer.json().hold_seconds).toBe(test.services.config.BULK_HOLD_SECONDS);
    expect((await submissionRow(test, fine!.id))?.status).toBe('reviewing');
  });

  it('waits for its hold, then decides each on its own by the same rules', async () => {
    const [fine, withdrawn, changed] = await some(3);
    const own = await listingInReview(test, 'startup', { requester_email: reviewer.email });
    const items = [
      fine,
      withdrawn,
      changed,
      { id: own.id, version: await versionOf(test, own.id) },
    ] as object[];
    const bulk = await order(items);
    expect(bulk).toMatchObject({
      state: 'waiting',
      counts: { all: 4, done: 0, skipped: 0 },
      can: { cancel: true },
    });
    expect(Date.parse(bulk.run_at) - Date.now()).toBeGreaterThan(9 * 60_000);
    await expect(runBulk(test.services, bulk.id)).rejects.toThrow();
    await deskCall(test, reviewer, changed!.id, 'reject', { version: changed!.version, reason: 'No.' });
    await test.services.database.db.execute(
      sql`update submission set status = 'draft' where id = ${withdrawn!.id}`,
    );
    await run(bulk.id);
    const done = await get(bulk.id);
    expect([done.state, resultsOf(done)]).toEqual(['done', ['done', 'state', 'stale', 'own']]);
    expect((await submissionRow(test, fine!.id))?.status).toBe('approved');
    expect((await decisions(fine!.id)).map(({ actor_id }) => actor_id)).toEqual([reviewer.id]);
    expect(await mailsAbout(test, fine!.id, 'listing.approved')).toHaveLength(1);
    expect((await submissionRow(test, own.id))?.status).toBe('reviewing');
  });

  it('rejects with one reason that everybody reads; without one it is refused', async () => {
    const items = await some(2);
    const missing = await call('', { verb: 'reject', items, reason: ' ' });
    expect([missing.statusCode, Object.keys(missing.json().errors)]).toEqual([422, ['reason']]);
    const bulk = await order(items, { verb: 'reject', reason: 'Not startups of Cambodia.' });
    await run(bulk.id);
    for (const { id } of items) {
      const [mail] = await mailsAbout(test, id, 'listing.rejected');
      expect(mail!.text).toContain('Not startups of Cambodia.');
    }
  });

  it('can be taken back while it waits, by whoever ordered it or an administrator, and by nobody later', async () => {
    const items = await some(1);
    const colleague = await test.signIn({ roles: ['reviewer'] });
    const bulk = await order(items);
    expect((await call(`${bulk.id}/cancel/`, {}, colleague)).statusCode).toBe(409);
    const cancelled = await call(`${bulk.id}/cancel/`, {});
    expect(cancelled.json()).toMatchObject({ state: 'cancelled', can: { cancel: false } });
    expect((await call(`${bulk.id}/cancel/`, {})).statusCode).toBe(200);
    await run(bulk.id);
    expect(await decisions(items[0]!.id)).toEqual([]);

    const second = await order(items);
    const admin = await test.signIn({ roles: ['administrator'] });
    expect((await call(`${second.id}/cancel/`, {}, admin)).statusCode).toBe(200);
    const third = await order(items);
    await run(third.id);
    expect((await call(`${third.id}/cancel/`, {})).statusCode).toBe(409);
  });

  it('on more than twenty waits until a colleague agrees; cases of theirs are left (UX 36)', async () => {
    const colleague = await test.signIn({ roles: ['reviewer'] });
    const theirs = await listingInReview(test, 'startup', { requester_email: colleague.email });
    const items = [{ id: theirs.id, version: await versionOf(test, theirs.id) }, ...(await some(20))];
    const bulk = await order(items);
    expect(bulk).toMatchObject({ state: 'proposed', agreed_by: null, can: { cancel: true, agree: false } });
    await run(bulk.id);
    expect((await get(bulk.id)).state, 'nothing runs that nobody agreed to').toBe('proposed');
    const agree = (who: TestPerson) => call(`${bulk.id}/agree/`, {}, who);
    expect((await agree(reviewer)).statusCode).toBe(409);
    expect((await agree(await test.signIn({ roles: ['editor'] }))).statusCode).toBe(404);
    const seen = (await call('', undefined, colleague)).json().data as BulkDecision[];
    expect(seen.find(({ id }) => id === bulk.id)?.can).toEqual({ cancel: true, agree: true });
    expect((await agree(colleague)).json()).toMatchObject({
      state: 'waiting',
      agreed_by: { id: colleague.id },
      can: { agree: false },
    });
    expect((await agree(colleague)).statusCode, 'again').toBe(200);
    expect((await agree(await test.signIn({ roles: ['administrator'] }))).statusCode).toBe(409);
    await run(bulk.id);
    const results = resultsOf(await get(bulk.id));
    expect([results[0], new Set(results.slice(1))]).toEqual(['own', new Set(['done'])]);
    expect((await submissionRow(test, theirs.id))?.status).toBe('reviewing');

    const twenty = await order(await some(20));
    expect([twenty.state, twenty.can.agree]).toEqual(['waiting', false]);
    const refused = await order(items.slice(0, 21));
    expect((await call(`${refused.id}/cancel/`, {}, colleague)).json().state).toBe('cancelled');
    expect((await call(`${refused.id}/agree/`, {}, colleague)).statusCode).toBe(409);
  });

  it('does nothing for somebody who lost the right meanwhile', async () => {
    const items = await some(1);
    const once = await test.signIn({ roles: ['reviewer'] });
    const bulk = await order(items, { verb: 'approve' }, once);
    await test.services.database.pool.query('delete from desk_grant where person_id = $1', [once.id]);
    await run(bulk.id);
    expect(resultsOf(await get(bulk.id))).toEqual(['actor']);
    expect((await submissionRow(test, items[0]!.id))?.status).toBe('reviewing');
  });

  it('is ordered once, however often it is sent', async () => {
    const items = await some(1);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const [one, two] = await Promise.all(
      [1, 2].map(() => call('', { verb: 'approve', items }, reviewer, headers)),
    );
    const again = await call('', { verb: 'approve', items }, reviewer, headers);
    const ids = [one!, two!, again]
      .filter(({ statusCode }) => statusCode === 201)
      .map((answer) => answer.json().id);
    expect(new Set(ids).size).toBe(1);
    expect(
      (await call('', undefined)).json().data.filter(({ id }: BulkDecision) => id === ids[0]),
    ).toHaveLength(1);
  });

  it('refuses too many, none, the same twice, and other verbs', async () => {
    const [item] = await some(1);
    for (const items of [
      [],
      [item, item],
      Array.from({ length: 101 }, () => ({ id: crypto.randomUUID(), version: 1 })),
    ])
      expect((await call('', { verb: 'approve', items })).statusCode).toBe(422);
    expect((await call('', { verb: 'return', items: [item] })).statusCode).toBe(422);
  });

  it('decides nothing twice and leaves nothing out when its connection is killed again and again', {
    timeout: 120_000,
  }, async () => {
    const items = await some(12);
    const bulk = await order(items);
    await due(bulk.id);
    await killAtWork(18);
    let failures = 0;
    for (let round = 0; round < 60 && (await get(bulk.id)).state === 'waiting'; round += 1) {
      // Two processes at once, as after a job that was thought lost.
      const runs = [1, 2].map(() => runBulk(test.services, bulk.id).catch(() => void (failures += 1)));
      await Promise.all(runs);
    }
    expect(resultsOf(await get(bulk.id))).toEqual(items.map(() => 'done'));
    // The kills must have met work under way, or this would prove nothing.
    expect(failures).toBeGreaterThanOrEqual(10);
    for (const { id } of items) {
      expect(await decisions(id)).toHaveLength(1);
      expect(await mailsAbout(test, id, 'listing.approved')).toHaveLength(1);
    }
  });
});
