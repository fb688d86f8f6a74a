import { and, desc, eq, notInArray } from 'drizzle-orm';
import { isClaimDecision } from '#shared/domain/claim.ts';
import type { Queryable } from '../../../database/client.ts';
import { claim_event } from '../../../database/schema/claim.ts';
import type { SignedIn } from '../../../http/actor.ts';
import type { Services } from '../../../services.ts';
import type { ClaimEventRow, ClaimRow } from '../claim.queries.ts';

/** The actor's own last decision on a claim while what it says is held; null when it cannot be undone (any more). */
export async function undoableDecision(
  db: Queryable,
  { config }: Pick<Services, 'config'>,
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
  if (!last || !isClaimDecision(last.verb)) return null;
  const until = new Date(last.created_at.getTime() + config.DECISION_HOLD_SECONDS * 1000);
  return until.getTime() > Date.now() ? { ...last, until } : null;
}
