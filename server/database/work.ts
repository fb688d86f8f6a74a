import type { CallContext } from '../http/route.ts';
import type { Queryable } from './client.ts';

/**
 * A write under way: the transaction, who does it, and what it changes. Functions that must not run outside a
 * transaction (audit, jobs, announcements) ask for a Work, so that they cannot.
 */
export interface Work {
  tx: Queryable;
  context: Pick<CallContext, 'actor' | 'requestId' | 'ipHash' | 'services' | 'language'>;
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
