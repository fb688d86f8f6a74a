import { readPage } from './list-query.ts';
import { withQuery } from './with-query.ts';

/** One part of what a list shows: how it is read from the address, and how it is written there. */
export interface ListPart<T> {
  /** Its parameter, where that is not called like the part. */
  name?: string;
  read(params: URLSearchParams, name: string): T;
  /** Writes nothing where it is as at first. */
  write(params: URLSearchParams, name: string, value: T): unknown;
}

const LONGEST_SEARCH = 200;

/** One of the known values; something else, or nothing, is `first`. */
export const oneOf = <T extends string, F extends string = T>(
  known: readonly T[],
  first: F,
): ListPart<T | F> => ({
  read: (params, name) => known.find((value) => value === params.get(name)) ?? first,
  write: (params, name, value) => value !== first && params.set(name, value),
});

/** Those of the known values that are named, in their own order. */
export const someOf = <T extends string>(known: readonly T[], name: string): ListPart<T[]> => ({
  name,
  read: (params, parameter) => {
    const asked = params.getAll(parameter);
    return known.filter((value) => asked.includes(value));
  },
  write: (params, parameter, values) => {
    for (const value of values) params.append(parameter, value);
  },
});

/** What somebody typed. */
export const typedText: ListPart<string> = {
  read: (params, name) => (params.get(name) ?? '').trim().slice(0, LONGEST_SEARCH),
  write: (params, name, value) => value !== '' && params.set(name, value),
};

/** Which page of the list; from 1. */
export const pageNumber: ListPart<number> = {
  read: (params) => readPage(params),
  write: (params, name, value) => value > 1 && params.set(name, String(value)),
};

/**
 * What a list shows, kept in its address: the parts in the order in which they are written. What an address does not know or
 * cannot be is left out, and so is what is as at first.
 */
export function defineListState<S extends { page: number }>(
  path: string,
  parts: { readonly [K in keyof S & string]: ListPart<S[K]> },
) {
  const names = Object.keys(parts) as (keyof S & string)[];
  const nameOf = (part: keyof S & string) => parts[part].name ?? part;
  const query = (state: S): string => {
    const params = new URLSearchParams();
    for (const part of names) parts[part].write(params, nameOf(part), state[part]);
    return params.toString();
  };
  return {
    read: (params: URLSearchParams): S => {
      const state = {} as S;
      for (const part of names) state[part] = parts[part].read(params, nameOf(part));
      return state;
    },
    /** Without the `?`. */
    query,
    to: (state: S): string => withQuery(path, query(state)),
    /** After a change of what is listed one is back on the first page. */
    change: (state: S, change: Partial<S>): S => ({ ...state, page: 1, ...change }),
    /** The parameters of its address. */
    parameters: names.map(nameOf),
  };
}
