import { and, asc, count, desc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/client.ts';
import { connection, person_block } from '../../database/schema/connection.ts';
import { person } from '../../database/schema/person.ts';
import type { ConnectionRow } from './acting.ts';

/** One end of a connection: a person for themselves, or an organisation. */
export interface End {
  person_id: string | null;
  stakeholder_id: string | null;
}

/** A row between these two ends, in either direction. */
function between(one: End, other: End): SQL | undefined {
  const at = (side: 'from' | 'to', end: End) =>
    end.stakeholder_id
      ? eq(connection[`${side}_stakeholder_id`], end.stakeholder_id)
      : and(
          isNull(connection[`${side}_stakeholder_id`]),
          eq(connection[`${side}_person_id`], end.person_id!),
        );
  return or(and(at('from', one), at('to', other)), and(at('from', other), at('to', one)));
}

export async function findBetween(db: Queryable, one: End, other: End): Promise<ConnectionRow | null> {
  const [row] = await db
    .select()
    .from(connection)
    .where(between(one, other))
    .orderBy(desc(connection.updated_at))
    .limit(1);
  return row ?? null;
}

/** Lets nobody else change what is between these two until the transaction ends: there is at most one connection. */
export async function lockBetween(db: Queryable, one: End, other: End): Promise<ConnectionRow | null> {
  const key = [one, other].map((end) => end.stakeholder_id ?? end.person_id).sort();
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`connection ${key.join(' ')}`}, 54))`);
  return findBetween(db, one, other);
}

export async function findConnection(db: Queryable, id: string): Promise<ConnectionRow | null> {
  const [row] = await db.select().from(connection).where(eq(connection.id, id));
  return row ?? null;
}

/** All connections a person has for themselves, or of some organisations, the newest first. */
export function findConnections(
  db: Queryable,
  whose: { person_id: string } | { stakeholder_ids: readonly string[] },
): Promise<ConnectionRow[]> {
  if ('stakeholder_ids' in whose && whose.stakeholder_ids.length === 0) return Promise.resolve([]);
  const condition =
    'person_id' in whose
      ? or(
          and(eq(connection.from_person_id, whose.person_id), isNull(connection.from_stakeholder_id)),
          and(eq(connection.to_person_id, whose.person_id), isNull(connection.to_stakeholder_id)),
        )
      : or(
          inArray(connection.from_stakeholder_id, [...whose.stakeholder_ids]),
          inArray(connection.to_stakeholder_id, [...whose.stakeholder_ids]),
        );
  return db
    .select()
    .from(connection)
    .where(condition)
    .orderBy(desc(sql`coalesce(${connection.decided_at}, ${connection.invited_at})`), asc(connection.id));
}

/** Whom of these a person has blocked, and who of them has blocked the person. */
export async function findBlocks(db: Queryable, personId: string, others: readonly string[]) {
  if (others.length === 0) return { blocked: new Set<string>(), blocking: new Set<string>() };
  const rows = await db
    .select()
    .from(person_block)
    .where(
      or(
        and(eq(person_block.person_id, personId), inArray(person_block.blocked_id, [...others])),
        and(eq(person_block.blocked_id, personId), inArray(person_block.person_id, [...others])),
      ),
    );
  return {
    blocked: new Set(rows.filter((row) => row.person_id === personId).map((row) => row.blocked_id)),
    blocking: new Set(rows.filter((row) => row.blocked_id === personId).map((row) => row.person_id)),
  };
}

/** How many invitations of the last days of somebody are still open, and since when they have the account. */
export async function countOpenInvitations(db: Queryable, personId: string, days: number) {
  const [open] = await db
    .select({ count: count() })
    .from(connection)
    .where(
      and(
        eq(connection.from_person_id, personId),
        inArray(connection.state, ['invited', 'ignored']),
        gt(connection.invited_at, sql`now() - make_interval(days => ${days})`),
      ),
    );
  const [account] = await db
    .select({ created_at: person.created_at })
    .from(person)
    .where(eq(person.id, personId));
  return { open: open?.count ?? 0, since: account?.created_at ?? new Date() };
}

/** Whether two people are connected with each other. */
export async function areConnected(db: Queryable, one: string, other: string): Promise<boolean> {
  const row = await findBetween(
    db,
    { person_id: one, stakeholder_id: null },
    { person_id: other, stakeholder_id: null },
  );
  return row?.state === 'approved';
}
