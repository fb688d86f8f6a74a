import { z } from 'zod';
import { defineContract } from './contract.ts';
import { facetCounts } from './directory-query.ts';
import { filterOf, listOf, pageQuery, uuid, word } from './list.ts';
import { oneOf } from './one-of.ts';
import { term } from './stakeholder-card.ts';

const masterTerm = term.extend({ id: uuid, uuid });
const masterList = listOf(masterTerm);
/** Master lists are short: a page holds them whole unless a smaller one is asked for. */
const masterQuery = z.object({
  ...pageQuery,
  per_page: pageQuery.per_page.default(100),
  search: word.default(''),
});

const category = filterOf(word.default('all'));

export const listFilterOptions = defineContract({
  id: 'taxonomy.filter-options',
  summary: 'The filters of a category with the number of records behind each value',
  method: 'GET',
  path: '/api/v1/filter-option/',
  access: 'public',
  query: z.object({
    ...pageQuery,
    per_page: pageQuery.per_page.default(100),
    category,
  }),
  response: listOf(facetCounts),
  cacheSeconds: 60,
});

export const getFilterOption = oneOf(listFilterOptions, 'taxonomy.filter-option', { category });

export const listIndustries = defineContract({
  id: 'taxonomy.industries',
  summary: 'Master list of industries',
  method: 'GET',
  path: '/api/v1/industry/',
  access: 'public',
  query: masterQuery,
  response: masterList,
  cacheSeconds: 300,
});

export const listExpertise = defineContract({
  id: 'taxonomy.expertise',
  summary: 'Master list of mentors’ fields of expertise',
  method: 'GET',
  path: '/api/v1/expertise/',
  access: 'public',
  query: masterQuery,
  response: masterList,
  cacheSeconds: 300,
});

export const listInterests = defineContract({
  id: 'taxonomy.interests',
  summary: 'Master list of interests of mentors and investors',
  method: 'GET',
  path: '/api/v1/interests/',
  access: 'public',
  query: masterQuery,
  response: masterList,
  cacheSeconds: 300,
});

export const listPositions = defineContract({
  id: 'taxonomy.positions',
  summary: 'Master list of job positions',
  method: 'GET',
  path: '/api/v1/position/',
  access: 'public',
  query: masterQuery,
  response: masterList,
  cacheSeconds: 300,
});

export const listFundingTypes = defineContract({
  id: 'taxonomy.funding-types',
  summary: 'Master list of kinds of funding round',
  method: 'GET',
  path: '/api/v1/funding/type/',
  access: 'public',
  query: masterQuery,
  response: masterList,
  cacheSeconds: 300,
});

export const listStakeholderTypes = defineContract({
  id: 'taxonomy.stakeholder-types',
  summary: 'The nine types of other stakeholder',
  method: 'GET',
  path: '/public/api/v1/other-stakeholder-type/',
  access: 'public',
  query: masterQuery,
  response: masterList,
  cacheSeconds: 300,
});

export const getIndustry = oneOf(listIndustries, 'taxonomy.industry');
export const getExpertise = oneOf(listExpertise, 'taxonomy.one-expertise');
export const getInterest = oneOf(listInterests, 'taxonomy.interest');
export const getPosition = oneOf(listPositions, 'taxonomy.position');
export const getFundingType = oneOf(listFundingTypes, 'taxonomy.funding-type');
export const getStakeholderType = oneOf(listStakeholderTypes, 'taxonomy.stakeholder-type');
