import type { ListingValues } from '#shared/domain/listing/listing-field.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';

let serial = 0;

const contact = (): ListingValues => {
  serial += 1;
  return {
    requester_name: 'Mean Sreypov',
    requester_email: `requester-${serial}-${crypto.randomUUID().slice(0, 8)}@example.test`,
    requester_phone: `097 ${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`,
    declaration: 'yes',
  };
};
const person: ListingValues = {
  last_name: 'Keo',
  first_name: 'Sokunthea',
  last_name_kh: 'កែវ',
  first_name_kh: 'សុគន្ធា',
  role: 'Head of product',
  summary: 'Ten years of building products for small shops.',
  languages: ['km', 'en'],
};
const organisation = (name: string, name_kh: string): ListingValues => ({
  name,
  name_kh,
  province_code: '03',
  summary: 'We press food boxes from fallen areca leaf.',
});

const parts: Record<StakeholderKind, () => ListingValues> = {
  startup: () => ({
    ...organisation('Slek Materials', 'សម្ភារៈស្លឹក'),
    sector: ['circular-economy'],
    stage: 'prototype',
    number_of_founders: '2',
    number_of_female_founders: '1',
  }),
  mentor: () => ({ ...person, expertise: ['product'] }),
  investor: () => ({
    ...person,
    investor_type: 'angel',
    investment_stage: ['seed'],
    sector: ['agritech'],
    ticket_min: '5,000',
    ticket_max: '25,000',
  }),
  eso: () => ({ ...organisation('River Lab', 'មន្ទីរទន្លេ'), service: ['training'] }),
  other: () => ({ ...organisation('Northern Bank Lab', 'មន្ទីរធនាគារជើង'), type_slug: 'corporate' }),
};

/** Answers of a whole form that may be sent, with some of them changed; `''` leaves one out. */
export function listingValues(kind: StakeholderKind, changes: ListingValues = {}): ListingValues {
  const values = { ...contact(), ...parts[kind](), ...changes };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
