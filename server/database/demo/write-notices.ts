import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { claimPath } from '#shared/domain/claim.ts';
import { threadPath } from '#shared/domain/inbox.ts';
import { followPath } from '#shared/domain/listing/listing-paths.ts';
import type { NotificationKind, NotificationParams } from '#shared/domain/notification.ts';
import { profilePath } from '#shared/domain/profile/own-profile-paths.ts';
import type { OrganisationRole } from '#shared/domain/roles.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import type { SubjectKind } from '#shared/domain/subject-kinds.ts';
import { teamInvitePath, teamPath } from '#shared/domain/team.ts';
import { peopleAt } from '../../areas/connection/acting.ts';
import { followSecretOf } from '../../areas/submission/follow-link.ts';
import { isOfOwners, ownersPath } from '../../areas/submission/mail-owners.ts';
import { sendersOf } from '../../areas/submission/notify-requester.ts';
import { pageOf } from '../../areas/submission/page-of.ts';
import { writeReviewMessage } from '../../areas/submission/review-messages.ts';
import { findManagers, findOwners } from '../../areas/team/team.queries.ts';
import { openTeamThread } from '../../areas/team/team-threads.ts';
import { claim } from '../schema/claim.ts';
import { cohort, cohort_member } from '../schema/cohort.ts';
import { connection } from '../schema/connection.ts';
import { message, thread } from '../schema/inbox.ts';
import { notification } from '../schema/notification.ts';
import { stakeholder, stakeholder_member } from '../schema/stakeholder.ts';
import { funding_round, funding_round_investor } from '../schema/stakeholder-parts.ts';
import { submission, submission_message } from '../schema/submission.ts';
import type { Work } from '../work.ts';
import { demoId } from './build/demo-id.ts';

interface Told<K extends NotificationKind> {
  people: readonly (string | null)[];
  kind: K;
  actor_id?: string | null;
  object_id: string;
  params: NotificationParams[K];
  link: string;
  at: Date;
  /** It asks for nothing any more. */
  isSettled?: boolean;
}

/** What the site would have told of every invitation, request and decision that the demonstration holds. */
export async function writeNotices(work: Work): Promise<void> {
  await tellOfTeams(work);
  await tellOfConnections(work);
  await tellOfReviews(work);
  await tellOfClaims(work);
  await tellOfCohorts(work);
  await tellOfRounds(work);
}

async function tell<K extends NotificationKind>({ tx }: Work, told: Told<K>): Promise<void> {
  const { people, kind, actor_id = null, object_id, link, at, isSettled } = told;
  const params = Object.fromEntries(Object.entries(told.params).filter(([, value]) => value)) as Record<
    string,
    string
  >;
  for (const person_id of new Set(people)) {
    if (!person_id || person_id === actor_id) continue;
    const id = demoId('told', person_id, kind, object_id, link);
    const row = { id, person_id, kind, actor_id, object_id, params, link, created_at: at, mailed_at: at };
    await tx.insert(notification).values({ ...row, read_at: isSettled ? at : null });
  }
}

/** Invitations into teams stand in the inbox of whoever is invited; who requests to join is told to those who answer. */
async function tellOfTeams(work: Work): Promise<void> {
  const rows = await work.tx
    .select({ row: stakeholder_member, page: stakeholder })
    .from(stakeholder_member)
    .innerJoin(stakeholder, eq(stakeholder.id, stakeholder_member.stakeholder_id))
    .where(
      and(
        isNotNull(stakeholder_member.person_id),
        inArray(stakeholder_member.state, ['invited', 'requested']),
      ),
    );
  for (const { row, page } of rows) {
    const about = { object_id: row.id, at: row.created_at };
    const named = { name: page.name, name_kh: page.name_kh, note: row.note };
    if (row.state === 'invited') {
      const thread_id = await openTeamThread(work, row, row.person_id!);
      await work.tx.update(thread).set({ last_message_at: row.created_at }).where(eq(thread.id, thread_id));
      await work.tx
        .update(message)
        .set({ created_at: row.created_at })
        .where(eq(message.thread_id, thread_id));
      const params = { ...named, role: row.role as OrganisationRole };
      const link = teamInvitePath(row.id);
      await tell(work, {
        ...about,
        kind: 'team_invite',
        people: [row.person_id],
        actor_id: row.invited_by,
        params,
        link,
      });
    } else {
      const people = await findManagers(work.tx, page.id);
      const link = teamPath(page.kind as StakeholderKind, page.id);
      await tell(work, {
        ...about,
        kind: 'team_request',
        people,
        actor_id: row.person_id,
        params: named,
        link,
      });
    }
  }
}

async function tellOfConnections(work: Work): Promise<void> {
  const rows = await work.tx
    .select({ row: connection, thread })
    .from(connection)
    .innerJoin(
      thread,
      and(eq(thread.connection_id, connection.id), inArray(thread.kind, ['invitation', 'conversation'])),
    )
    .where(inArray(connection.state, ['invited', 'ignored', 'approved']));
  for (const { row, thread: opened } of rows) {
    const isAccepted = row.state === 'approved';
    if (isAccepted !== (opened.kind === 'conversation')) continue;
    const link = threadPath(opened.id);
    if (isAccepted) {
      const [actor_id] = await peopleAt(work.tx, row, 'to');
      const people = await peopleAt(work.tx, row, 'from');
      const at = row.decided_at ?? row.created_at;
      await tell(work, {
        kind: 'connection_accepted',
        people,
        actor_id,
        object_id: row.id,
        params: {},
        link,
        at,
        isSettled: true,
      });
    } else {
      const people = await peopleAt(work.tx, row, 'to');
      const params = { note: row.note };
      const about = { object_id: row.id, at: row.invited_at, isSettled: row.state === 'ignored' };
      await tell(work, {
        ...about,
        kind: 'connection_request',
        people,
        actor_id: row.from_person_id,
        params,
        link,
      });
    }
  }
}

