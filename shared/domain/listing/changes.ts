import type { SubjectKind } from '../subject-kinds.ts';
import { reviewFieldsOf } from './forms.ts';
import type { FieldValue, ListingValues } from './listing-field.ts';

/** A field that says something else than before; `null` where there was, or is, nothing. */
export interface FieldChange {
  name: string;
  was: FieldValue | null;
  now: FieldValue | null;
}

/** What differs between two rounds, in the order of the form. Both must be cleaned values. */
export function changesBetween(kind: SubjectKind, was: ListingValues, now: ListingValues): FieldChange[] {
  return reviewFieldsOf(kind)
    .map(({ name }) => ({ name, was: was[name] ?? null, now: now[name] ?? null }))
    .filter((change) => !sameValue(change.was, change.now));
}

/** Lists are sets: their order says nothing. */
function sameValue(a: FieldValue | null, b: FieldValue | null): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && [...a].sort().join('\n') === [...b].sort().join('\n');
  }
  return a === b;
}
