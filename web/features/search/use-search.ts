import { useEffect, useRef, useState } from 'react';
import type { searchEverything } from '#shared/contracts/search.contract.ts';
import { without, withParam } from '#web/features/shell/addresses.ts';
import { fetchApi } from '#web/lib/fetch-api.ts';
import { keepSearch } from './recent-searches.ts';
import type { SearchAnswer } from './search-order.ts';
import { createSearchRunner, type SearchRunner, type SearchState } from './search-runner.ts';

async function search(term: string, signal: AbortSignal): Promise<SearchAnswer | null> {
  const result = await fetchApi<typeof searchEverything>({
    method: 'GET',
    path: '/api/v1/search/',
    query: { search: term },
    signal,
  });
  return result.ok ? result.value : null;
}

/** The term stands in the address, so that a search can be shared; no page is loaded for it. */
function showInAddress(term: string): void {
  const { pathname, search, hash } = window.location;
  const page = { pathname, search };
  const address = term ? withParam('q', term, page) : without('q', page);
  window.history.replaceState(window.history.state, '', address + hash);
}

/** The search of the dialog: its state, and what drives it. */
export function useSearch(firstTerm: string): SearchState<SearchAnswer> & { runner: SearchRunner } {
  const [state, setState] = useState<SearchState<SearchAnswer>>({ status: 'idle', answer: null, term: '' });
  const runner = useRef<SearchRunner>(null);
  runner.current ??= createSearchRunner({ search, onState: setState });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the term the dialog was opened with
  useEffect(() => {
    runner.current?.submit(firstTerm);
    return () => runner.current?.stop();
  }, []);

  const { status, term, answer } = state;
  useEffect(() => {
    if (status !== 'done' && status !== 'idle') return;
    showInAddress(term);
    if (answer && answer.counts.all > 0) keepSearch(term);
  }, [status, term, answer]);

  return { ...state, runner: runner.current };
}
