import { and, desc, eq, notInArray } from 'drizzle-orm';
import { CLAIM_DECISIONS } from '#shared/domain/cases/claim.ts';
import type { Holding } from '../../../cases/hold.ts';
import { undoableStep } from '../../../cases/undo.ts';
import type { Queryable } from '../../../database/client.ts';
import { claim_event } from '../../../database/schema/claim.ts';
import type { SignedIn } from '../../../http/actor.ts';
import type { ClaimEventRow, ClaimRow } from '../claim.queries.ts';

/** The actor's own last decision on a claim, where it can be undone. */
export async function undoableDecision(
  db: Queryable,
  context: Holding,
  actor: SignedIn,
  row: ClaimRow,
): Promise<(ClaimEventRow & { until: Date }) | null> {
  if (row.decided_by !== actor.id) return null;
  const [last] = await db
    .select()
    .from(claim_event)
    .where(and(eq(claim_event.claim_id, row.id), notInArray(claim_event.verb, ['take', 'release'])))
    .orderBy(desc(claim_event.created_at), desc(claim_event.id))
    .limit(1);
  return undoableStep(db, context, actor, last, { verbs: CLAIM_DECISIONS, aboutOf: ({ id }) => id });
}
