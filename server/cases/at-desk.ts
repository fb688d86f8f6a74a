import { type DeskAction, deskMay } from '#shared/domain/roles.ts';
import { inTransaction, type Work } from '../database/work.ts';
import { type SignedIn, signedIn } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';
import type { CallContext } from '../http/route.ts';
import type { AnyKind, CaseRow } from './kind.ts';

/** Changes a case that is locked, in a transaction of its own. For whoever may do so at the desk: others learn of nothing. */
export function changeAtDesk<R extends CaseRow, T>(
  context: CallContext,
  kind: AnyKind<R>,
  id: string,
  action: DeskAction,
  change: (work: Work, row: R, me: SignedIn) => Promise<T>,
): Promise<T> {
  const me = signedIn(context);
  if (!deskMay(me.desk_roles, action)) throw new Problem('not_found');
  return inTransaction(context, async (work) => {
    const row = await kind.lock(work, id);
    if (!row) throw new Problem('not_found');
    return change(work, row, me);
  });
}

/** The same for a decision: nobody decides who has a part in it, and nobody on a version that is no longer there. */
export function decideAtDesk<R extends CaseRow & { version?: number }, T>(
  context: CallContext,
  kind: AnyKind<R>,
  id: string,
  version: number | null,
  change: (work: Work, row: R, me: SignedIn) => Promise<T>,
): Promise<T> {
  return changeAtDesk(context, kind, id, kind.life.desk.decide, async (work, row, me) => {
    const { involved } = kind.refusals;
    if (involved && (await kind.isInvolved?.(work.tx, me, row)))
      throw new Problem('conflict', { messageKey: involved });
    if (version !== null && row.version !== version)
      throw (await kind.stale?.(work, row)) ?? new Problem('stale_version');
    return change(work, row, me);
  });
}
