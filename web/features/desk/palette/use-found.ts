import { useEffect, useState } from 'react';
import type { Found, findAtDesk } from '#shared/contracts/desk.contract.ts';
import { fetchApi } from '#web/lib/fetch-api.ts';
import { noAnswer } from '#web/lib/no-answer.ts';

/** A pause of the fingers: what is typed in one go is looked for once. */
const QUIET_MS = 180;

export interface FoundState {
  status: 'idle' | 'searching' | 'done' | 'failed';
  found: readonly Found[];
}

/** What the desk finds by the words typed; only the newest answer counts. `null` while letters are being put together. */
export function useFound(typed: string | null): FoundState {
  const [state, setState] = useState<FoundState>({ status: 'idle', found: [] });
  useEffect(() => {
    if (typed === null) return;
    const search = typed.trim();
    if ([...search].length < 2) return setState({ status: 'idle', found: [] });
    setState(({ found }) => ({ status: 'searching', found }));
    const own = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await fetchApi<typeof findAtDesk>({
        method: 'GET',
        path: '/desk-api/v1/find/',
        query: { search },
        signal: own.signal,
      }).catch(noAnswer(own.signal));
      if (own.signal.aborted) return;
      setState(answer?.ok ? { status: 'done', found: answer.value.data } : { status: 'failed', found: [] });
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      own.abort();
    };
  }, [typed]);
  return state;
}
