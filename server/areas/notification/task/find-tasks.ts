import { type SQL, sql } from 'drizzle-orm';
import { CONNECTION_OPEN_DAYS } from '#shared/constants.ts';
import { CONNECTING_ROLES } from '#shared/domain/connection.ts';
import { ORGANISATION_ROLES, organisationMay } from '#shared/domain/roles.ts';
import type { TaskKind } from '#shared/domain/task.ts';
import type { Queryable } from '../../../database/client.ts';
import { waitingThreads } from '../../inbox/waiting-threads.ts';

/** One thing that waits for a person, by what it is about. */
export type TaskRow = {
  person_id: string;
  kind: TaskKind;
  object_id: string;
  page_id: string | null;
  who_person: string | null;
  who_page: string | null;
  thread_id: string | null;
  purpose: string;
  note: string;
  since: Date;
  until: Date | null;
};

const anyOf = (roles: readonly string[]) => sql`any(${sql.param([...roles])}::text[])`;
const MANAGING = ORGANISATION_ROLES.filter((role) => organisationMay(role, 'submit_profile'));
const age = sql`make_interval(days => ${CONNECTION_OPEN_DAYS})`;

/** Columns of a question that a kind leaves empty. */
const row = (kind: TaskKind, columns: Partial<Record<keyof TaskRow, SQL>>): SQL => {
  const of = (name: keyof TaskRow, type: string) => columns[name] ?? sql.raw(`null::${type}`);
  return sql`select ${columns.person_id} as person_id, ${kind}::text as kind, ${columns.object_id} as object_id,
    ${of('page_id', 'uuid')} as page_id, ${of('who_person', 'uuid')} as who_person, ${of('who_page', 'uuid')} as who_page,
    ${of('thread_id', 'uuid')} as thread_id, coalesce(${of('purpose', 'text')}, '') as purpose,
    coalesce(${of('note', 'text')}, '') as note, ${columns.since} as since, ${of('until', 'timestamptz')} as until`;
};
const managed = { person_id: sql`mine.person_id`, page_id: sql`mine.stakeholder_id` };

/** Pages that came back, and changes of public pages that did. */
const returned = sql`${row('returned', { ...managed, object_id: sql`mine.stakeholder_id`, since: sql`coalesce(s.waiting_since, mine.updated_at)`, thread_id: sql`t.id` })}
  from mine
  left join submission s on s.stakeholder_id = mine.stakeholder_id and s.status = 'returned'
    and s.kind in ('profile', 'change')
  left join thread t on t.submission_id = s.id
  where mine.role = ${anyOf(MANAGING)} and (mine.status = 'returned' or s.id is not null)`;

/** What somebody sent without a page of their own, a suggestion or a listing, and got back. */
const returnedRequests = sql`${row('returned', { person_id: sql`p.person_id`, object_id: sql`s.id`, since: sql`s.waiting_since`, thread_id: sql`t.id` })}
  from p join submission s on s.person_id = p.person_id and s.status = 'returned' and s.kind not in ('profile', 'change')
  join thread t on t.submission_id = s.id
  where exists (select 1 from message m where m.thread_id = t.id and m.created_at <= now())`;

const disputes = sql`${row('dispute', { ...managed, object_id: sql`c.id`, who_person: sql`c.person_id`, since: sql`c.waiting_since` })}
  from mine join claim c on c.stakeholder_id = mine.stakeholder_id and c.state = 'disputed' and c.person_id <> mine.person_id
  where mine.role = 'owner' and c.shown_at is not null
    and not exists (select 1 from claim_event e where e.claim_id = c.id and e.verb in ('object', 'agree'))`;

const ownership = sql`${row('ownership', { person_id: sql`p.person_id`, object_id: sql`o.id`, page_id: sql`o.stakeholder_id`, who_person: sql`o.from_person_id`, since: sql`o.created_at`, until: sql`o.expires_at` })}
  from p join ownership_offer o on o.to_person_id = p.person_id and o.state = 'offered' and o.expires_at > now()`;

/** Claims that cannot go on without a proof or an answer of the claimant. */
const claims = sql`${row('claim', { person_id: sql`p.person_id`, object_id: sql`c.id`, who_page: sql`c.stakeholder_id`, since: sql`c.waiting_since` })}
  from p join claim c on c.person_id = p.person_id and (c.state = 'need_more_info'
    or (c.state in ('requested', 'disputed') and c.shown_at is null))`;

const team = sql`${row('team', { person_id: sql`p.person_id`, object_id: sql`m.id`, who_person: sql`m.invited_by`, who_page: sql`m.stakeholder_id`, thread_id: sql`t.id`, note: sql`m.note`, since: sql`m.created_at`, until: sql`m.expires_at` })}
  from p join stakeholder_member m on m.person_id = p.person_id or (m.person_id is null and lower(m.email) = p.address)
  left join thread t on t.stakeholder_member_id = m.id
  where m.state in ('inviting', 'invited') and (m.expires_at is null or m.expires_at > now())`;

