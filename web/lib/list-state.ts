import { type ListParts, type ListState, LONGEST_SEARCH } from '#shared/domain/list-parts.ts';
import { readPage } from './list-query.ts';
import { withQuery } from './with-query.ts';

/** What is asked of a call: what is not chosen is left out. */
type Asked<S> = {
  [K in keyof S]: '' extends S[K] ? (string extends S[K] ? S[K] : Exclude<S[K], ''> | undefined) : S[K];
};

/**
 * What a list shows, kept in its address: its parts in their order, then the page. What an address does not know or cannot be
 * is left out, and so is what is as at first.
 */
export function defineListState<const L extends ListParts>(path: string, parts: L) {
  type S = ListState<L>;
  const named = Object.entries(parts).map(([key, part]) => ({
    key,
    part,
    name: 'inAddress' in part && part.inAddress ? part.inAddress : key,
  }));
  const valueIn = (params: URLSearchParams, { part, name }: (typeof named)[number]) => {
    if (part.kind === 'words') return (params.get(name) ?? '').trim().slice(0, LONGEST_SEARCH);
    if (part.kind === 'one') return part.values.find((value) => value === params.get(name)) ?? part.first;
    const asked = params.getAll(name);
    return part.values.filter((value) => asked.includes(value));
  };
  const query = (state: S): string => {
    const params = new URLSearchParams();
    for (const { key, part, name } of named) {
      const value = state[key] as string | string[];
      const first = part.kind === 'one' ? part.first : '';
      for (const one of [value].flat()) if (one !== first) params.append(name, one);
    }
    if (state.page > 1) params.set('page', String(state.page));
    return params.toString();
  };
  return {
    read: (params: URLSearchParams): S => ({
      ...(Object.fromEntries(named.map((one) => [one.key, valueIn(params, one)])) as S),
      page: readPage(params),
    }),
    /** Without the `?`. */
    query,
    to: (state: S): string => withQuery(path, query(state)),
    /** After a change of what is listed one is back on the first page. */
    change: (state: S, change: Partial<S>): S => ({ ...state, page: 1, ...change }),
    /** What its call is asked for. */
    asked: (state: S): Asked<S> =>
      Object.fromEntries(
        Object.entries(state).filter(([key, value]) => value !== '' || isSearch(parts[key])),
      ) as Asked<S>,
    /** The parameters of its address. */
    parameters: [...named.map(({ name }) => name), 'page'],
  };
}

/** What is searched for is sent also where it is nothing. */
const isSearch = (part: ListParts[string] | undefined) => part?.kind === 'words' && !part.isChosen;
