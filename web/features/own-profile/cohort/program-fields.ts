import { FORMS } from '#shared/domain/listing/forms.ts';
import type { ListingField } from '#shared/domain/listing/listing-field.ts';

/** Known of a support organisation that sends a program of its own, or added once it is there. */
const KNOWN: readonly string[] = ['organiser', 'logo', 'cover_alt', 'cover_alt_kh'];

/** What a support organisation is asked about a program of its own. */
export const PROGRAM_FIELDS: readonly ListingField[] = FORMS.program.steps
  .filter(({ name }) => name !== 'verify')
  .flatMap(({ sections }) => sections)
  .filter(({ name }) => name !== 'suggester')
  .flatMap(({ fields }) => fields)
  .filter(({ name }) => !KNOWN.includes(name));
