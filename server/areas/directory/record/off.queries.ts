import { and, desc, eq } from 'drizzle-orm';
import { OFF_CAUSES } from '#shared/domain/directory.ts';
import type { Queryable } from '../../../database/client.ts';
import { record_revision } from '../../../database/schema/collection.ts';
import { submission } from '../../../database/schema/submission.ts';
import { REVISED } from '../../stakeholder/stakeholder-revisions.ts';

/** The act that took a record off the site at the desk, while it is the last that moved it. */
export async function lastOff(db: Queryable, id: string) {
  const [row] = await db
    .select()
    .from(record_revision)
    .where(and(eq(record_revision.collection, REVISED), eq(record_revision.record_id, id)))
    .orderBy(desc(record_revision.version));
  if (row?.verb !== 'take-down' || (row.values as { status?: unknown }).status !== 'archived') return null;
  const cause = OFF_CAUSES.find((one) => one === row.cause) ?? 'other';
  return { ...row, cause };
}

/** The request that made a page public and was closed with it: who archived the page there reopens it there. */
export async function closedRequest(db: Queryable, id: string) {
  const [row] = await db
    .select({
      id: submission.id,
      reference: submission.reference,
      kind: submission.kind,
      status: submission.status,
    })
    .from(submission)
    .where(eq(submission.stakeholder_id, id))
    .orderBy(desc(submission.updated_at));
  return row && row.status === 'archived' && row.kind !== 'change'
    ? { id: row.id, reference: row.reference }
    : null;
}
