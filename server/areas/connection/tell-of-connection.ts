import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { threadPath } from '#shared/domain/inbox.ts';
import type { NotificationParams } from '#shared/domain/notification.ts';
import { notification } from '../../database/schema/notification.ts';
import type { Work } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { noticesOf } from '../../notify/counts-changed.ts';
import { notify } from '../../notify/notify.ts';
import { type ConnectionRow, peopleAt } from './acting.ts';
import { findBlocks } from './connection.queries.ts';
import { findParties } from './party.ts';

/** Tells whoever was asked; `quiet`: on the site alone, because a mail has left about it before. */
export async function tellAsked(
  work: Work,
  row: ConnectionRow,
  thread_id: string,
  { quiet = false } = {},
): Promise<void> {
  await tell(work, row, 'to', 'connection_request', thread_id, quiet);
}

/** Tells whoever asked that they are connected now. */
export async function tellAccepted(work: Work, row: ConnectionRow, thread_id: string): Promise<void> {
  await tell(work, row, 'from', 'connection_accepted', thread_id, false);
}

async function tell(
  work: Work,
  row: ConnectionRow,
  end: 'from' | 'to',
  kind: 'connection_request' | 'connection_accepted',
  thread_id: string,
  quiet: boolean,
): Promise<void> {
  const me = signedIn(work.context).id;
  const people = await peopleAt(work.tx, row, end);
  const { blocking } = await findBlocks(work.tx, me, people);
  const asking = await askingOf(work, row);
  for (const person_id of people) {
    if (blocking.has(person_id)) continue;
    await notify(work, {
      person_id,
      kind,
      actor_id: me,
      object_id: row.id,
      params: kind === 'connection_request' ? asking : {},
      link: threadPath(thread_id),
      quiet,
    });
  }
}

/** What is asked, why, in whose name and of which organisation. */
async function askingOf({ tx }: Work, row: ConnectionRow): Promise<NotificationParams['connection_request']> {
  const { note, purpose } = row;
  const { stakeholders } = await findParties(tx, [], [row.from_stakeholder_id, row.to_stakeholder_id]);
  const [as, page] = [row.from_stakeholder_id, row.to_stakeholder_id].map((id) => stakeholders.get(id ?? ''));
  return {
    ...(note ? { note } : {}),
    ...(purpose ? { purpose } : {}),
    ...(as ? { as: as.name, as_kh: as.name_kh } : {}),
    ...(page ? { page: page.name, page_kh: page.name_kh } : {}),
  };
}

/** What asked for an answer does so no longer: notices of the invitation count as read, or go with it. */
export async function settleNotices(work: Work, id: string, { gone = false } = {}): Promise<void> {
  const of = and(
    eq(notification.object_id, id),
    eq(notification.kind, 'connection_request'),
    isNull(notification.read_at),
  );
  const touched = gone
    ? await work.tx.delete(notification).where(of).returning({ person_id: notification.person_id })
    : await work.tx
        .update(notification)
        .set({ read_at: sql`now()` })
        .where(of)
        .returning({ person_id: notification.person_id });
  work.changes(...touched.map(({ person_id }) => noticesOf(person_id)));
}

/** Says to every open window of these people that their counts may be others now, and to what shows connections that one changed. */
export async function recount(work: Work, row: ConnectionRow): Promise<void> {
  const people = [...(await peopleAt(work.tx, row, 'from')), ...(await peopleAt(work.tx, row, 'to'))];
  work.changes('connection', ...people.map(noticesOf));
}

/** Notices of several invitations at once, as `settleNotices`. */
export async function settleAll(work: Work, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await work.tx
    .update(notification)
    .set({ read_at: sql`now()` })
    .where(
      and(
        inArray(notification.object_id, [...ids]),
        eq(notification.kind, 'connection_request'),
        isNull(notification.read_at),
      ),
    );
}
