import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startClaims } from '#server/areas/claim/testing/claims.ts';
import { makeStamp } from '#server/bot-check/stamp.ts';
import type { CASES } from '#shared/domain/cases/index.ts';
import { seedMasterLists, writeStakeholder } from '#tests/factories/stakeholder.ts';
import { listingInReview } from '#tests/factories/submission.ts';
import type { TestApp, TestPerson } from '#tests/setup/test-app.ts';

type Kind = keyof typeof CASES;

let site: Awaited<ReturnType<typeof startClaims>>;
let test: TestApp;
let [officer, colleague, requester] = [null, null, null] as unknown as TestPerson[];
beforeAll(async () => {
  site = await startClaims({ DECISION_HOLD_SECONDS: '600' });
  test = site.test;
  await seedMasterLists(test.services);
  [officer, colleague, requester] = [
    site.reviewer,
    await test.signIn({ roles: ['reviewer'] }),
    // Who asks may have a seat at the desk as well.
    await test.signIn({ roles: ['reviewer'] }),
  ];
});
afterAll(() => test.stop());

const query = async (statement: string, ...values: unknown[]) =>
  (await test.services.database.pool.query(statement, values)).rows;
const post = async (who: TestPerson, url: string, payload: object = {}) => {
  const answer = await test.call(who, 'POST', url, payload);
  expect(answer.statusCode, answer.body).toBeLessThan(500);
  return { status: answer.statusCode, body: answer.json() };
};

interface Driver {
  table: string;
  path: string;
  /** A case of the requester that waits for the desk. */
  open(): Promise<string>;
  decision: string;
  body: object;
  /** There is nobody whose part in it could be a hindrance. */
  isNobodys?: true;
}

/** How each kind is asked for and decided: a new kind does not compile until it is here. */
const DRIVERS: Readonly<Record<Kind, Driver>> = {
  contact: {
    table: 'contact_message',
    path: 'contact-messages',
    async open() {
      const email = `${crypto.randomUUID().slice(0, 8)}@example.test`;
      const bot_stamp = makeStamp(test.services.secret, Date.now() - 60_000);
      const words = {
        name: 'Dara',
        email,
        category: 'feedback',
        description: 'The map is small.',
        bot_stamp,
      };
      const { reference } = (await post(requester!, '/api/v1/contact/', words)).body;
      return (await query('select id from contact_message where reference = $1', reference))[0].id;
    },
    decision: 'close',
    body: {},
    isNobodys: true,
  },
  report: {
    table: 'report',
    path: 'reports',
    async open() {
      const subject_id = await writeStakeholder(test.services, {});
      const about = { subject_kind: 'stakeholder', subject_id, reason: 'spam' };
      const { reference } = (await post(requester!, '/base-api/me/reports/', about)).body;
      return (await query('select id from report where reference = $1', reference))[0].id;
    },
    decision: 'dismiss',
    body: { decision: 'Looked at it.' },
  },
  correction: {
    table: 'correction',
    path: 'corrections',
    async open() {
      const page = await writeStakeholder(test.services, {});
      const words = { fact: 'Founded in 2015', correct: 'Founded in 2019', source: 'Their website' };
      const { reference } = (await post(requester!, `/api/v1/corrected-pages/stakeholder/${page}/`, words))
        .body;
      return (await query('select id from correction where reference = $1', reference))[0].id;
    },
    decision: 'accept',
    body: { answer: 'We changed it.' },
  },
  claim: {
    table: 'claim',
    path: 'claims',
    open: async () => site.requestWithDocument(requester!, await site.aPage()),
    decision: 'reject',
    body: { text: 'It is not yours.' },
  },
  submission: {
    table: 'submission',
    path: 'submissions',
    open: async () => (await listingInReview(test, 'startup', {}, requester!.headers)).id,
    decision: 'reject',
    body: { reason: 'No.' },
  },
};

