import { eq } from 'drizzle-orm';
import { CORRECTION_CASE, type CorrectionState } from '#shared/domain/cases/correction.ts';
import { writesTo } from '../../cases/case-rows.ts';
import type { CaseKind } from '../../cases/kind.ts';
import { correction } from '../../database/schema/correction.ts';
import { Problem } from '../../http/problem.ts';

export type CorrectionRow = typeof correction.$inferSelect;
type Change = Partial<typeof correction.$inferInsert>;

const write = writesTo(correction);

/** A request for a correction as a case. Its history is the audit trail. */
export const CORRECTION: CaseKind<
  CorrectionRow,
  CorrectionState,
  (typeof CORRECTION_CASE.transitions)[number]['verb'],
  'requester' | 'owner' | 'desk',
  Change
> = {
  life: CORRECTION_CASE,
  stateOf: ({ state }) => state as CorrectionState,
  async lock({ tx }, id) {
    const [row] = await tx.select().from(correction).where(eq(correction.id, id)).for('update');
    return row;
  },
  store: (work, row, state, change) => write(work, row.id, { ...change, state }),
  hand: (work, row, assignee_id) => write(work, row.id, { assignee_id }),
  audited: ({ row }) => ({ reference: row.reference }),
  isInvolved: (_db, actor, row) => isRequester(row, actor),
  refusals: {
    notFromHere: () => new Problem('conflict', { messageKey: 'correction:problem.decided' }),
    involved: 'correction:problem.involved',
  },
};

/** They sent it, or left their address with it. */
export const isRequester = (
  { requester_id, email }: CorrectionRow,
  actor: { id: string; email: string },
): boolean =>
  requester_id === actor.id || (email !== '' && email.toLowerCase() === actor.email.toLowerCase());
