import type { Work } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext } from '../../http/route.ts';
import { type ClaimRow, findClaim } from './claim.queries.ts';
import { lockClaimAndPage } from './step-claim.ts';

/** A claim of the caller; one of somebody else is not found. */
export async function ownClaim(context: CallContext, id: string): Promise<{ row: ClaimRow }> {
  const row = await findClaim(context.services.database.db, id);
  if (row?.person_id !== signedIn(context).id) throw new Problem('not_found');
  return { row };
}

/** The same, locked with its page. */
export async function lockOwnClaim(work: Work, id: string) {
  const locked = await lockClaimAndPage(work, id);
  if (locked.row.person_id !== signedIn(work.context).id) throw new Problem('not_found');
  return locked;
}
