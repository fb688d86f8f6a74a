import { describe, expect, it } from 'vitest';
import { cleanValues } from '#shared/domain/listing/clean-answers.ts';
import { fieldsOf } from '#shared/domain/listing/forms.ts';
import type { ListingValues } from '#shared/domain/listing/listing-field.ts';
import { STAKEHOLDER_KINDS, type StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { listingValues } from '#tests/factories/listing-values.ts';
import { domainOf } from './find-duplicates.ts';
import { domainCheck } from './flags.ts';
import { recordOfListing } from './record-of-listing.ts';

const page = (kind: StakeholderKind, changes: ListingValues = {}) =>
  recordOfListing(kind, cleanValues(kind, listingValues(kind, changes)));

describe('the page of an approved request', () => {
  it('carries what the form says of a startup (3.019 to 3.024)', () => {
    expect(
      page('startup', {
        startup_areas: ['03', '12'],
        date_incorporated: '23/11/2024',
        website: 'slek.example',
      }),
    ).toMatchObject({
      kind: 'startup',
      type_slug: null,
      name: 'Slek Materials',
      name_kh: 'សម្ភារៈស្លឹក',
      province_code: '03',
      website: 'https://slek.example',
      areas: ['03', '12'],
      terms: { sector: ['circular-economy'], stage: ['prototype'], industry: [] },
      startup: {
        number_of_founders: 2,
        number_of_female_founders: 1,
        number_of_tech_founders: null,
        date_incorporated: '2024-11-23',
      },
    });
  });

  it('carries the person and the tickets of an investor in minor units (3.025, B.42)', () => {
    expect(page('investor')).toMatchObject({
      name: 'Keo Sokunthea',
      individual: { last_name: 'Keo', first_name_kh: 'សុគន្ធា', languages: ['km', 'en'] },
      investor: { ticket_currency: 'USD', ticket_min: 500_000, ticket_max: 2_500_000 },
    });
  });

  it('keeps the type of another stakeholder', () => {
    expect(page('other')).toMatchObject({ kind: 'other', type_slug: 'corporate' });
  });

  it.each(STAKEHOLDER_KINDS)('of a %s never shows how to reach the requester', (kind) => {
    const values = listingValues(kind);
    const text = JSON.stringify(page(kind));
    for (const { name, shown } of fieldsOf(kind)) {
      if (shown === 'desk' && typeof values[name] === 'string' && name !== 'declaration')
        expect(text).not.toContain(values[name]);
    }
  });
});

describe('website and e-mail', () => {
  const check = (website: string, requester_email: string) => domainCheck({ website, requester_email });
  it.each([
    ['https://www.slek.example/a', 'hello@slek.example', 'ok'],
    ['https://shop.slek.example', 'hello@slek.example', 'ok'],
    ['https://slek.example', 'hello@mail.slek.example', 'ok'],
    ['https://slek.example', 'hello@other.example', 'attention'],
    ['https://slek.example', 'hello@notslek.example', 'attention'],
    ['https://facebook.com/slek', 'hello@facebook.com', 'none'],
    ['', 'hello@slek.example', 'none'],
  ])('%s and %s: %s', (website, email, result) => {
    expect(check(website, email)).toBe(result);
  });

  it("a site where everybody has a page is nobody's own", () => {
    expect([domainOf('https://m.facebook.com/a'), domainOf('https://www.slek.example')]).toEqual([
      null,
      'slek.example',
    ]);
  });
});
