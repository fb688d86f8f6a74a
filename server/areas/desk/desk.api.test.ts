import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import type { countWaiting, findAtDesk } from '#shared/contracts/desk.contract.ts';
import { listingInReview } from '#tests/factories/submission.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';

const test = setUpApp({ masterLists: true });
const roles = ['reviewer', 'editor', 'translator', 'analyst', 'administrator'] as const;
let staff: Record<(typeof roles)[number], TestPerson>;
beforeAll(async () => {
  const people = [];
  for (const role of roles) people.push([role, await test.signIn({ roles: [role] })] as const);
  staff = Object.fromEntries(people) as typeof staff;
});

const waiting = async (who: TestPerson) =>
  (await test.call(who, 'GET', '/desk-api/v1/waiting/')).json() as ResponseOf<typeof countWaiting>;
const found = async (who: TestPerson, search: string) => {
  const answer = await test.call(who, 'GET', `/desk-api/v1/find/?search=${encodeURIComponent(search)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return (answer.json() as ResponseOf<typeof findAtDesk>).data;
};

describe('how much waits (B.20)', () => {
  it('counts what the lists begin with, and tells each role of its own parts alone', async () => {
    const before = (await waiting(staff.reviewer)).queue!;
    await listingInReview(test);
    const counted = await waiting(staff.reviewer);
    const list = await test.call(staff.reviewer, 'GET', '/desk-api/v1/submissions/');
    expect(counted).toEqual({ queue: before + 1, claims: 0, reports: 0, corrections: 0, contact: 0 });
    expect(counted.queue).toBe(list.json().item_count);
    const nothing = { queue: null, claims: null, reports: null, corrections: null, contact: null };
    expect(await waiting(staff.editor)).toEqual({ ...nothing, contact: 0 });
    expect(await waiting(staff.translator)).toEqual(nothing);
    expect(await waiting(staff.analyst)).toEqual({ ...nothing, queue: before + 1, claims: 0 });
  });
});

describe('finding at the desk (B.20, 6.002)', () => {
  it('finds a request by name and reference for those who read the queue', async () => {
    const { id, reference, name } = await requested();
    for (const search of [reference, name])
      expect(await found(staff.analyst, search)).toContainEqual(
        expect.objectContaining({ group: 'request', id, about: reference }),
      );
    expect(await found(staff.editor, reference)).toEqual([]);
    expect(await found(staff.translator, name)).toEqual([]);
  });

  it('finds people for administrators alone, and content for editors', async () => {
    const { email } = staff.analyst;
    expect(await found(staff.administrator, email)).toEqual([
      expect.objectContaining({ group: 'person', id: staff.analyst.id, about: email }),
    ]);
    expect(await found(staff.reviewer, email)).toEqual([]);
    const made = await test.call(staff.editor, 'POST', '/desk-api/v1/collections/program/', {
      values: { title: 'Palm sugar by the river', title_kh: 'ស្ករត្នោត' },
    });
    expect(made.statusCode, made.body).toBe(201);
    for (const search of ['palm river', 'ស្ករត្នោត'])
      expect(await found(staff.editor, search)).toContainEqual(
        expect.objectContaining({ group: 'content', id: made.json().id, collection: 'program' }),
      );
    expect(await found(staff.analyst, 'palm river')).toEqual([]);
    expect((await found(staff.editor, 'agri'))[0]).toMatchObject({
      group: 'content',
      collection: expect.any(String),
    });
  });

  it('looks for nothing by a single letter', async () => {
    expect(await found(staff.administrator, 'a')).toEqual([]);
  });
});

describe('whoever leaves (B.20)', () => {
  it('gives back what they had taken, each case with it in its history, and nothing of others', async () => {
    const leaving = await test.signIn({ roles: ['reviewer'] });
    const [one, two, other] = [
      await listingInReview(test),
      await listingInReview(test),
      await listingInReview(test),
    ];
    const take = (who: TestPerson, id: string) =>
      test.call(who, 'POST', `/desk-api/v1/submissions/${id}/take/`, {});
    for (const { id } of [one, two]) expect((await take(leaving, id)).statusCode).toBe(200);
    await take(staff.reviewer, other.id);
    const url = `/desk-api/v1/people/${leaving.id}/taken/`;
    expect((await test.call(staff.administrator, 'GET', url)).json()).toMatchObject({ queue: 2, claims: 0 });
    expect((await test.call(staff.reviewer, 'POST', `${url}give-back/`)).statusCode).toBe(404);
    expect((await test.call(staff.administrator, 'POST', `${url}give-back/`)).json()).toMatchObject({
      queue: 0,
    });
    const { data } = (
      await test.call(staff.reviewer, 'GET', '/desk-api/v1/submissions/?per_page=100')
    ).json();
    const holder = (id: string) => data.find((row: { id: string }) => row.id === id).assignee?.id ?? null;
    expect([one, two, other].map(({ id }) => holder(id))).toEqual([null, null, staff.reviewer.id]);
    const record = (await test.call(staff.reviewer, 'GET', `/desk-api/v1/submissions/${one.id}/`)).json();
    expect(JSON.stringify(record)).toContain('"release"');
  });

  it('is seen among staff without a second factor until one is set up', async () => {
    const list = async () =>
      (
        await test.call(staff.administrator, 'GET', '/desk-api/v1/people/?status=unprotected&per_page=100')
      ).json();
    const { data, counts } = await list();
    expect(data.map(({ id }: { id: string }) => id)).toContain(staff.analyst.id);
    expect(counts.unprotected).toBe(data.length);
    expect(data.every((row: { second_factor: boolean }) => !row.second_factor)).toBe(true);
    await test.services.database.db.execute(
      sql`insert into second_factor (person_id, sealed_secret, confirmed_at) values (${staff.analyst.id}, 'x', now())`,
    );
    expect((await list()).data.map(({ id }: { id: string }) => id)).not.toContain(staff.analyst.id);
  });
});

async function requested() {
  const { id } = await listingInReview(test);
  const { data } = (await test.call(staff.reviewer, 'GET', '/desk-api/v1/submissions/?per_page=100')).json();
  const row = data.find((one: { id: string }) => one.id === id);
  return { id, reference: row.reference as string, name: row.name as string };
}
