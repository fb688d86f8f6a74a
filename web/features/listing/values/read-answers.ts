import { type ListingField, type ListingValues, takesMany } from '#shared/domain/listing/listing-field.ts';
import { readDate } from '#web/components/form/date-parts.ts';

/**
 * What a form says about some fields, exactly as typed; the same for a post without a script and for autosave. Pictures
 * travel apart and are left out; a list of which nothing is chosen is an empty list.
 */
export function readAnswers(fields: readonly ListingField[], form: FormData): ListingValues {
  const values: ListingValues = {};
  for (const { name, input } of fields) {
    if (input === 'image') continue;
    if (input === 'date') values[name] = readDate(form, name);
    else if (takesMany(input)) values[name] = form.getAll(name).map(String);
    else values[name] = String(form.get(name) ?? '');
  }
  return values;
}

/** The answers of `now` that say something else than `before`. */
export function changedAnswers(before: Readonly<ListingValues>, now: Readonly<ListingValues>): ListingValues {
  return Object.fromEntries(
    Object.entries(now).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name] ?? emptyLike(value)),
    ),
  );
}

const emptyLike = (value: ListingValues[string]) => (Array.isArray(value) ? [] : '');

/** What a form said before anybody touched it: a copy of it, put back to its defaults. */
export function untouched(form: HTMLFormElement): FormData {
  const copy = form.cloneNode(true) as HTMLFormElement;
  copy.reset();
  return new FormData(copy);
}