const DECIDED = {
  approved: 'review_approved',
  returned: 'review_returned',
  rejected: 'review_rejected',
} as const;

/** Decisions of the desk stand in a thread too. Requests of people without an account are told by letters alone. */
async function tellOfReviews(work: Work): Promise<void> {
  const rows = await work.tx
    .select()
    .from(submission)
    .where(
      and(isNotNull(submission.decided_at), inArray(submission.status, ['approved', 'returned', 'rejected'])),
    );
  for (const row of rows) {
    const people = isOfOwners(row) ? await sendersOf(work, row) : [row.person_id].filter((id) => id !== null);
    if (people.length === 0) continue;
    const kind = DECIDED[row.status as keyof typeof DECIDED];
    const asked = and(eq(submission_message.submission_id, row.id), eq(submission_message.round, row.round));
    const count = String(await work.tx.$count(submission_message, asked));
    await writeReviewMessage(work, row, kind, people, row.decided_at!);
    const named = { name: row.name, name_kh: row.name_kh };
    const followed = async () => followPath(row.subject_kind as SubjectKind, await followSecretOf(work, row));
    const link = pageOf(row) ?? (isOfOwners(row) ? ownersPath(row) : await followed());
    const told = { people, object_id: row.id, link, at: row.decided_at! };
    if (kind === 'review_returned') await tell(work, { ...told, kind, params: { ...named, count } });
    else await tell(work, { ...told, kind, params: named });
  }
}

async function tellOfClaims(work: Work): Promise<void> {
  const rows = await work.tx
    .select({ row: claim, page: stakeholder })
    .from(claim)
    .innerJoin(stakeholder, eq(stakeholder.id, claim.stakeholder_id));
  for (const { row, page } of rows) {
    const params = { name: page.name, name_kh: page.name_kh };
    const about = { object_id: row.id, link: claimPath(row.id), at: row.waiting_since };
    const owners = (await findOwners(work.tx, page.id))
      .map(({ id }) => id)
      .filter((id) => id !== row.person_id);
    if (row.state === 'disputed')
      await tell(work, { ...about, kind: 'claim_disputed', people: owners, params });
    if (row.state === 'need_more_info')
      await tell(work, { ...about, kind: 'claim_question', people: [row.person_id], params });
    if (row.state !== 'approved' && row.state !== 'rejected') continue;
    const decided = { ...about, at: row.decided_at ?? row.waiting_since, isSettled: true };
    const decision = { ...params, decision: row.state as 'approved' | 'rejected' };
    await tell(work, { ...decided, kind: 'claim_decision', people: [row.person_id], params: decision });
  }
}

async function tellOfCohorts(work: Work): Promise<void> {
  const eso = alias(stakeholder, 'eso');
  const rows = await work.tx
    .select({ row: cohort_member, cohort, startup: stakeholder, eso })
    .from(cohort_member)
    .innerJoin(cohort, eq(cohort.id, cohort_member.cohort_id))
    .innerJoin(eso, eq(eso.id, cohort.stakeholder_id))
    .innerJoin(stakeholder, eq(stakeholder.id, cohort_member.stakeholder_id))
    .where(eq(cohort_member.state, 'invited'));
  for (const { row, cohort: named, startup, eso: by } of rows)
    await tell(work, {
      kind: 'cohort_invite',
      people: await findManagers(work.tx, startup.id),
      object_id: named.id,
      params: {
        name: by.name,
        name_kh: by.name_kh,
        page: startup.name,
        page_kh: startup.name_kh,
        cohort: named.name,
        cohort_kh: named.name_kh,
      },
      link: `${profilePath('startup', startup.id)}#cohorts`,
      at: row.created_at,
    });
}

async function tellOfRounds(work: Work): Promise<void> {
  const investor = alias(stakeholder, 'investor');
  const rows = await work.tx
    .select({ round: funding_round, startup: stakeholder, investor })
    .from(funding_round_investor)
    .innerJoin(funding_round, eq(funding_round.id, funding_round_investor.funding_round_id))
    .innerJoin(stakeholder, eq(stakeholder.id, funding_round.stakeholder_id))
    .innerJoin(investor, eq(investor.id, funding_round_investor.stakeholder_id))
    .where(isNull(funding_round_investor.confirmed_at));
  for (const { round, startup, investor: named } of rows)
    await tell(work, {
      kind: 'round_named',
      people: await findManagers(work.tx, named.id),
      object_id: round.id,
      params: { name: startup.name, name_kh: startup.name_kh, page: named.name, page_kh: named.name_kh },
      link: `${profilePath(named.kind as StakeholderKind, named.id)}#rounds`,
      at: round.created_at,
    });
}
