import type { ListingValues } from '#shared/domain/listing/listing-field.ts';

const LATIN = ['name', 'last_name', 'first_name'] as const;
const KHMER = ['name_kh', 'last_name_kh', 'first_name_kh'] as const;

/** Whether a field of a form is a part of the name. */
export const isNameField = ({ name }: { name: string }): boolean =>
  [...LATIN, ...KHMER].some((one) => one === name);

/** The name of an organisation or a person in both scripts, as it stands in a form. */
export function namesTyped(form: FormData): { name: string; name_kh: string } {
  return namesOf(
    Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')) as ListingValues,
  );
}

/** The same of values that were read. */
export function namesOf(values: Readonly<ListingValues>): { name: string; name_kh: string } {
  const join = (names: readonly string[]) =>
    names
      .map((name) => String(values[name] ?? '').trim())
      .filter(Boolean)
      .join(' ');
  return {
    name: join(LATIN),
    name_kh: join(KHMER),
  };
}
