import { CALLING_CODE } from '#shared/country/chosen/facts.ts';
import type { ListingField, ListingValues } from '#shared/domain/listing/listing-field.ts';
import { fitsNationalPlan, toE164 } from '#shared/rules/phone.ts';
import type { ProblemTexts } from './problem-list.ts';

/** Numbers that do not fit the national plan may be right all the same: number ranges change. */
export function phoneWarnings(
  fields: readonly ListingField[],
  values: Readonly<ListingValues>,
  text: string,
): ProblemTexts {
  const code = String(values.country_code || CALLING_CODE);
  const isUnusual = ({ name }: ListingField) => {
    const number = toE164(String(values[name] ?? ''), name === 'phone' ? code : CALLING_CODE);
    return number !== null && !fitsNationalPlan(number);
  };
  return Object.fromEntries(
    fields.filter((field) => field.input === 'phone' && isUnusual(field)).map(({ name }) => [name, text]),
  );
}
