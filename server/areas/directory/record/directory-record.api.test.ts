import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RecordHistory } from '#shared/contracts/directory.contract.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';
import { noticesOf } from './testing/notices.ts';

const test = setUpApp({ masterLists: true, env: { DECISION_HOLD_SECONDS: '600' } });
let reviewer: TestPerson;
let owner: TestPerson;
let id: string;
beforeAll(async () => {
  reviewer = await test.signIn({ roles: ['reviewer'] });
});
beforeEach(async () => {
  owner = await test.signIn();
  id = await writeStakeholder(test.services, {
    name: 'Kingfisher Ledger',
    summary: 'Acounts for rice',
    website: 'https://kingfisher.example',
    members: [{ person_id: owner.id, role: 'owner' }],
  });
});

const desk = async (
  path = '',
  payload?: object,
  { who = reviewer, method = 'POST' as 'POST' | 'PATCH' } = {},
) => {
  const url = `/desk-api/v1/directory/${id}/${path}`;
  const response = await test.app.inject(
    payload ? { method, url, headers: who.headers, payload } : { url, headers: who.headers },
  );
  return { status: response.statusCode, body: response.json() };
};
const version = async () => (await desk()).body.version as number;
const correct = async (values: object, more: object = {}) =>
  desk('', { version: await version(), reason: 'A typing error.', ...values, ...more }, { method: 'PATCH' });
const page = () => test.call(null, 'GET', `/api/v1/stakeholder/startup/${id}/`);
const own = async (payload: object) => {
  const response = await test.call(owner, 'PATCH', `/base-api/me/profile/${id}/`, payload);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};
const history = async (query = ''): Promise<RecordHistory> => (await desk(`history/${query}`)).body;

describe('a record corrected at the desk', () => {
  it('says so at once, with a reason, and its owner is told what changed and why', async () => {
    const done = await correct({ summary: 'Accounts for rice' });
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    expect(done.body.values.summary).toBe('Accounts for rice');
    expect((await page()).body).toContain('Accounts for rice');
    expect(await noticesOf(test, owner.id)).toMatchObject([
      { kind: 'page_corrected', params: { name: 'Kingfisher Ledger', note: 'A typing error.' } },
    ]);
    const seen = await test.call(owner, 'GET', `/base-api/me/profile/${id}/`);
    expect(seen.json().history[0]).toMatchObject({ verb: null, by: null });
  });

  it('needs a reason, good values and the version that was looked at', async () => {
    expect((await correct({ summary: 'x' }, { reason: ' ' })).body.errors).toHaveProperty('reason');
    expect((await correct({ name: '' })).body.errors).toHaveProperty('name');
    expect((await correct({ website: 'nowhere' })).body.errors).toHaveProperty('website');
    expect((await correct({ mood: 'good' })).status).toBe(422);
    const before = await version();
    await correct({ summary: 'Accounts for rice' });
    const late = await correct({ summary: 'Accounts of rice' }, { version: before });
    expect([late.status, late.body.code]).toEqual([409, 'stale_version']);
    expect(late.body.conflict.fields[0]).toMatchObject({
      now: ['Accounts for rice'],
      sent: ['Accounts of rice'],
    });
  });

  it('keeps what of its owner waits, field by field: the same is done, another text is compared with the new one', async () => {
    await own({ summary: 'Accounts for farmers', address: 'Street 51', website: 'https://new.example' });
    const { body } = await desk();
    expect(body.waiting.sort()).toEqual(['address', 'summary', 'website']);
    await correct({ summary: 'Accounts for rice', website: 'https://new.example' });
    const after = await test.call(owner, 'GET', `/base-api/me/profile/${id}/`);
    const changes = Object.fromEntries(
      after
        .json()
        .changes.map((one: { name: string; was_texts: string[]; now_texts: string[] }) => [
          one.name,
          [one.was_texts, one.now_texts],
        ]),
    );
    expect(changes).toEqual({
      summary: [['Accounts for rice'], ['Accounts for farmers']],
      address: [[], ['Street 51']],
    });
    const { rows } = await test.services.database.pool.query(
      `select payload from submission where stakeholder_id = $1 and kind = 'change'`,
      [id],
    );
    expect(rows[0].payload).toMatchObject({
      summary: 'Accounts for farmers',
      website: 'https://new.example',
    });
  });

  it('is not theirs who belong to it, nor one that waits for the queue', async () => {
    const own = await test.signIn({ roles: ['reviewer'] });
    await test.services.database.pool.query(
      `insert into stakeholder_member (id, stakeholder_id, person_id, role, state)
       values (gen_random_uuid(), $1, $2, 'member', 'member')`,
      [id, own.id],
    );
    expect((await desk('', undefined, { who: own })).body).toMatchObject({
      is_own: true,
      can: { edit: false },
    });
    const refused = await desk(
      '',
      { version: await version(), reason: 'Mine.', summary: 'Best of all' },
      { who: own, method: 'PATCH' },
    );
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
    id = await writeStakeholder(test.services, { name: 'Not yet', status: 'reviewing' });
    expect((await correct({ summary: 'x' })).status).toBe(409);
  });

  it('is read by analysts and changed by reviewers and administrators alone (B.71)', async () => {
    const analyst = await test.signIn({ roles: ['analyst'] });
    const read = await desk('', undefined, { who: analyst });
    expect([read.status, read.body.can]).toEqual([
      200,
      { edit: false, take_off: false, put_back: false, restore: false },
    ]);
    const body = { version: read.body.version, reason: 'x', summary: 'y' };
    expect((await desk('', body, { who: analyst, method: 'PATCH' })).status).toBe(404);
    expect((await desk('take-off/', { ...body, cause: 'closed' }, { who: analyst })).status).toBe(404);
  });
});

