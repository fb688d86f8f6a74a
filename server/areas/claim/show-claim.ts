import { and, eq, gte, ne, sql } from 'drizzle-orm';
import { claim_event } from '../../database/schema/claim.ts';
import type { Work } from '../../database/work.ts';
import type { PageRow } from '../team/team.queries.ts';
import type { ClaimRow } from './claim.queries.ts';
import { type StepOptions, stepClaim } from './step-claim.ts';
import { tellOwners } from './tell-owners-of-claim.ts';

/**
 * The claimant shows something: a proof, or an answer to the desk. With the first of it the claim waits for the desk, and
 * only now whoever owns the page is told. Claim and page must be locked.
 */
export async function showClaim(
  work: Work,
  row: ClaimRow,
  page: PageRow,
  verb: 'prove' | 'answer',
  { set, ...options }: StepOptions = {},
): Promise<void> {
  const now = sql`now()`;
  const isTheirTurn = row.state === 'need_more_info';
  const first = row.shown_at ? {} : { shown_at: now, ...(isTheirTurn ? {} : { waiting_since: now }) };
  const step = await stepClaim(work, row, verb, 'claimant', { ...options, set: { ...first, ...set } });
  await tellOwnersOnce(work, step, page);
}

/** Tells the owners of a disputed page, with the step by which it is one in which something was shown for the first time. */
async function tellOwnersOnce(
  work: Work,
  { row, event_id }: { row: ClaimRow; event_id: string },
  page: PageRow,
): Promise<void> {
  if (row.state !== 'disputed' || !row.shown_at) return;
  const { claim_id, to_state, created_at, id } = claim_event;
  const since = and(eq(claim_id, row.id), eq(to_state, 'disputed'), gte(created_at, row.shown_at));
  if ((await work.tx.$count(claim_event, and(since, ne(id, event_id)))) === 0)
    await tellOwners(work, row, page);
}