const joins = sql`${row('join', { ...managed, object_id: sql`m.id`, who_person: sql`m.person_id`, note: sql`m.note`, since: sql`m.created_at` })}
  from mine join stakeholder_member m on m.stakeholder_id = mine.stakeholder_id and m.state = 'requested'
  where mine.role = ${anyOf(MANAGING)}`;

const rounds = sql`${row('round', { ...managed, object_id: sql`r.id`, who_page: sql`raiser.id`, since: sql`r.created_at` })}
  from mine join funding_round_investor i on i.stakeholder_id = mine.stakeholder_id and i.confirmed_at is null
  join funding_round r on r.id = i.funding_round_id
  join stakeholder raiser on raiser.id = r.stakeholder_id and raiser.status = 'approved'
  where mine.role = ${anyOf(MANAGING)}`;

const cohorts = sql`${row('cohort', { ...managed, object_id: sql`c.id`, who_page: sql`c.stakeholder_id`, since: sql`m.created_at` })}
  from mine join cohort_member m on m.stakeholder_id = mine.stakeholder_id and m.state = 'invited'
  join cohort c on c.id = m.cohort_id
  where mine.role = ${anyOf(MANAGING)}`;

const asking = {
  object_id: sql`k.id`,
  who_person: sql`case when k.from_stakeholder_id is null then k.from_person_id end`,
  who_page: sql`k.from_stakeholder_id`,
  purpose: sql`k.purpose`,
  note: sql`k.note`,
  since: sql`k.invited_at`,
  until: sql`k.invited_at + ${age}`,
  thread_id: sql`t.id`,
};
const open = sql`k.state = 'invited' and k.invited_at > now() - ${age}`;
const invitation = sql`left join thread t on t.connection_id = k.id and t.kind = 'invitation'`;
const ownConnections = sql`${row('connection', { ...asking, person_id: sql`p.person_id` })}
  from p join connection k on k.to_person_id = p.person_id and k.to_stakeholder_id is null and ${open}
  join person asks on asks.id = k.from_person_id and asks.status = 'active'
  ${invitation}
  where not exists (select 1 from person_block b where b.person_id = p.person_id and b.blocked_id = k.from_person_id)`;
const actedConnections = sql`${row('connection', { ...asking, ...managed })}
  from mine join connection k on k.to_stakeholder_id = mine.stakeholder_id and ${open}
  ${invitation}
  where mine.role = ${anyOf(CONNECTING_ROLES)}`;

/** Letters about an address whose link was not opened yet; of several about one address the newest. */
const matching = sql`${row('matching', { person_id: sql`q.person_id`, object_id: sql`q.id`, note: sql`q.email`, since: sql`q.created_at`, until: sql`q.expires_at` })}
  from (select distinct on (r.person_id, r.kind, lower(r.email)) r.* from p
    join match_request r on r.person_id = p.person_id
    order by r.person_id, r.kind, lower(r.email), r.created_at desc) q
  where q.used_at is null and q.expires_at > now()`;

const QUESTIONS = [
  returned,
  returnedRequests,
  disputes,
  ownership,
  claims,
  team,
  joins,
  rounds,
  cohorts,
  ownConnections,
  actedConnections,
  matching,
];

/**
 * Everything that waits for some people, each thing once: a thread that belongs to a question stands with it, other
 * unread conversations for themselves. Badge, menu and overview all count these rows.
 */
export async function findTasks(db: Queryable, personIds: readonly string[]): Promise<TaskRow[]> {
  if (personIds.length === 0) return [];
  const { rows } = await db.execute<TaskRow>(sql`
    with p as (
      select id as person_id, case when email_verified_at is not null then lower(email) end as address
      from person where id = any(${sql.param([...personIds])}::uuid[])),
    mine as (
      select p.person_id, m.stakeholder_id, m.role, s.status, s.updated_at
      from p join stakeholder_member m on m.person_id = p.person_id and m.state = 'member'
      join stakeholder s on s.id = m.stakeholder_id),
    question as (${sql.join(QUESTIONS, sql` union all `)}),
    waiting as (${waitingThreads(personIds)})
    select * from question
    union all
    select w.person_id, 'message', w.thread_id, w.acting_id, w.who_person, w.who_page, w.thread_id, '', '', w.since, null
    from waiting w
    where not exists (select 1 from question q where q.person_id = w.person_id and q.thread_id = w.thread_id)`);
  return rows.map((one) => ({
    ...one,
    since: new Date(one.since),
    until: one.until && new Date(one.until),
  }));
}
