import type { TextKey } from '#shared/i18n/keys.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext } from '../../http/route.ts';
import { staffOf } from './viewer.ts';

interface Decided {
  decided_by: string | null;
  decided_at: Date | null;
}

/** Why a decision is not taken back: it is a colleague's and still held, or its time is over. */
export function undoRefused(
  { services, actor }: Pick<CallContext, 'services' | 'actor'>,
  { decided_by, decided_at }: Decided,
  overKey: TextKey,
): Problem {
  const heldMs = services.config.DECISION_HOLD_SECONDS * 1000;
  const isHeld = decided_at !== null && decided_at.getTime() + heldMs > Date.now();
  const isOthers = decided_by !== null && decided_by !== staffOf(actor).id;
  return new Problem('conflict', {
    messageKey: isHeld && isOthers ? 'review:problem.undo_of_colleague' : overKey,
  });
}
