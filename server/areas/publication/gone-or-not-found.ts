import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/client.ts';
import type { content_page, event, program, resource } from '../../database/schema/publication.ts';
import { Problem } from '../../http/problem.ts';

/**
 * The problem of a record that visitors cannot see: `gone` (410) when it was public and was archived or deleted, else
 * `not_found` (404), which says nothing about what waits to be published.
 */
export async function goneOrNotFound(
  db: Queryable,
  table: typeof program | typeof event | typeof resource | typeof content_page,
  id: string,
): Promise<Problem> {
  const wasShown = or(isNull(table.published_at), lte(table.published_at, sql`now()`));
  const isTakenDown = or(
    eq(table.status, 'archived'),
    and(eq(table.status, 'approved'), sql`${table.deleted_at} is not null`),
  );
  const gone = await db.$count(table, and(eq(table.id, id), wasShown, isTakenDown));
  return new Problem(gone > 0 ? 'gone' : 'not_found');
}
