import { z } from 'zod';
import { isCurrencyCode } from '#shared/domain/currencies.ts';
import { defineContract } from './contract.ts';
import { termOf } from './input-shapes.ts';
import { itemCalls } from './item-calls.ts';
import { listOf, pageQuery, uuid, word } from './list.ts';
import { oneOf } from './one-of.ts';
import { fundingRoundInput, version } from './profile-input.ts';
import { savedRound } from './profile-items.ts';
import { profile, profileRound } from './profile-shapes.ts';
import { term } from './stakeholder-card.ts';

/** Sums in minor units of one currency; `confirmed` is the part somebody besides the owner stands behind. */
const sums = {
  currency: z.string(),
  amount: z.number().int(),
  confirmed: z.number().int(),
  rounds: z.number().int(),
};

export const getFundingAmount = defineContract({
  id: 'funding.amount',
  summary: 'Money raised by approved records, per currency and per year or quarter; never converted',
  method: 'GET',
  path: '/api/v1/funding/amount/',
  access: 'public',
  query: z.object({
    stakeholder_id: uuid.optional(),
    /** Other names of the same. */
    stakeholder: uuid.optional(),
    startup: uuid.optional(),
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

const fund = '/api/v1/funding/fund/';
const items = itemCalls({ path: fund, input: fundingRoundInput, saved: savedRound });

export const addFund = items.add(
  'funding.add',
  'Adds a funding round to a startup or a support organisation',
  { stakeholder_id: uuid },
);

export const listFunds = defineContract({
  id: 'funding.list',
  summary: 'The funding rounds of one’s own pages, or of one of them, as they are edited',
  method: 'GET',
  path: fund,
  access: 'member',
  query: z.object({ ...pageQuery, stakeholder_id: uuid.optional() }),
  response: listOf(profileRound.extend({ stakeholder_id: uuid })),
});

export const getFund = items.get('funding.get', 'A funding round of a profile of one’s own, as it is edited');

export const changeFund = items.change(
  'funding.change',
  'Changes a funding round; new facts are stated until somebody confirms them again',
);

export const removeFund = items.remove('funding.remove', 'Removes a funding round');

const stage = '/api/v1/funding/stage/';

/** The stage by its slug, under either of its names; an entry of the list of stages does as well. */
const stageInput = {
  stage: termOf('stage').optional(),
  funding_stage: termOf('stage').optional(),
  version: version.optional(),
};

export const listFundingStages = defineContract({
  id: 'funding.stages',
  summary: 'The stages a startup can be at, in their order',
  method: 'GET',
  path: stage,
  access: 'public',
  query: z.object({ ...pageQuery, per_page: pageQuery.per_page.default(100), search: word.default('') }),
  response: listOf(term.extend({ id: uuid, uuid })),
  cacheSeconds: 300,
});

export const getFundingStage = oneOf(listFundingStages, 'funding.stage');

export const setFundingStage = defineContract({
  id: 'funding.set-stage',
  summary: 'Says at which stage a startup of one’s own is',
  method: 'POST',
  path: stage,
  access: 'member',
  body: z.object({ stakeholder_id: uuid, ...stageInput }),
  response: profile,
});

export const changeFundingStage = defineContract({
  id: 'funding.change-stage',
  summary: 'The same, the startup named in the address',
  method: 'PATCH',
  path: `${stage}{id}/`,
  access: 'member',
  params: z.object({ id: uuid }),
  body: z.object(stageInput),
  response: profile,
});

/** A round that names a page of the caller as an investor. */
const namedRound = profileRound.extend({
  startup: z.object({ id: uuid, name: z.string(), name_kh: z.string(), page: z.string() }),
  investor: z.object({ id: uuid, name: z.string(), name_kh: z.string() }),
  confirmed: z.boolean(),
});

export const listNamedRounds = defineContract({
  id: 'funding.named',
  summary: 'Rounds in which others name a page of the caller as an investor; those to confirm first',
  method: 'GET',
  path: '/base-api/me/funding-round/',
  access: 'member',
  query: z.object(pageQuery),
  response: listOf(namedRound),
});

export const getNamedRound = oneOf(listNamedRounds, 'funding.named-round');

export const answerRound = defineContract({
  id: 'funding.answer',
  summary: 'An investor confirms a round that names it, or takes its page off the round',
  method: 'POST',
  path: '/base-api/me/funding-round/{id}/',
  access: 'member',
  params: z.object({ id: uuid }),
  body: z.object({
    /** The investor's page, where the caller looks after several that are named. */
    stakeholder_id: uuid.optional(),
    confirmed: z.boolean(),
  }),
  response: z.object({ status: z.literal(200), confirmed: z.boolean() }),
});
