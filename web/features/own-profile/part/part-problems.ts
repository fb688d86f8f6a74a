import { cleanFields } from '#shared/domain/listing/clean-answers.ts';
import type { ListingField, ListingValues } from '#shared/domain/listing/listing-field.ts';
import { fieldProblems, type ListingProblems } from '#shared/domain/listing/validate-listing.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { isMissing } from '#shared/rules/rule.ts';

/** Names a page cannot be without, also while it is a draft. */
const NEEDED: readonly string[] = ['name', 'last_name', 'first_name', 'type_slug'];

/**
 * What is wrong with some fields of a profile. What is required and empty is no problem yet, except a name: that is asked
 * when it is sent to the desk, so that a part can be begun and gone on with.
 */
export function partProblems(
  fields: readonly ListingField[],
  values: Readonly<ListingValues>,
  language: Language,
): ListingProblems {
  return Object.fromEntries(
    Object.entries(fieldProblems(fields, cleanFields(fields, values), { language })).filter(
      ([name, problem]) => !isMissing(problem) || NEEDED.includes(name),
    ),
  );
}

/** What is wrong with an entry of a list, or with a program: nothing that is required may be empty. */
export const wholeProblems = (
  fields: readonly ListingField[],
  values: Readonly<ListingValues>,
  language: Language,
): ListingProblems => fieldProblems(fields, cleanFields(fields, values), { language });
