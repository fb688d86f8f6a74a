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

async function requested() {
  const { id } = await listingInReview(test);
  const { data } = (await test.call(staff.reviewer, 'GET', '/desk-api/v1/submissions/?per_page=100')).json();
  const row = data.find((one: { id: string }) => one.id === id);
  return { id, reference: row.reference as string, name: row.name as string };
}
