import { assignCase } from '../../../cases/assign.ts';
import { changeAtDesk } from '../../../cases/at-desk.ts';
import type { CallContext } from '../../../http/route.ts';
import { CLAIM } from '../case.ts';
import { readDeskClaim } from './desk-claim.present.ts';

/** Takes a claim, also from a colleague, or gives it back to everybody. */
export async function assignClaim(context: CallContext, id: string, verb: 'take' | 'release') {
  await changeAtDesk(context, CLAIM, id, CLAIM.life.desk.assign, (work, row, me) =>
    assignCase(work, CLAIM, row, verb, verb === 'take' ? me.id : null),
  );
  return readDeskClaim(context, id);
}
