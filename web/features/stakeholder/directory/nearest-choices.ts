import type { FacetCounts } from '#shared/contracts/directory-query.ts';
import { type FacetKey, hasFacetKey } from '#shared/domain/facets.ts';
import type { DirectoryState } from './directory-state.ts';

const MOST = 6;

export interface NearestChoice {
  key: FacetKey;
  value: FacetCounts['values'][number];
}

/**
 * Where nothing is found: values that would find something in place of the chosen ones, everything else as it is. The
 * counts of a group leave its own choice out, so they say what a reader would get.
 */
export const nearestChoices = (state: DirectoryState, facets: readonly FacetCounts[]): NearestChoice[] =>
  facets
    .filter(hasFacetKey)
    .filter(({ key }) => state.filters[key])
    .flatMap(({ key, values }) => values.map((value) => ({ key, value })))
    .filter(({ value }) => value.count > 0 && !value.selected)
    .sort((a, b) => b.value.count - a.value.count)
    .slice(0, MOST);
