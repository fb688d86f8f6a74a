import { TERM_FIELDS } from '#shared/domain/facets.ts';
import { listFrom, textOf } from '#shared/domain/listing/clean.ts';
import type { ListingValues } from '#shared/domain/listing/field.ts';
import { shownName } from '#shared/domain/listing/shown-name.ts';
import { PERSON_KINDS, type StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { parseMoney } from '#shared/rules/money.ts';
import type { StakeholderInput } from '../stakeholder/stakeholder-record.ts';

/**
 * The page that the values of an approved request make. Everything is named, also what is empty, so that the same
 * values can bring an older page of the request up to date.
 */
export function pageOfListing(kind: StakeholderKind, values: ListingValues): StakeholderInput {
  const text = (name: string) => textOf(values[name]);
  const number = (name: string) => (text(name) === '' ? null : Number(text(name)));
  return {
    kind,
    ...shownName(kind, values),
    type_slug: kind === 'other' ? text('type_slug') : null,
    summary: text('summary'),
    summary_kh: text('summary_kh'),
    // What an organisation describes, a person tells: one of the two is in the form.
    description: text('description') || text('bio'),
    description_kh: text('description_kh') || text('bio_kh'),
    email: text('email'),
    country_code: text('country_code') || '855',
    phone: text('phone'),
    website: text('website'),
    address: text('address'),
    address_kh: text('address_kh'),
    province_code: text('province_code') || null,
    facebook: text('facebook'),
    linkedin: text('linkedin'),
    x: text('x'),
    youtube: text('youtube'),
    telegram: text('telegram'),
    video_link: text('video_link'),
    logo_id: text('logo') || null,
    terms: Object.fromEntries(TERM_FIELDS.map((field) => [field, listFrom(values[field])])),
    areas: listFrom(values.startup_areas),
    ...partOfKind(kind, values, text, number),
  };
}

function partOfKind(
  kind: StakeholderKind,
  values: ListingValues,
  text: (name: string) => string,
  number: (name: string) => number | null,
): Partial<StakeholderInput> {
  const individual = PERSON_KINDS.includes(kind)
    ? {
        individual: {
          first_name: text('first_name'),
          last_name: text('last_name'),
          first_name_kh: text('first_name_kh'),
          last_name_kh: text('last_name_kh'),
          role: text('role'),
          role_kh: text('role_kh'),
          company: text('company'),
          company_kh: text('company_kh'),
          languages: listFrom(values.languages),
        },
      }
    : {};
  switch (kind) {
    case 'startup':
      return {
        startup: {
          year_of_establishment: number('year_of_establishment'),
          date_incorporated: text('date_incorporated') || null,
          number_of_founders: number('number_of_founders'),
          number_of_female_founders: number('number_of_female_founders'),
          number_of_tech_founders: number('number_of_tech_founders'),
        },
      };
    case 'investor': {
      const ticket_currency = text('ticket_currency') || 'USD';
      return {
        ...individual,
        investor: {
          ticket_currency,
          ticket_min: parseMoney(text('ticket_min'), ticket_currency),
          ticket_max: parseMoney(text('ticket_max'), ticket_currency),
        },
      };
    }
    case 'eso':
      return { eso: { year_of_establishment: number('year_of_establishment') } };
    default:
      return individual;
  }
}
