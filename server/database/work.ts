import { and, eq, isNull } from 'drizzle-orm';
import type { CallContext } from '../http/route.ts';
import type { Queryable } from './client.ts';
import { idempotency_key } from './schema/operations.ts';

/**
 * A write under way: the transaction, who does it, and what it changes. Functions that must not run outside a
 * transaction (audit, jobs, announcements) ask for a Work, so that they cannot.
 */
export interface Work {
  tx: Queryable;
  context: Pick<CallContext, 'actor' | 'requestId' | 'ipHash' | 'services' | 'language' | 'onceKey'>;
  /** Names what changes; told to every node at commit. */
  changes(...tags: string[]): void;
  /** What takes back a change outside the database, should the transaction be given up. */
  onRollback(step: () => Promise<void>): void;
}

/** Runs `write` in one transaction and, once it is committed, makes its changes visible on this node before returning. */
export async function inTransaction<T>(
  context: Work['context'],
  write: (work: Work) => Promise<T>,
): Promise<T> {
  const { database, changes } = context.services;
  const tags = new Set<string>();
  const undo: (() => Promise<void>)[] = [];
  const result = await database.db.transaction(async (tx) => {
    try {
      const value = await write({
        tx,
        context,
        changes: (...added) => added.forEach((tag) => void tags.add(tag)),
        onRollback: (step) => void undo.push(step),
      });
      await changes.announce(tx, tags);
      if (context.onceKey) await keepDone(tx, context.onceKey);
      return value;
    } catch (error) {
      // Only here: whether a commit that failed took place, nobody knows.
      for (const step of undo.reverse()) await step();
      throw error;
    }
  });
  await changes.apply(tags);
  return result;
}

/** Of a write that is committed and whose answer nobody has. */
export const DONE_UNANSWERED = 202;

/**
 * The key of a write is used up by the very transaction that writes: should the process or the connection die before the
 * answer is out, a repeat finds that it took place.
 */
async function keepDone(tx: Queryable, { scope, key }: { scope: string; key: string }): Promise<void> {
  await tx
    .update(idempotency_key)
    .set({ status: DONE_UNANSWERED })
    .where(
      and(eq(idempotency_key.scope, scope), eq(idempotency_key.key, key), isNull(idempotency_key.status)),
    );
}
