import type { Config } from '../config.ts';

export interface Holding {
  services: { config: Pick<Config, 'DECISION_HOLD_SECONDS'> };
}

/** Until when what is done at a moment can be undone: its letters leave, and its notices show, then. */
export const heldUntil = ({ services }: Holding, done_at: Date = new Date()): Date =>
  new Date(done_at.getTime() + services.config.DECISION_HOLD_SECONDS * 1000);

/** The same while that time lasts; null when it is over, or nothing was done. */
export function heldStill(context: Holding, done_at: Date | null): Date | null {
  const until = done_at && heldUntil(context, done_at);
  return until && until > new Date() ? until : null;
}
