import { and, inArray } from 'drizzle-orm';
import type { ConnectionItem } from '#shared/contracts/connection.contract.ts';
import type { Queryable } from '../../database/client.ts';
import { thread } from '../../database/schema/inbox.ts';
import { type ConnectionRow, endOf, findActedFor } from './acting.ts';
import { presentConnection } from './connection.present.ts';
import { findBlocks } from './connection.queries.ts';
import { findParties } from './party.ts';
import { revealsOf } from './reveals.ts';

/** Some connections as a person sees them: those of their own end, with everything they are drawn from. */
export async function readConnections(
  db: Queryable,
  me: string,
  rows: readonly ConnectionRow[],
  now: Date,
): Promise<ConnectionItem[]> {
  if (rows.length === 0) return [];
  const people = rows.flatMap((row) => [row.from_person_id, row.to_person_id]);
  const pages = rows.flatMap((row) => [row.from_stakeholder_id, row.to_stakeholder_id]);
  const others = [...new Set(people.filter((id) => id !== null && id !== me) as string[])];
  // One after the other: inside a transaction there is one connection.
  const own = await findActedFor(db, me);
  const parties = await findParties(db, people, pages);
  const blocks = await findBlocks(db, me, others);
  const threads = await findThreads(db, rows);
  const reveals = await revealsOf(db, me);
  const actsFor = new Set(own.map(({ id }) => id));
  return rows.flatMap((row) => {
    const end = endOf(row, me, actsFor);
    return (end && presentConnection(row, end, { parties, ...blocks, threads, reveals, now })) ?? [];
  });
}

/** The thread each connection is led in: the conversation, else the invitation. */
async function findThreads(db: Queryable, rows: readonly ConnectionRow[]): Promise<Map<string, string>> {
  const ids = rows.map(({ id }) => id);
  const found = await db
    .select({ id: thread.id, kind: thread.kind, connection_id: thread.connection_id })
    .from(thread)
    .where(and(inArray(thread.connection_id, ids)));
  found.sort((a) => (a.kind === 'conversation' ? 1 : -1));
  return new Map(found.map(({ id, connection_id }) => [connection_id!, id]));
}