describe('a page taken off the site', () => {
  const takeOff = async (more: object = {}) =>
    desk('take-off/', { version: await version(), cause: 'closed', reason: 'Since May.', ...more });

  it('is gone for visitors, stands in its list with the reason, and is told to its owner a moment later', async () => {
    const off = await takeOff();
    expect(off.status, JSON.stringify(off.body)).toBe(200);
    expect(off.body).toMatchObject({
      state: 'off',
      path: null,
      off: { cause: 'closed', reason: 'Since May.' },
    });
    expect(Date.parse(off.body.off.undo_until)).toBeGreaterThan(Date.now());
    expect((await page()).statusCode).toBe(410);
    const url = '/desk-api/v1/directory/?state=off&per_page=100';
    const list = await test.call(reviewer, 'GET', url);
    expect(list.json().data.map((row: { id: string }) => row.id)).toContain(id);
    const [notice] = await noticesOf(test, owner.id);
    expect(notice).toMatchObject({ kind: 'page_off', params: { note: 'It no longer exists – Since May.' } });
    expect(notice!.created_at.getTime()).toBeGreaterThan(Date.now());
  });

  it('is put back as if nothing had been while the letter is held, and told of after that', async () => {
    await takeOff();
    const back = await desk('put-back/', { version: await version() });
    expect(back.body).toMatchObject({ state: 'public', off: null });
    expect((await page()).statusCode).toBe(200);
    expect(await noticesOf(test, owner.id)).toEqual([]);
    await takeOff();
    await test.services.database.pool.query(
      `update record_revision set created_at = created_at - interval '1 hour' where record_id = $1`,
      [id],
    );
    await desk('put-back/', { version: await version(), reason: 'They are back.' });
    const kinds = (await noticesOf(test, owner.id)).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['page_back', 'page_off']);
  });

  it('needs words for another reason, and happens once', async () => {
    expect((await takeOff({ cause: 'other', reason: '' })).body.errors).toHaveProperty('reason');
    expect((await takeOff({ cause: 'mood' })).status).toBe(422);
    const first = await version();
    await takeOff();
    expect((await takeOff({ version: first })).status).toBe(409);
    expect((await takeOff()).status).toBe(409);
    await desk('put-back/', { version: await version() });
    expect((await desk('put-back/', { version: await version() })).status).toBe(409);
  });
});

describe('the history of a record', () => {
  it('tells who changed which field from what to what, and why, whoever did it', async () => {
    await correct({ summary: 'Accounts for rice', website: '' }, { reason: 'The site is gone.' });
    await desk('take-off/', { version: await version(), cause: 'asked' });
    const { data, changed, item_count } = await history();
    expect(item_count).toBe(3);
    expect(data.map(({ verb }) => verb)).toEqual(['take-down', 'correct', 'create']);
    expect(data[1]).toMatchObject({ reason: 'The site is gone.', actor: { id: reviewer.id } });
    expect(data[1]!.fields.map(({ name, was, now }) => [name, was, now])).toEqual([
      ['summary', ['Acounts for rice'], ['Accounts for rice']],
      ['website', ['https://kingfisher.example'], []],
    ]);
    expect(data[0]!.fields).toMatchObject([{ name: 'status', was: ['Public'], now: ['Off the site'] }]);
    expect(changed.map(({ name }) => name)).toEqual(['status', 'summary', 'website']);
    const ofOne = await history('?field=website');
    expect(ofOne.data.map(({ fields }) => fields.map(({ name }) => name))).toEqual([['website']]);
  });

  it('brings one field back, and everything, each as a change of its own', async () => {
    await correct({ summary: 'Accounts for rice' });
    await correct({ website: 'https://new.example' });
    const first = (await history()).data.at(-1)!.version;
    const restore = async (body: object) =>
      desk('restore/', { version: await version(), to: first, reason: 'It was right.', ...body });
    const field = await restore({ names: ['website'] });
    expect(field.body.values).toMatchObject({
      summary: 'Accounts for rice',
      website: 'https://kingfisher.example',
    });
    const whole = await restore({});
    expect(whole.body.values).toMatchObject({ summary: 'Acounts for rice' });
    expect((await history()).data.slice(0, 2).map(({ verb }) => verb)).toEqual(['restore', 'restore']);
    // Nothing is left to set back, so nothing is written.
    const { item_count } = await history();
    await restore({});
    expect((await history()).item_count).toBe(item_count);
    expect((await restore({ names: ['status'] })).status).toBe(422);
    expect((await restore({ names: ['nothing'] })).status).toBe(422);
  });

  it('keeps lists whole: what an owner removed is there again with its entries', async () => {
    const products = [{ name: 'Scale', name_kh: 'ជញ្ជីង' }];
    id = await writeStakeholder(test.services, { name: 'Weighing', products });
    await correct({ product: [] });
    expect((await desk()).body.lists.product).toEqual([]);
    const first = (await history()).data.at(-1)!.version;
    const back = await desk('restore/', { version: await version(), to: first, names: ['product'] });
    expect(back.body.lists.product).toEqual(['Scale']);
  });
});
