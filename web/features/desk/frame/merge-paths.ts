import { withQuery } from '#web/lib/with-query.ts';

export const MERGE_PATH = '/desk/merge';

export interface MergeState {
  /** The page that stays, and the one that gives way. */
  into: string;
  from: string;
  search: string;
}

/** The address where two pages are made one, with what is chosen of them. */
export function mergeTo(state: Partial<MergeState>): string {
  const params = new URLSearchParams();
  for (const name of ['into', 'from', 'search'] as const) if (state[name]) params.set(name, state[name]);
  return withQuery(MERGE_PATH, params);
}
