import type { ClaimState } from '#shared/domain/claim.ts';
import { latestClaim } from './areas/claim/claim.queries.ts';
import { openClaimProof } from './areas/claim/open-claim-proof.ts';
import { settleClaims } from './areas/claim/settle-claims.ts';
import { connectionWith } from './areas/connection/connection-with.ts';
import { opensProof } from './areas/file/open-proof.ts';
import { claimOfReader, connectionOfReader } from './areas/stakeholder/reader-relations.ts';
import { pageGotOwner } from './areas/team/page-got-owner.ts';

/** Which area answers what those below it ask: areas import downwards only (`tools/borders/floors.ts`). Set before anything runs. */
export function subscribeAreas(): void {
  claimOfReader.handledBy(async (db, stakeholderId, personId) => {
    const claim = await latestClaim(db, stakeholderId, personId);
    return claim && { id: claim.id, state: claim.state as ClaimState };
  });
  connectionOfReader.handledBy(connectionWith);
  opensProof.handledBy(openClaimProof);
  pageGotOwner.handledBy(settleClaims);
}
