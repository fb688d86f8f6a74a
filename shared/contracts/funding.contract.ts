import { z } from 'zod';
import { isCurrencyCode } from '#shared/domain/currencies.ts';
import { defineContract } from './contract.ts';
import { uuid } from './list.ts';

/** Sums in minor units of one currency; `confirmed` is the part somebody besides the owner stands behind. */
const sums = {
  currency: z.string(),
  amount: z.number().int(),
  confirmed: z.number().int(),
  rounds: z.number().int(),
};

export const getFundingAmount = defineContract({
  id: 'funding.amount',
  area: 'funding',
  summary: 'Money raised by approved records, per currency and per year or quarter (B.40); never converted',
  method: 'GET',
  path: '/api/v1/funding/amount/',
  access: 'public',
  query: z.object({
    stakeholder: uuid.optional(),
    currency: z.string().trim().toUpperCase().refine(isCurrencyCode).optional(),
    period: z.enum(['year', 'quarter']).default('year'),
  }),
  response: z.object({
    status: z.number().int(),
    totals: z.array(z.object(sums)),
    /** `period` is `2026` or `2026-Q3`, oldest first; periods without a round are left out. */
    periods: z.array(z.object({ ...sums, period: z.string() })),
    as_of: z.iso.datetime({ offset: true }),
  }),
  cacheSeconds: 60,
});
