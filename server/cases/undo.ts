import { and, eq, sql } from 'drizzle-orm';
import type { TextKey } from '#shared/i18n/keys.ts';
import type { Queryable } from '../database/client.ts';
import { mail_outbox } from '../database/schema/operations.ts';
import type { SignedIn } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';
import { type Holding, heldStill } from './hold.ts';

/** A step of a case as its history has it. */
interface Step {
  verb: string;
  actor_id: string | null;
  created_at: Date;
}

/**
 * The last step of a case, where the actor may undo it: it is their own, one of those that can be undone, its time lasts,
 * and no letter of it has left. `aboutOf` names what its letters are about.
 */
export async function undoableStep<S extends Step>(
  db: Queryable,
  context: Holding,
  { id: me }: Pick<SignedIn, 'id'>,
  last: S | undefined,
  { verbs, aboutOf }: { verbs: readonly string[]; aboutOf: (step: S) => string | null },
): Promise<(S & { until: Date }) | null> {
  if (!last || last.actor_id !== me || !verbs.includes(last.verb)) return null;
  const until = heldStill(context, last.created_at);
  if (!until) return null;
  const about_id = aboutOf(last);
  return about_id === null || (await areHeld(db, about_id)) ? { ...last, until } : null;
}

/** Whether every letter about a step still waits for its time. */
async function areHeld(db: Queryable, about_id: string): Promise<boolean> {
  const left = and(
    eq(mail_outbox.about_id, about_id),
    sql`not (${mail_outbox.status} = 'waiting' and ${mail_outbox.send_after} > now())`,
  );
  return (await db.$count(mail_outbox, left)) === 0;
}

interface Decided {
  decided_by: string | null;
  decided_at: Date | null;
}

/** Why a decision is not undone: it is a colleague's and still held, or its time is over. */
export function undoRefused(
  context: Holding,
  { id: me }: Pick<SignedIn, 'id'>,
  { decided_by, decided_at }: Decided,
  overKey: TextKey,
): Problem {
  const isOthers = decided_by !== null && decided_by !== me;
  const isHeld = heldStill(context, decided_at) !== null;
  return new Problem('conflict', {
    messageKey: isHeld && isOthers ? 'review:problem.undo_of_colleague' : overKey,
  });
}
