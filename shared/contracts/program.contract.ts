import { z } from 'zod';
import { defineContract } from './contract.ts';
import { isoMoment, listOf, manyOf, pageQuery, uuid, word } from './list.ts';
import { bodies, organiser, termName, titles } from './publication.ts';

/** A program in a list (3.017). `days_remaining` counts Phnom Penh days, 0 on the last; null unless open. */
export const programCard = z.object({
  id: uuid,
  uuid,
  ...titles,
  category: termName.nullable(),
  organiser: organiser.nullable(),
  cohort_size: z.number().int().nullable(),
  province_code: z.string().nullable(),
  stages: z.array(z.string()),
  sectors: z.array(z.string()),
  opens_at: isoMoment.nullable(),
  closes_at: isoMoment.nullable(),
  status: z.enum(['open', 'closed', 'upcoming']),
  days_remaining: z.number().int().nullable(),
  apply_url: z.string(),
});
export type ProgramCard = z.infer<typeof programCard>;

export const programDetail = programCard.extend({
  ...bodies,
  eligibility: z.array(z.string()),
  eligibility_kh: z.array(z.string()),
  related: z.array(programCard),
});
export type ProgramDetail = z.infer<typeof programDetail>;

const query = z.object({
  ...pageQuery,
  search: word.default(''),
  status: z.enum(['open', 'closed', 'upcoming']).optional(),
  category: manyOf(word),
  stage: manyOf(word),
  sector: manyOf(word),
  province: manyOf(word),
});

export const listPrograms = defineContract({
  id: 'program.list',
  area: 'program',
  summary: 'Programs: open ones first, those that close soonest first',
  method: 'GET',
  path: '/public/api/v1/startup-program/',
  access: 'public',
  query,
  response: listOf(programCard),
  cacheSeconds: 60,
});
export const listProgramsToo = defineContract({
  ...listPrograms,
  id: 'program.list-api',
  path: '/api/v1/startup-program/',
});

export const getProgram = defineContract({
  id: 'program.get',
  area: 'program',
  summary: 'One program with its eligibility and related programs',
  method: 'GET',
  path: '/api/v1/startup-program/{id}/',
  access: 'public',
  params: z.object({ id: uuid }),
  response: programDetail,
  cacheSeconds: 60,
});

export const getProgramPage = defineContract({
  id: 'program.page',
  area: 'program',
  summary: 'What the program page opens with: highlighted and recent programs',
  method: 'GET',
  path: '/public/api/v1/startup-program/program-page/',
  access: 'public',
  response: z.object({
    highlighted: z.array(programCard),
    recent: z.array(programCard),
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
  area: 'program',
  summary: 'Program categories with the number of open programs',
  method: 'GET',
  path: '/public/api/v1/startup-program-category/',
  access: 'public',
  query: z.object(pageQuery),
  response: listOf(termName.extend({ open_count: z.number().int(), count: z.number().int() })),
  cacheSeconds: 60,
});
