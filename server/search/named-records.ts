import { EVERYTHING } from '../changes/bus.ts';

/** Whose records can be found; a change of one names it. */
const AREAS: readonly string[] = ['stakeholder', 'program', 'event', 'resource'];
/** Documents were written anew without a change of their records. */
export const DOCUMENTS_TAG = 'search-documents';

/** The records that can be found and that a change names; null where any may have changed. */
export function recordsNamed(tags: ReadonlySet<string>): string[] | null {
  if (tags.has(EVERYTHING) || tags.has(DOCUMENTS_TAG)) return null;
  const named = AREAS.map((area) => {
    const begins = `${area}:`;
    const ids = [...tags].flatMap((tag) => (tag.startsWith(begins) ? [tag.slice(begins.length)] : []));
    return ids.length === 0 && tags.has(area) ? null : ids;
  });
  return named.includes(null) ? null : named.flatMap((ids) => ids ?? []);
}
