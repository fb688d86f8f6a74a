import type { RouterContextProvider } from 'react-router';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '#shared/constants.ts';
import { listSubmissions } from '#shared/contracts/review.contract.ts';
import { tryApi } from '#web/lib/api.ts';
import { type QueueState, queueList } from '../queue/queue-state.ts';

/** The requests before and after one in the list it was opened from. */
export interface Neighbours {
  previous: string | null;
  next: string | null;
}

/** Where a request stands among the ids of a list; nothing on either side when it is not there. */
export function neighboursIn(ids: readonly string[], id: string): Neighbours | null {
  const at = ids.indexOf(id);
  return at < 0 ? null : { previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null };
}

/** Reads a longer stretch of the list around the page one comes from. Null when the request is not in it (any more). */
export async function loadNeighbours(
  context: Readonly<RouterContextProvider>,
  queue: QueueState,
  id: string,
): Promise<Neighbours | null> {
  const page = Math.ceil(((queue.page - 1) * DEFAULT_PAGE_SIZE + 1) / MAX_PAGE_SIZE);
  const query = { ...queueList.asked({ ...queue, page }), per_page: MAX_PAGE_SIZE };
  const result = await tryApi(context, listSubmissions, { query });
  if (!result.ok) return null;
  const ids = result.value.data.map((row) => row.id);
  return neighboursIn(ids, id);
}
