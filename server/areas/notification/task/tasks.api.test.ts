import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { claim, match_request } from '#server/database/schema/claim.ts';
import { cohort, cohort_member } from '#server/database/schema/cohort.ts';
import { message, thread, thread_participant } from '#server/database/schema/inbox.ts';
import { ownership_offer } from '#server/database/schema/ownership.ts';
import { person } from '#server/database/schema/person.ts';
import { stakeholder_member } from '#server/database/schema/stakeholder.ts';
import { funding_round, funding_round_investor } from '#server/database/schema/stakeholder-parts.ts';
import type { Task } from '#shared/contracts/task.contract.ts';
import { TASK_KINDS, taskName } from '#shared/domain/task.ts';
import { aDraft, decides, does, setUpProfiles } from '#tests/factories/profile.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { pageContext } from '#tests/setup/page-context.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';
import { loadNotifications } from '#web/features/notification/load-notifications.ts';
import { taskOf } from '#web/features/notification/task-of.ts';
import { answerTask } from '#web/features/task/answer-task.ts';

const test = setUpProfiles();

const get = async (who: TestPerson, path: string) =>
  (await test.call(who, 'GET', `/base-api/me/${path}`)).json();
const tasksOf = async (who: TestPerson): Promise<Task[]> => (await get(who, 'tasks/')).data;
const later = () => new Date(Date.now() + 86_400_000);

/** Somebody with a page, for whom everything waits that can; who asks is `other`. */
async function withEverything() {
  const { db } = test.services.database;
  const [me, other] = [await test.signIn(), await test.signIn()];
  const page = await writeStakeholder(test.services, { name: 'Slek Materials' });
  const offered = await writeStakeholder(test.services, { name: 'Offered Page' });
  const theirs = await writeStakeholder(test.services, { name: 'Chamkar Accelerator', kind: 'eso' });
  const [member] = await db
    .insert(stakeholder_member)
    .values([
      { stakeholder_id: page, person_id: me.id, role: 'owner', state: 'member' },
      { stakeholder_id: offered, person_id: other.id, role: 'owner', state: 'member' },
      { stakeholder_id: offered, person_id: me.id, role: 'member', state: 'member' },
      { stakeholder_id: theirs, person_id: other.id, role: 'owner', state: 'member' },
      { stakeholder_id: page, person_id: other.id, role: 'member', state: 'requested', note: 'Let me in' },
    ])
    .returning();
  await db.insert(ownership_offer).values({
    stakeholder_id: offered,
    from_person_id: other.id,
    to_person_id: me.id,
    expires_at: later(),
  });
  const invited = await test.call(other, 'POST', `/base-api/me/teams/${theirs}/invitations/`, {
    to_user: me.id,
  });
  expect(invited.statusCode, invited.body).toBe(200);
  await db.insert(claim).values([
    {
      reference: crypto.randomUUID(),
      stakeholder_id: page,
      person_id: other.id,
      state: 'disputed',
      proved_at: new Date(),
      shown_at: new Date(),
      proof: 'document',
    },
    {
      reference: crypto.randomUUID(),
      stakeholder_id: theirs,
      person_id: me.id,
      state: 'need_more_info',
      proof: 'document',
    },
  ]);
  await db.insert(match_request).values({
    kind: 'startup',
    email: 'old@slek.example',
    person_id: me.id,
    secret_hash: page,
    expires_at: later(),
  });
  const [group] = await db.insert(cohort).values({ stakeholder_id: theirs, name: 'Rains 2026' }).returning();
  await db.insert(cohort_member).values({ cohort_id: group!.id, stakeholder_id: page });
  const [round] = await db
    .insert(funding_round)
    .values({
      stakeholder_id: offered,
      funding_type: 'seed',
      amount: 1_000,
      currency: 'USD',
      announced_date: '2026-01-05',
    })
    .returning();
  await db
    .insert(funding_round_investor)
    .values({ funding_round_id: round!.id, stakeholder_id: page, name: '' });
  const asked = await test.call(other, 'POST', '/base-api/me/connections/', {
    person_id: me.id,
    purpose: 'mentoring',
    note: 'Shall we talk?',
  });
  expect(asked.statusCode, asked.body).toBe(201);
  const draft = await aDraft(test, me);
  const sent = await does(test, me, draft.id, 'submit');
  await decides(test, test.reviewer, sent.review!.id, 'return', {
    messages: [{ field: 'name', body: 'As on the stamp, please.' }],
  });
  return { me, other, page, member };
}

