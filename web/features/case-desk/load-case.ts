import type { RouterContextProvider } from 'react-router';
import { pageApi } from '#web/lib/api.ts';

/** What the page of every case at the desk is given besides the case: who looks, and when. */
export function caseViewer(context: Readonly<RouterContextProvider>) {
  const { actor } = pageApi(context).caller;
  return {
    now: new Date().toISOString(),
    viewer_id: actor.kind === 'person' ? actor.id : '',
    /** Sent along with what is pressed: the same one twice is taken once. */
    send_key: crypto.randomUUID(),
  };
}
