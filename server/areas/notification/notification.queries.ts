import { and, count, desc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { NotificationCounts } from '#shared/contracts/notification.contract.ts';
import { kindsOf, type NotificationGroup } from '#shared/domain/notification.ts';
import type { TaskKind } from '#shared/domain/task.ts';
import type { Queryable } from '../../database/client.ts';
import { notification } from '../../database/schema/notification.ts';
import { person } from '../../database/schema/person.ts';
import { countWaiting } from '../inbox/waiting-threads.ts';
import { findNewestMoments } from '../thread/count-unread.ts';
import { findTasks } from './task/find-tasks.ts';

/** What a person may see by now: a notice of a change that can still be undone lies in the future. */
const shownTo = (personId: string) =>
  and(
    eq(notification.person_id, personId),
    eq(notification.on_site, true),
    lte(notification.created_at, sql`now()`),
  );
const unread = isNull(notification.read_at);
const ofGroup = (group: NotificationGroup | undefined): SQL | undefined =>
  group && inArray(notification.kind, kindsOf(group));

/** What waits for some people at once; whoever has nothing is not left out. */
export async function countUnread(
  db: Queryable,
  personIds: readonly string[],
): Promise<Map<string, NotificationCounts>> {
  const ids = [...personIds];
  const [notices, tasks, threads, newest] = await Promise.all([
    db
      .select({ person_id: notification.person_id, count: count() })
      .from(notification)
      .where(
        and(
          inArray(notification.person_id, ids),
          unread,
          eq(notification.on_site, true),
          lte(notification.created_at, sql`now()`),
        ),
      )
      .groupBy(notification.person_id),
    findTasks(db, ids),
    countWaiting(db, ids),
    findNewestMoments(db, ids),
  ]);
  const of = (rows: readonly { person_id: string | null; count: number }[], id: string) =>
    rows.find(({ person_id }) => person_id === id)?.count ?? 0;
  const waiting = (id: string, ...kinds: TaskKind[]) =>
    tasks.filter((one) => one.person_id === id && (kinds.length === 0 || kinds.includes(one.kind))).length;
  return new Map(
    ids.map((id) => [
      id,
      {
        total: of(notices, id),
        task_count: waiting(id),
        connection_request_count: waiting(id, 'connection'),
        team_invite_request_count: waiting(id, 'team'),
        claim_count: waiting(id, 'claim', 'dispute'),
        inbox_count: of(threads, id),
        inbox_newest_at: newest.get(id)?.toISOString() ?? null,
      },
    ]),
  );
}

/** Notices by kind, all and unread. */
export function countKinds(db: Queryable, personId: string) {
  return db
    .select({
      kind: notification.kind,
      count: count(),
      unread: sql<number>`(count(*) filter (where ${unread}))::int`,
    })
    .from(notification)
    .where(shownTo(personId))
    .groupBy(notification.kind);
}

const withActor = {
  row: notification,
  actor: {
    id: person.id,
    first_name: person.first_name,
    last_name: person.last_name,
    first_name_kh: person.first_name_kh,
    last_name_kh: person.last_name_kh,
  },
};

export interface NoticeFilter {
  group?: NotificationGroup | undefined;
  unread: boolean;
  page: number;
  per_page: number;
}

/** One page of a person's notices, newest first. */
export function findNotices(db: Queryable, personId: string, filter: NoticeFilter) {
  return db
    .select(withActor)
    .from(notification)
    .leftJoin(person, eq(person.id, notification.actor_id))
    .where(and(shownTo(personId), ofGroup(filter.group), filter.unread ? unread : undefined))
    .orderBy(desc(notification.created_at), desc(notification.id))
    .limit(filter.per_page)
    .offset((filter.page - 1) * filter.per_page);
}
export type NoticeRow = Awaited<ReturnType<typeof findNotices>>[number];

export async function findNotice(db: Queryable, personId: string, id: string): Promise<NoticeRow | null> {
  const [found] = await db
    .select(withActor)
    .from(notification)
    .leftJoin(person, eq(person.id, notification.actor_id))
    .where(and(shownTo(personId), eq(notification.id, id)));
  return found ?? null;
}

/** Marks notices as read: one, those of a group, or all. Returns how many were not before. */
export async function markRead(
  tx: Queryable,
  personId: string,
  which: { id?: string; group?: NotificationGroup | undefined },
): Promise<number> {
  const one = which.id ? eq(notification.id, which.id) : undefined;
  const marked = await tx
    .update(notification)
    .set({ read_at: sql`now()` })
    .where(and(shownTo(personId), unread, one, ofGroup(which.group)))
    .returning({ id: notification.id });
  return marked.length;
}
