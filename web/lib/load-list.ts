import type { RouterContextProvider } from 'react-router';
import type { Contract, QueryOf, ResponseOf } from '#shared/contracts/contract.ts';
import { callApi } from './api.ts';
import { leadToTidy } from './lead-to-tidy.ts';

interface InAddress<S, Q> {
  read(params: URLSearchParams): S;
  to(state: S): string;
  asked(state: S): Q;
}

/**
 * A list as its address asks for it: what no list has, and a page beyond the last one, lead to the clean address, so that one
 * view has one address.
 */
export async function loadList<S extends { page: number }, C extends Contract>(
  url: URL,
  context: Readonly<RouterContextProvider>,
  list: InAddress<S, QueryOf<C>>,
  contract: C,
): Promise<{ state: S; list: ResponseOf<C> }> {
  const state = list.read(url.searchParams);
  const found = await callApi(context, contract, { query: list.asked(state) } as never);
  const { total_page } = found as { total_page: number };
  leadToTidy(url, list.to(state.page > total_page ? { ...state, page: 1 } : state));
  return { state, list: found };
}
