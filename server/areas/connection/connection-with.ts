import { and, desc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { StakeholderDetail } from '#shared/contracts/stakeholder-detail.ts';
import { viewOf } from '#shared/domain/connection.ts';
import type { Queryable } from '../../database/client.ts';
import { connection } from '../../database/schema/connection.ts';
import { stakeholder, stakeholder_member } from '../../database/schema/stakeholder.ts';
import { endOf, findActedFor } from './acting.ts';
import { connectionOf } from './connection.present.ts';
import { findBetween } from './connection.queries.ts';
import { readConnections } from './read-connections.ts';

/** What counts most when a person and organisations of theirs have connections to the same page. */
const ORDER = ['approved', 'pending', 'invited', 'ignored', 'disconnected', 'none'] as const;

/** How a person stands to whom a page is about: the human being behind the page of a mentor or investor. */
async function connectionWithOwner(
  db: Queryable,
  me: string,
  stakeholderId: string,
): Promise<NonNullable<StakeholderDetail['connection']> | null> {
  const [owner] = await db
    .select({ id: stakeholder_member.person_id })
    .from(stakeholder_member)
    .innerJoin(stakeholder, eq(stakeholder.id, stakeholder_member.stakeholder_id))
    .where(
      and(
        eq(stakeholder.id, stakeholderId),
        isNotNull(stakeholder.individual_id),
        eq(stakeholder_member.role, 'owner'),
        eq(stakeholder_member.state, 'member'),
      ),
    );
  if (!owner?.id || owner.id === me) return null;
  const own = { person_id: me, stakeholder_id: null };
  const row = await findBetween(db, own, { person_id: owner.id, stakeholder_id: null });
  const [link] = row ? await readConnections(db, me, [row], new Date()) : [];
  if (!link || link.state === 'none' || link.can.unblock) return null;
  const thread_id = link.can.message ? link.thread_id : null;
  return { state: link.state, as_stakeholder_id: null, person_id: owner.id, thread_id };
}

/** How a person, or an organisation they act for, stands to an organisation: what the button on its page says. */
export async function connectionWith(
  db: Queryable,
  me: string,
  stakeholderId: string,
): Promise<NonNullable<StakeholderDetail['connection']>> {
  const own = (await findActedFor(db, me)).map(({ id }) => id).filter((id) => id !== stakeholderId);
  const actsFor = new Set(own);
  const at = (side: 'from' | 'to') =>
    or(
      and(eq(connection[`${side}_person_id`], me), isNull(connection[`${side}_stakeholder_id`])),
      own.length > 0 ? inArray(connection[`${side}_stakeholder_id`], own) : undefined,
    );
  const rows = await db
    .select()
    .from(connection)
    .where(
      or(
        and(eq(connection.to_stakeholder_id, stakeholderId), at('from')),
        and(eq(connection.from_stakeholder_id, stakeholderId), at('to')),
      ),
    )
    .orderBy(desc(connection.updated_at));
  const now = new Date();
  const links = rows.flatMap((row) => {
    const end = endOf(row, me, actsFor);
    if (!end) return [];
    const as_stakeholder_id = end === 'from' ? row.from_stakeholder_id : row.to_stakeholder_id;
    return [{ state: viewOf(connectionOf(row), end, now), as_stakeholder_id, row }];
  });
  links.sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
  const [best] = links;
  const withPage = best && best.state !== 'disconnected' ? best : null;
  const withOwner = withPage ? null : await connectionWithOwner(db, me, stakeholderId);
  if (withOwner) return withOwner;
  if (!best) return { state: 'none', as_stakeholder_id: null, person_id: null, thread_id: null };
  const [link] = best.state === 'approved' ? await readConnections(db, me, [best.row], now) : [];
  return {
    state: best.state,
    as_stakeholder_id: best.as_stakeholder_id,
    person_id: null,
    thread_id: link?.thread_id ?? null,
  };
}
