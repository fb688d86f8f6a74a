import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { StakeholderDetail } from '#shared/contracts/stakeholder-detail.ts';
import { viewOf } from '#shared/domain/connection.ts';
import type { Queryable } from '../../database/client.ts';
import { connection } from '../../database/schema/network.ts';
import { endOf, findActedFor } from './acting.ts';
import { tieOf } from './connection.present.ts';

/** What counts most when a person and organisations of theirs have ties to the same page. */
const ORDER = ['approved', 'pending', 'invited', 'ignored', 'disconnected', 'none'] as const;

/** How a person, or an organisation they act for, stands to an organisation: what the button on its page says. */
export async function standingWith(
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
  const ties = rows.flatMap((row) => {
    const end = endOf(row, me, actsFor);
    if (!end) return [];
    const as_stakeholder_id = end === 'from' ? row.from_stakeholder_id : row.to_stakeholder_id;
    return [{ state: viewOf(tieOf(row), end, now), as_stakeholder_id }];
  });
  ties.sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
  return ties[0] ?? { state: 'none', as_stakeholder_id: null };
}