describe('what waits for a person (UX 46, 3.005)', () => {
  it('holds every kind of question once, and every count is of this list', async () => {
    const { me, other } = await withEverything();
    const tasks = await tasksOf(me);
    expect(tasks.map(({ kind }) => kind)).toEqual(TASK_KINDS.filter((kind) => kind !== 'message'));
    expect(new Set(tasks.map(taskName)).size).toBe(tasks.length);
    for (const { link } of tasks) expect(link).toMatch(/^\/[\w/#?=-]+$/);
    expect(await get(me, 'notification/')).toMatchObject({
      task_count: tasks.length,
      connection_request_count: 1,
      team_invite_request_count: 1,
      claim_count: 2,
    });
    expect(await tasksOf(other), 'nothing of it waits for who asks').toEqual([]);
  });

  it('says who asks, why, and for which page', async () => {
    const { me, other } = await withEverything();
    const tasks = await tasksOf(me);
    const of = (kind: Task['kind']) => tasks.find((task) => task.kind === kind);
    expect(of('connection')).toMatchObject({
      who: { id: other.id },
      purpose: 'mentoring',
      note: 'Shall we talk?',
    });
    expect(of('join')).toMatchObject({
      who: { id: other.id },
      page: { name: 'Slek Materials' },
      note: 'Let me in',
    });
    expect(of('team')).toMatchObject({ who: { name: 'Chamkar Accelerator' }, by: { id: other.id } });
    expect(of('cohort')).toMatchObject({ about: { name: 'Rains 2026' }, page: { name: 'Slek Materials' } });
    expect(of('dispute')).toMatchObject({ who: { id: other.id }, page: { name: 'Slek Materials' } });
  });

  it('says beside the yes to a person what they will see: nothing that was not chosen (B.10)', async () => {
    const { me } = await withEverything();
    const shows = async () => (await tasksOf(me)).map(({ kind, reveals }) => [kind, reveals.join()]);
    expect((await shows()).filter(([, fields]) => fields)).toEqual([]);
    const visibility = { email: 'connections' };
    await test.services.database.db.update(person).set({ visibility }).where(eq(person.id, me.id));
    expect((await shows()).filter(([, fields]) => fields)).toEqual([['connection', 'email']]);
  });

  it.each(['team', 'join', 'round', 'cohort', 'connection'])('is answered in the row: %s', async (kind) => {
    for (const answer of ['yes', 'no']) {
      const { me } = await withEverything();
      const before = await tasksOf(me);
      const form = new FormData();
      form.set('task', `${answer}:${taskName(before.find((task) => task.kind === kind)!)}`);
      expect(await answerTask(form, pageContext(test, me))).toEqual({ task: answer });
      const after = (await tasksOf(me)).map((task) => task.kind);
      expect(after).not.toContain(kind);
    }
  });

  it('stands in the row of its notice too', async () => {
    const { me } = await withEverything();
    const page = await loadNotifications(
      new URL('http://localhost/user/profile/notification'),
      pageContext(test, me),
    );
    const shown = page.settings === null ? page : null;
    const answered = shown!.list.data.flatMap((notice) => taskOf(notice, shown!.tasks)?.kind ?? []);
    expect(answered.toSorted()).toEqual(['connection', 'team']);
  });

  it('names a conversation once it is no part of another question, and no decision that asks for nothing', async () => {
    const { db } = test.services.database;
    const [me, other] = [await test.signIn(), await test.signIn()];
    const connection = await test.call(other, 'POST', '/base-api/me/connections/', { person_id: me.id });
    const id = connection.json().id as string;
    expect((await tasksOf(me)).map(({ kind }) => kind)).toEqual(['connection']);
    await test.call(me, 'POST', `/base-api/me/connections/${id}/`, { action: 'accept' });
    expect(await tasksOf(me)).toEqual([]);
    const draft = await aDraft(test, me);
    const sent = await does(test, me, draft.id, 'submit');
    const [opened] = await db
      .insert(thread)
      .values({ kind: 'review', submission_id: sent.review!.id })
      .returning();
    await db.insert(thread_participant).values({ thread_id: opened!.id, person_id: me.id });
    const says = {
      key: 'approved' as const,
      subject_kind: 'startup',
      name: 'X',
      name_kh: '',
      reason: '',
      messages: [],
    };
    await db
      .insert(message)
      .values({ thread_id: opened!.id, author_kind: 'desk', body: 'X is public', says, client_key: 'k1' });
    expect(await tasksOf(me)).toEqual([]);
    expect((await get(me, 'inbox/')).counts).toMatchObject({ all: 2, unread: 0 });
    await db
      .insert(message)
      .values({ thread_id: opened!.id, author_kind: 'desk', body: 'One more question', client_key: 'k2' });
    expect((await tasksOf(me)).map(({ kind }) => kind)).toEqual(['message']);
    expect(await get(me, 'notification/')).toMatchObject({ task_count: 1, inbox_count: 1 });
  });
});
