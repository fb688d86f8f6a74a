import { fieldsOf } from '#shared/domain/listing/forms.ts';
import type { FieldTaxonomy, ListingField, ListingValues } from '#shared/domain/listing/listing-field.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';

/** Slugs of each master list, in order. */
export type Slugs = Readonly<Record<string, readonly string[]>>;
/** A value for every field, and another one for each. */
export type Round = 0 | 1;

/** Fields whose value must look like something, once and once more. */
const TYPED: Readonly<Record<string, readonly [string, string]>> = {
  last_name: ['Keo', 'Chan'],
  first_name: ['Sokunthea', 'Bopha'],
  last_name_kh: ['កែវ', 'ចាន់'],
  first_name_kh: ['សុគន្ធា', 'បុប្ផា'],
  facebook: ['https://www.facebook.com/every', 'https://www.facebook.com/field'],
  linkedin: ['https://www.linkedin.com/company/every', 'https://www.linkedin.com/company/field'],
  x: ['https://x.com/every', 'https://x.com/field'],
  youtube: ['https://www.youtube.com/@every', 'https://www.youtube.com/@field'],
  telegram: ['https://t.me/everyfield', 'https://t.me/fieldevery'],
  video_link: ['https://www.youtube.com/watch?v=aaaaaaaaaaa', 'https://www.youtube.com/watch?v=bbbbbbbbbbb'],
  phone: ['012345671', '012345672'],
  country_code: ['855', '855'],
  number_of_founders: ['7', '8'],
  number_of_female_founders: ['3', '4'],
  number_of_tech_founders: ['2', '1'],
  ticket_min: ['5000', '6000'],
  ticket_max: ['25000', '26000'],
  ticket_currency: ['USD', 'EUR'],
  type_slug: ['corporate', 'corporate'],
};
const KHMER = ['សាកល្បងទីមួយ', 'សាកល្បងទីពីរ'] as const;

function typed({ name, input, lang, taxonomy }: ListingField, round: Round, slugs: Slugs): string | string[] {
  const given = TYPED[name]?.[round];
  if (given) return given;
  const words = name.replaceAll('_', ' ');
  const chosen = (list: FieldTaxonomy) => slugs[list]?.[round] ?? '';
  switch (input) {
    case 'multiselect':
      return [chosen(taxonomy!)];
    case 'select':
    case 'radio':
      return chosen(taxonomy!);
    case 'provinces':
      return round ? ['03', '12'] : ['01'];
    case 'province':
      return round ? '07' : '08';
    case 'languages':
      return round ? ['fr'] : ['en', 'km'];
    case 'year':
      return round ? '2018' : '2017';
    case 'date':
      return round ? '2018-04-05' : '2017-03-02';
    case 'email':
      return `${name}-${round}@every.example`;
    case 'url':
      return `https://${name}-${round}.example`;
    default:
      return lang === 'km'
        ? `${KHMER[round]} ${words.length}`
        : `About ${words} ${'once more'.repeat(round)}`.trim();
  }
}

/** Fields of a kind's form that stand on its page, without pictures: those are sent another way. */
export const pageFieldsOf = (kind: StakeholderKind): ListingField[] =>
  fieldsOf(kind).filter(({ shown, input }) => shown !== 'desk' && input !== 'image');

/** A value for every field of a kind's page. */
export function everyField(kind: StakeholderKind, round: Round, slugs: Slugs): ListingValues {
  return Object.fromEntries(pageFieldsOf(kind).map((field) => [field.name, typed(field, round, slugs)]));
}
