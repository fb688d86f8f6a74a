import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cohort, cohort_member } from '#server/database/schema/cohort.ts';
import { mail_outbox } from '#server/database/schema/operations.ts';
import { stakeholder_member } from '#server/database/schema/stakeholder.ts';
import { funding_round, funding_round_investor } from '#server/database/schema/stakeholder-parts.ts';
import { MATCH_CALLS } from '#shared/contracts/matching.contract.ts';
import type { Profile } from '#shared/contracts/profile-shapes.ts';
import type { Task } from '#shared/contracts/task.contract.ts';
import { partsOf } from '#shared/domain/profile/profile-parts.ts';
import { STAKEHOLDER_KINDS, type StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { isAnswered, TASK_KINDS, type TaskKind, taskName } from '#shared/domain/task.ts';
import {
  aDraft,
  anApproved,
  ask,
  decides,
  does,
  joins,
  profileOf,
  setUpProfiles,
} from '#tests/factories/profile.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { mailsWhere } from '#tests/setup/mails.ts';
import { pageContext } from '#tests/setup/page-context.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';
import { actOnClaim } from '#web/features/claim/act-on-claim.ts';
import { loadClaim } from '#web/features/claim/load-claim.ts';
import { changeInbox } from '#web/features/inbox/change-inbox.ts';
import { loadInbox } from '#web/features/inbox/load-inbox.ts';
import { loadMatching } from '#web/features/matching/load-matching.ts';
import { loadProfile } from '#web/features/own-profile/load/load-profile.ts';
import { answerTask } from '#web/features/task/answer-task.ts';
import { changeTeam } from '#web/features/team/change-team.ts';
import { loadTeam } from '#web/features/team/load-team.ts';

// What the desk writes is there at once.
const test = setUpProfiles({ DECISION_HOLD_SECONDS: '0' });

const db = () => test.services.database.db;
const ok = async (answer: ReturnType<typeof ask>) => {
  const { statusCode, body } = await answer;
  expect(statusCode, body).toBeLessThan(300);
  return JSON.parse(body || '{}');
};
const tasksOf = async (who: TestPerson): Promise<Task[]> =>
  (await ok(ask(test, who, 'GET', '/base-api/me/tasks/'))).data;
const formOf = (values: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};

/** Everything that can wait for somebody about a page of one kind. */
async function everythingOf(kind: StakeholderKind) {
  const [me, other] = [await test.signIn(), await test.signIn()];
  const page = await anApproved(test, me, test.reviewer, kind);
  await ok(ask(test, other, 'POST', `/base-api/me/teams/${page.id}/ask/`, { note: 'Let me in' }));
  await disputed(page, other);
  await roundOf(page.id);
  if (kind === 'startup') await invitedIntoCohort(page.id);
  await ok(ask(test, other, 'POST', '/base-api/me/connections/', { stakeholder_id: page.id }));
  const returned = await aReturned(me, kind);
  const offered = await offeredPage(me, other, kind);
  const invited = await aPage(kind);
  await joins(test, other, invited, 'owner');
  await ok(ask(test, other, 'POST', `/base-api/me/teams/${invited}/invitations/`, { to_user: me.id }));
  const claimed = await aPage(kind, { website: 'http://www.slek.example' });
  const claim = { relation: 'Founder', proof: 'domain_code', email: 'dara@slek.example' };
  await ok(
    ask(test, me, 'POST', '/api/v1/stakeholder/claim-request/', { ...claim, stakeholder_id: claimed }),
  );
  await ok(ask(test, me, 'POST', MATCH_CALLS[kind].path, { email: `old-${me.id}@slek.example` }));
  await writesTo(me, other);
  return { me, page, returned, offered };
}
type World = Awaited<ReturnType<typeof everythingOf>>;

/** A public page nobody belongs to. */
const aPage = (kind: StakeholderKind, values: { name?: string; website?: string } = {}) =>
  writeStakeholder(test.services, { kind, ...(kind === 'other' && { type_slug: 'corporate' }), ...values });

async function disputed({ id }: Profile, other: TestPerson) {
  const body = { stakeholder_id: id, relation: 'Partner', proof: 'document' };
  const claim = await ok(ask(test, other, 'POST', '/api/v1/stakeholder/claim-request/', body));
  await test.services.database.pool.query('update claim set shown_at = now() where id = $1', [claim.id]);
}

async function roundOf(investor: string) {
  const raiser = await writeStakeholder(test.services);
  const [round] = await db()
    .insert(funding_round)
    .values({
      stakeholder_id: raiser,
      funding_type: 'seed',
      amount: 1_000,
      currency: 'USD',
      announced_date: '2026-01-05',
    })
    .returning();
  await db()
    .insert(funding_round_investor)
    .values({ funding_round_id: round!.id, stakeholder_id: investor, name: '' });
}

async function invitedIntoCohort(startup: string) {
  const eso = await writeStakeholder(test.services, { kind: 'eso' });
  const [group] = await db().insert(cohort).values({ stakeholder_id: eso, name: 'Rains 2026' }).returning();
  await db().insert(cohort_member).values({ cohort_id: group!.id, stakeholder_id: startup });
}

/** People have one page of a kind: theirs comes back with a change of it, organisations with another page. */
async function aReturned(me: TestPerson, kind: StakeholderKind): Promise<string> {
  const another = kind === 'mentor' || kind === 'investor' ? await test.signIn() : me;
  const draft = await aDraft(test, another, kind);
  if (another !== me) await joins(test, me, draft.id, 'admin');
  const sent = await does(test, another, draft.id, 'submit');
  const field = partsOf(kind)[0]!.fields[0]!.name;
  const messages = [{ field, body: 'As on the stamp, please.' }];
  await decides(test, test.reviewer, sent.review!.id, 'return', { messages });
  return draft.id;
}

async function offeredPage(me: TestPerson, other: TestPerson, kind: StakeholderKind): Promise<string> {
  const id = await aPage(kind, { name: 'Offered Page' });
  await joins(test, other, id, 'owner');
  await joins(test, me, id, 'member');
  const mine = and(eq(stakeholder_member.stakeholder_id, id), eq(stakeholder_member.person_id, me.id));
  const [member] = await db().select().from(stakeholder_member).where(mine);
  const body = { member_id: member!.id, confirm: 'Offered Page' };
  await ok(ask(test, other, 'POST', `/base-api/me/teams/${id}/transfer/`, body));
  return id;
}

/** Two who are connected, of whom one has written. */
async function writesTo(me: TestPerson, other: TestPerson) {
  const connection = await ok(ask(test, me, 'POST', '/base-api/me/connections/', { person_id: other.id }));
  const { thread_id } = await ok(
    ask(test, other, 'POST', `/base-api/me/connections/${connection.id}/`, { action: 'accept' }),
  );
  const body = { body: 'Good morning', client_key: crypto.randomUUID() };
  await ok(ask(test, other, 'POST', `/base-api/me/inbox/${thread_id}/messages/`, body));
}

type Open = (task: Task, world: World) => Promise<unknown>;
const urlOf = ({ link }: Task) => new URL(link, 'http://localhost');

/** How what is not answered in its row is done: on the page its link opens, by what that page offers. */
const ON_ITS_PAGE: Readonly<
  Record<Exclude<TaskKind, 'team' | 'join' | 'round' | 'cohort' | 'connection'>, Open>
> = {
  async returned(task, { me, page, returned }) {
    const opened = await loadProfile(urlOf(task), pageContext(test, me), page.kind, returned);
    expect(opened!.profile.can.resubmit).toBe(true);
    const { review } = await profileOf(test, me, returned);
    const messages = review!.messages.map(({ id }) => ({ id, fixed: true }));
    await does(test, me, returned, 'resubmit', { messages });
  },
  async dispute(task, { me }) {
    const { claim } = (await loadClaim(task.object_id, urlOf(task), pageContext(test, me)))!;
    expect([claim.viewer, claim.can.object]).toEqual(['owner', true]);
    const form = formOf({ intent: 'owner', says: 'object', text: 'We founded it.' });
    expect(await actOnClaim(claim.id, form, pageContext(test, me))).toBeInstanceOf(Response);
  },
  async ownership(task, { me, offered }) {
    const { team } = (await loadTeam(offered, urlOf(task), pageContext(test, me)))!;
    expect(team.offer?.can).toContain('accept');
    const form = formOf({ intent: 'ownership:accept' });
    expect(await changeTeam(offered, task.link, form, pageContext(test, me))).toBeInstanceOf(Response);
  },
  async claim(task, { me }) {
    const { claim } = (await loadClaim(task.object_id, urlOf(task), pageContext(test, me)))!;
    expect(claim.can.prove).toBe(true);
    const letters = await mailsWhere(
      test.services,
      and(eq(mail_outbox.template, 'claim.code'), eq(mail_outbox.about_id, claim.id)),
    );
    const code = /\d{6}/.exec(letters.at(-1)!.subject)![0];
    expect(
      await actOnClaim(claim.id, formOf({ intent: 'confirm', code }), pageContext(test, me)),
    ).toBeInstanceOf(Response);
  },
  async matching(task, { me }) {
    expect(await loadMatching(urlOf(task), pageContext(test, me))).not.toBeNull();
    const [letter] = await mailsWhere(
      test.services,
      and(eq(mail_outbox.template, 'claim.match'), eq(mail_outbox.about_id, task.object_id)),
    );
    const next = new URL(/https?:\/\/\S+/.exec(letter!.text)![0]).searchParams.get('next')!;
    const opened = await loadMatching(new URL(next, 'http://localhost'), pageContext(test, me));
    expect([opened!.dead, opened!.matches]).toMatchObject([null, { data: [] }]);
  },
  async message(task, { me }) {
    const opened = await loadInbox(urlOf(task), pageContext(test, me), task.object_id);
    expect(opened!.open!.messages.at(-1)?.body).toBe('Good morning');
    expect(await changeInbox(task.object_id, formOf({ do: 'read' }), pageContext(test, me))).toEqual({
      kept: true,
    });
  },
};

describe('every kind of task, for every kind of page, has an answer (B.40, UX 46)', () => {
  it.each(STAKEHOLDER_KINDS)('%s', { timeout: 120_000 }, async (kind) => {
    const world = await everythingOf(kind);
    const { me } = world;
    const tasks = await tasksOf(me);
    const wanted = TASK_KINDS.filter((one) => one !== 'cohort' || kind === 'startup');
    expect(tasks.map((task) => task.kind)).toEqual(wanted);
    for (const task of tasks) {
      const name = taskName(task);
      if (isAnswered(task.kind))
        expect(await answerTask(formOf({ task: `yes:${name}` }), pageContext(test, me)), name).toEqual({
          task: 'yes',
        });
      else await ON_ITS_PAGE[task.kind as keyof typeof ON_ITS_PAGE](task, world);
      expect((await tasksOf(me)).map(taskName), `${task.kind} is done`).not.toContain(name);
    }
    expect(await tasksOf(me), 'nothing else began to wait').toEqual([]);
  });
});
