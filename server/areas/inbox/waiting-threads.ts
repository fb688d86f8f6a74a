import { type SQL, sql } from 'drizzle-orm';
import { CONNECTION_OPEN_DAYS } from '#shared/constants.ts';
import { CONNECTING_ROLES } from '#shared/domain/connection.ts';
import { THANKS_ALONE } from '#shared/domain/inbox.ts';
import type { Queryable } from '../../database/client.ts';

/** Whether the reader acts for an organisation with a public page. */
const actsFor = (stakeholder: SQL) => sql`exists (
  select 1 from stakeholder_member acting join stakeholder page on page.id = acting.stakeholder_id
  where acting.stakeholder_id = ${stakeholder} and acting.person_id = p.person_id and acting.state = 'member'
    and acting.role = any(${sql.param([...CONNECTING_ROLES])}::text[]) and page.status = 'approved')`;

/** Whether an end of a connection is the reader's own, or that of an organisation they act for. */
const isTheirs = (end: 'from' | 'to') => {
  const [person, stakeholder] = [
    sql.raw(`connection.${end}_person_id`),
    sql.raw(`connection.${end}_stakeholder_id`),
  ];
  return sql`case when ${stakeholder} is null then ${person} = p.person_id else ${actsFor(stakeholder)} end`;
};

const hasNew = sql`exists (
  select 1 from message m where m.thread_id = t.id and m.deleted_at is null and m.created_at <= now()
    and m.created_at > coalesce(p.last_read_at, '-infinity') and m.author_id is distinct from p.person_id)`;

/** An invitation to connect that the reader has neither answered nor put aside, of nobody they are apart from. */
const asksToConnect = sql`connection.state = 'invited' and ${isTheirs('to')}
  and connection.invited_at > now() - make_interval(days => ${CONNECTION_OPEN_DAYS})
  and not exists (select 1 from person_block b
    where (b.person_id = p.person_id and b.blocked_id = connection.from_person_id and connection.from_stakeholder_id is null)
      or (b.blocked_id = p.person_id and b.person_id = connection.from_person_id and connection.from_stakeholder_id is null))`;

const asksIntoTeam = sql`team.invited_by is distinct from p.person_id and team.state in ('inviting', 'invited')
  and (team.expires_at is null or team.expires_at > now())`;

/**
 * A decision that asks for nothing is news: it is shown as unread, and waits for nobody. So is a return, once it was answered
 * on the page that came back.
 */
const isDecided = sql`(t.kind = 'review' and coalesce((
  select m.says ->> 'key' from message m where m.thread_id = t.id and m.created_at <= now()
  order by m.created_at desc, m.id desc limit 1), '') = any(array['approved', 'rejected'] || case when exists (
    select 1 from submission s where s.id = t.submission_id and s.status = 'returned') then '{}' else array['returned'] end))`;

/** A word of thanks and nothing else is read, not answered. */
const isThanked = sql`(1 = (select count(*) filter (where trim(m.body) ~* ${THANKS_ALONE}) * count(*) from message m
    where m.thread_id = t.id and m.deleted_at is null and m.created_at <= now()
      and m.created_at > coalesce(p.last_read_at, '-infinity') and m.author_id is distinct from p.person_id))`;

/**
 * Threads in which something waits for some people at once: something new that asks, or a question. It is what the tab
 * "Unread" shows (`waits` of the inbox): what they put away or muted does not count, nor what is no longer theirs to read.
 */
export const waitingThreads = (personIds: readonly string[]): SQL => sql`
  select p.person_id, t.id as thread_id, t.last_message_at as since,
    case when connection.id is null then null when ${isTheirs('to')} then connection.to_stakeholder_id else connection.from_stakeholder_id end
      as acting_id,
    case when connection.id is null then null when ${isTheirs('to')} and connection.from_stakeholder_id is null then connection.from_person_id
      when not ${isTheirs('to')} and connection.to_stakeholder_id is null then connection.to_person_id end as who_person,
    case when team.id is not null then team.stakeholder_id when connection.id is null then null
      when ${isTheirs('to')} then connection.from_stakeholder_id else connection.to_stakeholder_id end as who_page
  from thread_participant p
  join thread t on t.id = p.thread_id
  left join connection on connection.id = t.connection_id
  left join stakeholder_member team on team.id = t.stakeholder_member_id
  where p.person_id = any(${sql.param([...personIds])}::uuid[])
    and p.muted_at is null and p.archived_at is null
    and (connection.id is null or ${isTheirs('from')} or ${isTheirs('to')})
    and ((${hasNew} and not ${isDecided} and not ${isThanked}) or (connection.id is not null and ${asksToConnect})
      or (team.id is not null and ${asksIntoTeam}))`;

/** In how many threads something waits for some people. */
export async function countWaiting(
  db: Queryable,
  personIds: readonly string[],
): Promise<{ person_id: string; count: number }[]> {
  const { rows } = await db.execute<{ person_id: string; count: number }>(sql`
    select w.person_id, count(*)::int as count from (${waitingThreads(personIds)}) w group by w.person_id`);
  return rows;
}
