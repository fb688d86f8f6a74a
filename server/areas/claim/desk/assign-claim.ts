import { eq } from 'drizzle-orm';
import { isOpenClaim } from '#shared/domain/cases/claim.ts';
import type { ClaimState } from '#shared/domain/claim.ts';
import { deskMay } from '#shared/domain/roles.ts';
import { translate } from '#shared/i18n/catalog.ts';
import { recordAudit } from '../../../audit/record.ts';
import { claim, claim_event } from '../../../database/schema/claim.ts';
import { inTransaction } from '../../../database/work.ts';
import { Problem } from '../../../http/problem.ts';
import type { CallContext } from '../../../http/route.ts';
import { staffOf } from '../../review/viewer.ts';
import { lockClaim } from '../claim.queries.ts';
import { readDeskClaim } from './desk-claim.present.ts';

/** Takes a claim, also from a colleague, or gives it back to everybody. Taking what one has changes nothing. */
export async function assignClaim(context: CallContext, id: string, verb: 'take' | 'release') {
  const actor = staffOf(context.actor);
  if (!deskMay(actor.desk_roles, 'assign')) throw new Problem('not_found');
  await inTransaction(context, async (work) => {
    const row = await lockClaim(work.tx, id);
    if (!row) throw new Problem('not_found');
    const assignee_id = verb === 'take' ? actor.id : null;
    if (row.assignee_id === assignee_id) return;
    const state = row.state as ClaimState;
    if (!isOpenClaim(state)) {
      const status = translate(context.language, `claim:state.${state}`);
      throw new Problem('conflict', { messageKey: 'claim:problem.not_from_here', params: { status } });
    }
    await work.tx.update(claim).set({ assignee_id }).where(eq(claim.id, id));
    await work.tx.insert(claim_event).values({
      claim_id: id,
      verb,
      from_state: state,
      to_state: state,
      actor_id: actor.id,
      actor_kind: 'desk',
    });
    await recordAudit(work, { action: `claim.${verb}`, entity_id: id, detail: { was: row.assignee_id } });
  });
  return readDeskClaim(context, id);
}
