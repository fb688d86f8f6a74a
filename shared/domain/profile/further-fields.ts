import { TERM_FIELDS } from '../facets.ts';
import { fieldsOf } from '../listing/forms.ts';
import type { FieldInput, ListingField } from '../listing/listing-field.ts';
import { STAKEHOLDER_KINDS, type StakeholderKind } from '../stakeholder-kinds.ts';

/**
 * Fields that calls, pages and open data name themselves, because a page does something of its own with them. Every other
 * field of a form is further: it is read under its own name, stands among the facts of the page and is a column of open data,
 * all by the line of its form alone.
 */
const NAMED: ReadonlySet<string> = new Set([
  ...TERM_FIELDS,
  ...[
    'type_slug',
    'name',
    'name_kh',
    'summary',
    'summary_kh',
    'description',
    'description_kh',
    'bio',
    'bio_kh',
  ],
  ...['last_name', 'first_name', 'last_name_kh', 'first_name_kh', 'role', 'role_kh', 'company', 'company_kh'],
  ...['logo', 'province_code', 'address', 'address_kh', 'email', 'country_code', 'phone', 'website'],
  ...['facebook', 'linkedin', 'x', 'youtube', 'telegram', 'video_link', 'startup_areas', 'languages'],
  ...['year_of_establishment', 'date_incorporated', 'ticket_currency', 'ticket_min', 'ticket_max'],
  ...['number_of_founders', 'number_of_female_founders', 'number_of_tech_founders'],
]);
const NUMBERS: readonly FieldInput[] = ['number', 'year'];

export const isNumber = ({ input }: ListingField): boolean => NUMBERS.includes(input);

/** The further fields of a kind, in the order of its form. */
export const furtherFieldsOf = (kind: StakeholderKind): readonly ListingField[] =>
  fieldsOf(kind).filter(({ name, shown }) => shown !== 'desk' && !NAMED.has(name));

/** The same of all kinds, each name once. */
export const FURTHER_FIELDS: readonly ListingField[] = [
  ...new Map(STAKEHOLDER_KINDS.flatMap(furtherFieldsOf).map((field) => [field.name, field])).values(),
];
