import type { RouterContextProvider } from 'react-router';
import { countWaiting } from '#shared/contracts/desk.contract.ts';
import { pageApi, tryApi } from '#web/lib/api.ts';

/** The numbers of the bar. A page stands without them: they are read beside what it is about. */
export async function loadWaiting(context: Readonly<RouterContextProvider>) {
  if (pageApi(context).caller.actor.kind !== 'person') return { waiting: null };
  const counted = await tryApi(context, countWaiting);
  return { waiting: counted.ok ? counted.value : null };
}
