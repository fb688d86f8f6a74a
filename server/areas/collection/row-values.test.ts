import { expect, it } from 'vitest';
import { findCollection } from '#shared/domain/collection/index.ts';
import { type Row, storeOf } from './collection-store.ts';
import { valuesOf } from './row-values.ts';
import type { Terms } from './terms.ts';

const event = findCollection('event')!;
const noTerms: Terms = { list: () => [], bySlug: () => undefined, byId: () => undefined };

it.each([
  [400_000, 'USD', '4000'],
  [123_450, 'USD', '1234.5'],
  [400_000, 'KHR', '4000'],
  [4_000, 'JPY', '4000'],
  [4_000_500, 'KWD', '4000.5'],
  [0, 'USD', ''],
])('shows %d of the smallest coins of %s as %j', (price, currency, shown) => {
  const row: Row = {
    id: 'x',
    version: 1,
    deleted_at: null,
    created_at: new Date(0),
    updated_at: new Date(0),
    price,
    currency,
  };
  expect(valuesOf(event, storeOf(event), row, noTerms).price).toBe(shown);
});
