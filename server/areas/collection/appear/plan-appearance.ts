import type { Collection } from '#shared/domain/collection/collection.ts';
import { stateOf } from '#shared/domain/collection/collection-state.ts';
import type { Work } from '../../../database/work.ts';
import type { Row } from '../collection-store.ts';

/** Moments at which what visitors see of a record changes by itself. */
function momentsOf({ publishes }: Collection, row: Row): Date[] {
  if (row.deleted_at) return [];
  if (publishes) return stateOf(row) === 'scheduled' && row.published_at ? [row.published_at] : [];
  return [row.from_at, row.to_at].filter((at): at is Date => at instanceof Date && at > new Date());
}

/**
 * Queues, in the transaction of the change, a job for each moment at which the record appears or goes. A job that comes
 * too late, or of a plan that was changed, finds nothing to do.
 */
export async function planAppearance(
  work: Work,
  collection: Collection,
  row: Row,
  before: Row | null,
): Promise<void> {
  const known = before ? momentsOf(collection, before).map(Number) : [];
  for (const startAfter of momentsOf(collection, row)) {
    if (known.includes(Number(startAfter))) continue;
    await work.context.services.jobs.enqueue(
      work,
      'collection.appear',
      { collection: collection.name, id: row.id },
      { startAfter },
    );
  }
}