describe.each(Object.entries(DRIVERS))('a %s', (kind, driver) => {
  const { table, path, open, decision, body } = driver;
  /** Everything that is kept of it, but how often and when it changed. */
  const rowOf = async (id: string) =>
    (
      await query(
        `select to_jsonb(t) - 'updated_at' - 'version' - 'waiting_since' as row from ${table} t where id = $1`,
        id,
      )
    )[0].row;
  const act = async (who: TestPerson, id: string, verb: string, more: object = {}) => {
    const [{ row }] = await query(`select to_jsonb(t) as row from ${table} t where id = $1`, id);
    const isBare = row.version === undefined || ['take', 'release', 'notes'].includes(verb);
    const version = isBare ? {} : { version: row.version };
    return post(who, `/desk-api/v1/${path}/${id}/${verb}/`, { ...version, ...more });
  };
  const audited = async (id: string) =>
    (await query('select action from audit_entry where entity_id = $1 order by id', id)).map(
      ({ action }) => action,
    );
  const told = async () => ({
    letters: await query(
      `select id from mail_outbox where status = 'waiting' and send_after > now() order by id`,
    ),
    notices: await query('select id from notification where created_at > now() order by id'),
  });

  it('is given to one at a time, with one audit entry each, and back to everybody', async () => {
    const id = await open();
    const before = (await audited(id)).length;
    for (const who of [officer!, officer!, colleague!]) expect((await act(who, id, 'take')).status).toBe(200);
    expect((await rowOf(id)).assignee_id).toBe(colleague!.id);
    for (const who of [colleague!, officer!]) expect((await act(who, id, 'release')).status).toBe(200);
    expect((await rowOf(id)).assignee_id).toBeNull();
    expect((await audited(id)).slice(before)).toEqual(
      ['take', 'take', 'release'].map((verb) => `${kind}.${verb}`),
    );
  });

  it('keeps notes of the desk, which change nothing of it and go with it', async () => {
    const id = await open();
    const before = await rowOf(id);
    const notes = kind === 'contact' ? 'note' : 'notes';
    expect((await act(officer!, id, notes, { body: '' })).status).toBe(422);
    expect((await act(officer!, id, notes, { body: 'Called the ministry.' })).status).toBeLessThan(300);
    const [shown] = (await act(colleague!, id, notes, { body: 'They call back.' })).body.entries ?? [];
    if (shown) expect(shown).toMatchObject({ kind: 'note', body: 'Called the ministry.' });
    const kept = () => query('select body, author_id from case_note where case_id = $1 order by id', id);
    expect(await kept()).toEqual([
      { body: 'Called the ministry.', author_id: officer!.id },
      { body: 'They call back.', author_id: colleague!.id },
    ]);
    expect(await rowOf(id)).toEqual(before);
    expect((await audited(id)).slice(-2)).toEqual([`${kind}.note`, `${kind}.note`]);
    const outsider = await test.signIn({ roles: ['analyst'] });
    expect((await act(outsider, id, notes, { body: 'x' })).status).toBe(404);
    await query(`delete from ${table} where id = $1`, id);
    expect(await kept()).toEqual([]);
  });

  it('does not exist for anybody who may not decide', async () => {
    const id = await open();
    const before = await rowOf(id);
    for (const roles of [[], ['analyst']] as const) {
      const who = await test.signIn({ roles: [...roles] });
      for (const verb of [decision, 'undo']) expect((await act(who, id, verb, body)).status).toBe(404);
    }
    expect(await rowOf(id)).toEqual(before);
  });

  it('is not decided by who asked', async () => {
    if (driver.isNobodys) return;
    const id = await open();
    const before = await rowOf(id);
    expect((await act(requester!, id, decision, body)).status).toBe(409);
    expect(await rowOf(id)).toEqual(before);
  });

  it('is decided once, and nobody is told twice', async () => {
    const id = await open();
    expect((await act(officer!, id, decision, body)).status).toBe(200);
    const [once, row] = [await told(), await rowOf(id)];
    expect((await act(colleague!, id, decision, body)).status).toBe(409);
    expect([await told(), await rowOf(id)]).toEqual([once, row]);
  });

  it('is as it was once a decision is undone by who took it: nobody is told of it, and it is decided again', async () => {
    const id = await open();
    const before = { row: await rowOf(id), told: await told() };
    expect((await act(officer!, id, decision, body)).status).toBe(200);
    expect((await act(colleague!, id, 'undo')).status).toBe(409);
    const undone = await act(officer!, id, 'undo');
    expect([undone.status, undone.body.message]).toEqual([200, undefined]);
    expect({ row: await rowOf(id), told: await told() }).toEqual(before);
    expect((await act(officer!, id, 'undo')).status).toBe(409);
    expect((await act(colleague!, id, decision, body)).status).toBe(200);
  });
});
