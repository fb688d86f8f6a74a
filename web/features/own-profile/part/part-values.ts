import { cleanFields } from '#shared/domain/listing/clean-answers.ts';
import type { FieldValue, ListingField, ListingValues } from '#shared/domain/listing/listing-field.ts';
import { takesMany } from '#shared/domain/listing/listing-field.ts';

/** The values of some fields, each there and of its shape. */
export function valuesOf(fields: readonly ListingField[], values: Readonly<ListingValues>): ListingValues {
  return Object.fromEntries(
    fields.map(({ name, input }) => [name, values[name] ?? (takesMany(input) ? [] : '')]),
  );
}

/** Names of the fields of which two sets of values say something else, however they are written. */
export function differing(
  fields: readonly ListingField[],
  one: Readonly<ListingValues>,
  other: Readonly<ListingValues>,
): string[] {
  const [a, b] = [said(fields, one), said(fields, other)];
  return fields.map(({ name }) => name).filter((name) => !same(a[name] ?? '', b[name] ?? ''));
}

/** What some values say: a calling code without a number and a currency without an amount say nothing. */
function said(fields: readonly ListingField[], values: Readonly<ListingValues>): ListingValues {
  const clean = cleanFields(fields, values);
  for (const { name, input } of fields) {
    const hangsOn =
      input === 'calling_code'
        ? fields.filter((field) => field.input === 'phone')
        : fields.filter((field) => input === 'currency' && field.currency === name);
    if (hangsOn.length > 0 && hangsOn.every((field) => !clean[field.name])) delete clean[name];
  }
  return clean;
}

/** Lists are sets; nothing chosen and nothing said are the same. */
function same(a: FieldValue, b: FieldValue): boolean {
  const text = (value: FieldValue) => (Array.isArray(value) ? [...value].sort().join('\n') : value);
  return text(a) === text(b);
}

/** What two people made of the same part. */
export interface Clash {
  /** Names of fields both have changed. */
  both: string[];
  /** What I typed and nobody else touched. */
  mine: string[];
}

/** `before`: what I began with; `mine`: what I typed; `now`: what is there by now. */
export function clashOf(
  fields: readonly ListingField[],
  values: Readonly<Record<'before' | 'mine' | 'now', ListingValues>>,
): Clash {
  const own = differing(fields, values.before, values.mine);
  const theirs = differing(fields, values.before, values.now);
  const apart = differing(fields, values.now, values.mine);
  const both = own.filter((name) => theirs.includes(name) && apart.includes(name));
  return { both, mine: own.filter((name) => !both.includes(name) && apart.includes(name)) };
}

/** A set of values that travelled with a form as JSON; nothing where somebody broke it. */
export function readBefore(text: FormDataEntryValue | null): ListingValues {
  try {
    const value: unknown = JSON.parse(String(text ?? '{}'));
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
    return Object.fromEntries(
      Object.entries(value).filter(
        ([, one]) =>
          typeof one === 'string' || (Array.isArray(one) && one.every((entry) => typeof entry === 'string')),
      ),
    ) as ListingValues;
  } catch {
    return {};
  }
}
