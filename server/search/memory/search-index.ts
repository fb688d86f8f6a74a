import type { ChangeBus } from '../../changes/bus.ts';
import type { Database } from '../../database/client.ts';
import { recordsNamed } from '../named-records.ts';
import { memoryBuilder } from './build-memory.ts';
import { countDocuments, readDocuments, streamDocuments } from './read-documents.ts';
import type { SearchMemory } from './search-memory.ts';

/** Each takes 1 to 2 KB: of more than these PostgreSQL finds. */
const MOST_DOCUMENTS = 80_000;
/** More that were written since are dearer to look at one by one than all are to read anew. */
const MOST_CHANGED = 500;
/** Changes that come together are read once. */
const GATHER_MS = 5_000;
const RETRY_MS = 60_000;
/** What can be found, in the memory of this process. While it is read, or too much, PostgreSQL answers. */
export interface SearchIndex {
  /** Undefined where PostgreSQL is to be asked. */
  readonly memory: SearchMemory | undefined;
  /** Reads everything, and follows all changes from then on. */
  load(): Promise<void>;
}

/** A change is in before the promise of its announcement resolves. */
export function createSearchIndex(
  db: Database,
  changes: ChangeBus,
  onError: (error: unknown) => void,
): SearchIndex {
  let memory: SearchMemory | undefined;
  let isFollowing = false;
  /** What changed while everything is read. */
  let reading: { changed: Set<string>; isSpoilt: boolean; done: Promise<void> } | undefined;
  let isPlanned = false;
  let last: Promise<void> = Promise.resolve();

  /** One after the other, so that no older answer of the database overtakes a newer one. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };

  const later = (pause = GATHER_MS) => {
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(() => {
      isPlanned = false;
      load().catch((error) => {
        onError(error);
        // Without the bus it is read once that is back.
        if (changes.connected) later(RETRY_MS);
      });
    }, pause).unref();
  };

  const forget = () => {
    memory = undefined;
    if (reading) reading.isSpoilt = true;
    later();
  };

  const readAll = async () => {
    if ((await countDocuments(db)) > MOST_DOCUMENTS) {
      memory = undefined;
      return;
    }
    const builder = memoryBuilder();
    await streamDocuments(db, builder.take);
    const next = await builder.build();
    await inTurn(async () => {
      const ids = [...reading!.changed];
      if (ids.length > 0) next.replace(ids, await readDocuments(db, ids));
      if (!reading!.isSpoilt) memory = next;
      else later();
    });
  };

  const load = (): Promise<void> => {
    isFollowing = true;
    if (reading) return reading.done;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    reading = { changed: new Set(), isSpoilt: false, done: promise };
    readAll()
      .then(resolve, reject)
      .finally(() => {
        reading = undefined;
      });
    return promise;
  };

  const refresh = (ids: readonly string[]) =>
    inTurn(async () => {
      if (!memory) return;
      try {
        memory.replace(ids, await readDocuments(db, ids));
      } catch (error) {
        forget();
        throw error;
      }
      if (memory.changed > MOST_CHANGED) later();
    });

  changes.subscribe(async (tags) => {
    if (!isFollowing) return;
    const named = recordsNamed(tags);
    if (named === null || named.length > MOST_CHANGED) return forget();
    if (named.length === 0) return;
    for (const id of named) reading?.changed.add(id);
    await refresh(named);
  });

  return {
    get memory() {
      // Without the bus nobody would hear of a change.
      return changes.connected ? memory : undefined;
    },
    load,
  };
}
