import { withQuery } from '#web/lib/with-query.ts';
import { DESK_PATH } from './desk-paths.ts';

export interface RecordAddress {
  id: string;
  /** The query of the queue one comes from: neighbours and the way back are those of that list. */
  queue?: string;
  view?: 'changed' | 'all' | 'history' | null;
  /** The decision chosen beforehand. */
  mode?: 'approve' | 'return' | 'reject' | null;
  /** The request decided just before, whose decision can be undone. */
  done?: string | null;
}

/** The address of a request at the desk. */
export function recordTo({ id, queue, view, mode, done }: RecordAddress): string {
  const params = new URLSearchParams();
  if (view) params.set('view', view);
  if (mode) params.set('mode', mode);
  if (queue) params.set('queue', queue);
  if (done) params.set('done', done);
  return withQuery(`${DESK_PATH}/review/${id}`, params);
}
