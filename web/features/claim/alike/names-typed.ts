import type { ListingValues } from '#shared/domain/listing/field.ts';

/** The name of an organisation or a person in both scripts, as it stands in a form. */
export function namesTyped(form: FormData): { name: string; name_kh: string } {
  return namesOf(
    Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')) as ListingValues,
  );
}

/** The same of values that were read. */
export function namesOf(values: Readonly<ListingValues>): { name: string; name_kh: string } {
  const join = (...names: string[]) =>
    names
      .map((name) => String(values[name] ?? '').trim())
      .filter(Boolean)
      .join(' ');
  return {
    name: join('name', 'last_name', 'first_name'),
    name_kh: join('name_kh', 'last_name_kh', 'first_name_kh'),
  };
}
