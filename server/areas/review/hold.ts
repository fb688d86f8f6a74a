import type { CallContext } from '../../http/route.ts';

/** Until when a decision of this moment can be undone: its letters leave then. */
export const holdOf = ({ services }: Pick<CallContext, 'services'>): Date =>
  new Date(Date.now() + services.config.DECISION_HOLD_SECONDS * 1000);
