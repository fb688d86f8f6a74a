import { setTimeout } from 'node:timers/promises';
import { type ChangeBus, EVERYTHING } from '../../../changes/bus.ts';
import type { Database } from '../../../database/client.ts';
import { type DirectoryRow, readRows, streamRows } from './directory-rows.ts';
import { addRow, type DirectoryState, emptyState, removeRow, sortState } from './index-state.ts';
import { readMasterLists } from './master-lists.ts';

/** Pauses before each further try of a load that failed; after the last one the next change tries again. */
const RETRY_MS = [100, 250, 500, 1_000, 2_000, 5_000, 5_000, 10_000, 10_000, 30_000];
/** More changed records than this are read faster all together. */
const MOST_AT_ONCE = 500;
const TAG = 'stakeholder:';

export interface KeptState {
  /** Reads everything anew; until it is read, the old state answers. */
  load(): Promise<void>;
  /** Resolves once the database works out what the first load reads. */
  readonly asked: Promise<void>;
  /** Undefined before the first load. */
  readonly current: DirectoryState | undefined;
}

/**
 * Keeps the approved records of the database in memory: whole at the start and when everything may have changed, else
 * record by record. A change is in before the promise of its announcement resolves.
 */
export function keepLoaded(db: Database, changes: ChangeBus): KeptState {
  let current: DirectoryState | undefined;
  let stale = true;
  let last: Promise<void> = Promise.resolve();
  let queued: Promise<void> | undefined;
  let retrying = false;
  const { promise: asked, resolve: onAsked } = Promise.withResolvers<void>();

  /** One after the other, so that no older answer of the database overtakes a newer one. */
  const inTurn = async (work: () => Promise<void>): Promise<void> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    try {
      await turn;
    } catch (error) {
      stale = true;
      if (!retrying) void retry();
      throw error;
    }
  };

  const read = async () => {
    queued = undefined;
    const next = emptyState(await readMasterLists(db));
    const take = (rows: DirectoryRow[]) => {
      for (const row of rows) addRow(next, row);
    };
    await streamRows(db, take, onAsked);
    await sortState(next);
    current = next;
    stale = false;
  };

  /** Loads that wait for their turn are one. */
  const load = () => {
    queued ??= inTurn(read);
    return queued;
  };

  const refresh = (ids: readonly string[]) =>
    inTurn(async () => {
      const rows = await readRows(db, ids);
      if (!current) return;
      for (const id of ids) removeRow(current, id);
      for (const row of rows) addRow(current, row);
    });

  const retry = async () => {
    retrying = true;
    for (const pause of RETRY_MS) {
      await setTimeout(pause, undefined, { ref: false });
      if (stale) await load().catch(() => undefined);
      if (!stale) break;
    }
    retrying = false;
  };

  changes.subscribe(async (tags) => {
    const ids = [...tags].flatMap((tag) => (tag.startsWith(TAG) ? [tag.slice(TAG.length)] : []));
    const unnamed = ids.length === 0 && tags.has('stakeholder');
    if (tags.has(EVERYTHING) || tags.has('taxonomy') || unnamed || ids.length > MOST_AT_ONCE) await load();
    else if (ids.length > 0) await (stale ? load() : refresh(ids));
  });

  return {
    load,
    asked,
    get current() {
      return current;
    },
  };
}
