import { expect, it } from 'vitest';
import type { StakeholderInput } from '#server/areas/stakeholder/stakeholder-record.ts';
import { validateAll } from '#shared/domain/listing/validate-listing.ts';
import { MASTER_TERMS } from '../../master-data/taxonomy-terms.ts';
import { buildDemo } from './build-demo.ts';
import { buildDirectory } from './build-directory.ts';
import { createDealer } from './dealer.ts';
import { createDemoCalendar } from './demo-calendar.ts';
import { createPeople } from './people.ts';
import { createPhoneBook } from './reach.ts';
import { createVariation } from './variation.ts';

const NOW = new Date('2026-11-20T03:00:00Z');
const knows = (list: string, slug: string) =>
  (MASTER_TERMS as Record<string, { slug: string }[]>)[list]?.some((term) => term.slug === slug) ?? false;
const REQUESTER = {
  requester_name: 'Nou Sarath',
  requester_email: 'sarath@srae.example',
  requester_phone: '+85543009734',
  declaration: 'yes',
};
/** The form asks every investor for a person; an investor that is an organisation has none. */
const PERSON = {
  first_name: 'Sarath',
  last_name: 'Nou',
  first_name_kh: 'សារ៉ាត់',
  last_name_kh: 'នូ',
  role: 'Partner',
  languages: ['km'],
};

/** What the listing form says to the values of a record, as if somebody had typed them. */
function problems(record: StakeholderInput): object {
  const { startup, eso, investor, individual = PERSON, terms, ...own } = record;
  const values = { ...own, ...terms, ...startup, ...eso, ...investor, ...individual, ...REQUESTER };
  const typed = Object.entries(values).map(([field, value]) => [
    field,
    typeof value === 'number' ? String(value) : value,
  ]);
  return validateAll(record.kind, Object.fromEntries(typed), { knows });
}

it('the listing form would accept every record of the demo data (5)', { timeout: 60_000 }, () => {
  const { records } = buildDemo(NOW);
  for (const record of records) expect(problems(record), record.name).toEqual({});
});

it.each([1, 150, 229])('the listing form would accept every record of round %i', (round) => {
  const context = {
    variation: createVariation(round),
    calendar: createDemoCalendar(NOW),
    people: createPeople(`round ${round}`),
    dealer: createDealer(`round ${round}`),
    phones: createPhoneBook(),
    accounts: [],
  };
  const { records } = buildDirectory(context, new Map());
  for (const record of records) expect(problems(record), record.name).toEqual({});
});

it('the check itself sees what is wrong', () => {
  const [record] = buildDemo(NOW).records;
  expect(
    problems({ ...record!, email: 'nobody', province_code: '99', terms: { sector: ['magic'] } }),
  ).toMatchObject({
    email: expect.anything(),
    province_code: expect.anything(),
    sector: expect.anything(),
  });
});
