import { withQuery } from '#web/lib/with-query.ts';
import { type ListShape, type ListState, listAddress } from './publication-list-state.ts';

/** A feed (`path`) of what a list shows, in the reader's language: its filters, but neither page nor the choices `without`. */
export function feedAddress(
  path: string,
  language: string,
  { state, shape, without }: { state: ListState; shape: ListShape; without: string },
): string {
  const choices = { ...state.choices, [without]: shape.choices[without]?.fallback ?? '' };
  const plain = listAddress({ ...state, page: 1, filtersOpen: false, choices }, shape);
  const query = new URL(plain, 'http://localhost').searchParams;
  if (language !== 'en') query.set('lang', language);
  return withQuery(path, query);
}
