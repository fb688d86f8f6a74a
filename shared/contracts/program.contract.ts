import { z } from 'zod';
import { CLOSING_WINDOWS, PROGRAM_ORDERS, PROGRAM_STATUSES } from '../domain/program.ts';
import { defineContract } from './contract.ts';
import { facetCounts } from './directory-query.ts';
import { isoMoment, listOf, manyOf, pageQuery, tail, uuid, word } from './list.ts';
import { oneOf } from './one-of.ts';
import { cardEnd, organiser, pageParts, termName, titles } from './publication.ts';
import { fieldsParameter } from './select.ts';

/** A program in a list. `days_remaining` counts days of the country, 0 on the last; null unless open. */
export const programCard = z.object({
  id: uuid,
  uuid,
  tail,
  ...titles,
  category: termName.nullable(),
  organiser: organiser.nullable(),
  cohort_size: z.number().int().nullable(),
  province_code: z.string().nullable(),
  stages: z.array(z.string()),
  /** Names of its stages, in the order of the master list. */
  stage_names: z.array(termName),
  sectors: z.array(z.string()),
  opens_at: isoMoment.nullable(),
  closes_at: isoMoment.nullable(),
  status: z.enum(PROGRAM_STATUSES),
  days_remaining: z.number().int().nullable(),
  apply_url: z.string(),
  ...cardEnd,
});
export type ProgramCard = z.infer<typeof programCard>;

export const programDetail = programCard.extend({
  ...pageParts,
  /** Names of its sectors, in the order of `sectors`. */
  sector_names: z.array(termName),
  eligibility: z.array(z.string()),
  eligibility_kh: z.array(z.string()),
  related: z.array(programCard),
});
export type ProgramDetail = z.infer<typeof programDetail>;

const query = z.object({
  ...pageQuery,
  search: word.default(''),
  ordering: z.enum(PROGRAM_ORDERS).default('closing'),
  status: manyOf(z.enum(PROGRAM_STATUSES)),
  category: manyOf(word),
  /** Open programs that close within a week, a month, a quarter. */
  closing: manyOf(z.enum(CLOSING_WINDOWS)),
  /** Programs that close on this day of the country or before, and on this one or after. */
  closes_to: z.iso.date().optional(),
  closes_from: z.iso.date().optional(),
  stage: manyOf(word),
  sector: manyOf(word),
  province: manyOf(word),
  organiser: manyOf(uuid),
  fields: fieldsParameter(programCard),
});

export const listPrograms = defineContract({
  id: 'program.list',
  summary: 'Programs: open ones first, those that close soonest first; with the number behind each filter',
  method: 'GET',
  path: '/public/api/v1/startup-program/',
  access: 'public',
  query,
  response: listOf(programCard).extend({
    facets: z.array(facetCounts),
    /** Programs without any filter. */
    total_all: z.number().int(),
    /** The search with its typing error mended, when that is what was found. */
    corrected: z.string().nullable(),
  }),
  cacheSeconds: 60,
});
export const listProgramsToo = defineContract({
  ...listPrograms,
  id: 'program.list-api',
  path: '/api/v1/startup-program/',
});

export const getProgram = defineContract({
  id: 'program.get',
  summary: 'One program with its eligibility and related programs; 410 when it was taken down',
  method: 'GET',
  path: '/api/v1/startup-program/{id}/',
  access: 'public',
  params: z.object({ id: uuid }),
  response: programDetail,
  cacheSeconds: 60,
});
export const getProgramPublic = defineContract({
  ...getProgram,
  id: 'program.get-public',
  path: '/public/api/v1/startup-program/{id}/',
});

export const getProgramPage = defineContract({
  id: 'program.page',
  summary: 'What the program page opens with: programs staff highlighted, those closing soon, the newest',
  method: 'GET',
  path: '/public/api/v1/startup-program/program-page/',
  access: 'public',
  response: z.object({
    highlighted: z.array(programCard),
    recent: z.array(programCard),
    closing_soon: z.array(programCard),
    open_count: z.number().int(),
  }),
  cacheSeconds: 60,
});
export const getProgramPageToo = defineContract({
  ...getProgramPage,
  id: 'program.page-api',
  path: '/api/v1/startup-program/program-page/',
});

export const listProgramCategories = defineContract({
  id: 'program.categories',
  summary: 'Program categories with the number of open programs',
  method: 'GET',
  path: '/public/api/v1/startup-program-category/',
  access: 'public',
  query: z.object(pageQuery),
  response: listOf(termName.extend({ open_count: z.number().int(), count: z.number().int() })),
  cacheSeconds: 60,
});

export const getProgramCategory = oneOf(listProgramCategories, 'program.category');
