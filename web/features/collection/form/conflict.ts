import type { CollectionRecord } from '#shared/contracts/collection.contract.ts';
import { changedFields } from '#shared/domain/collection/clean-record.ts';
import type { Collection } from '#shared/domain/collection/collection.ts';
import type { RecordValues } from '#shared/domain/collection/collection-field.ts';
import { changesOf } from './record-values.ts';
import type { Conflict } from './stale-notice.tsx';

/** What two people made of the same record: `before` both began with, `mine` typed here, `theirs` stored meanwhile. */
export function conflictOf(
  collection: Collection,
  before: RecordValues,
  mine: RecordValues,
  theirs: CollectionRecord,
): Conflict {
  const own = changesOf(collection, before, mine);
  const other = changedFields(collection, before, theirs.values);
  return {
    theirs,
    // Where both wrote the same there is nothing to choose.
    both: other
      .filter((name) => name in own && name in changesOf(collection, theirs.values, mine))
      .map((name) => ({ name, mine: own[name] ?? '' })),
    others: other.filter((name) => !(name in own)),
  };
}
