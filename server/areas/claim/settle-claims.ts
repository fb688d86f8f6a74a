import type { Work } from '../../database/work.ts';
import type { PageRow } from '../team/team.queries.ts';
import { openClaims } from './claim.queries.ts';
import { stepClaim } from './step-claim.ts';
import { tellOwners } from './tell-owners-of-claim.ts';

/**
 * Somebody became an owner of a page: their own claim of it is done with, those of others are disputes from now on. The
 * page must be locked. Returns the claims that became disputes. `except`: the claim by which it happened.
 */
export async function settleClaims(
  work: Work,
  page: PageRow,
  personId: string,
  except?: string,
): Promise<string[]> {
  const disputed: string[] = [];
  for (const row of await openClaims(work.tx, page.id)) {
    if (row.id === except) continue;
    if (row.person_id === personId) await stepClaim(work, row, 'withdraw', 'claimant');
    else if (row.state === 'requested') {
      const { row: changed } = await stepClaim(work, row, 'dispute', 'page');
      disputed.push(row.id);
      if (!except && row.shown_at) await tellOwners(work, changed, page);
    }
  }
  return disputed;
}
