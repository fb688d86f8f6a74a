import { z } from 'zod';
import { QUARTER } from '#shared/domain/insight/quarter.ts';
import { ALL_HEAD_FIGURES, INSIGHT_FILTERS, INSIGHT_TABS } from '#shared/domain/insight/tabs.ts';
import { defineContract } from './contract.ts';
import { filterOf, isoMoment, word } from './list.ts';

const count = z.number().int();
const named = { name: z.string(), name_kh: z.string() };

const group = z.object({
  /** Slug of a master list, code of a province or language, year, quarter, month, `not-stated` or `earlier`. */
  key: z.string(),
  ...named,
  /** Records, or for money the sum in minor units; null where the group is too small to be told. */
  value: z.number().nullable(),
  /** Records behind the value; null with it. */
  records: count.nullable(),
});

export const insightChart = z.object({
  /** Name of the chart in addresses: `sector`, `funding-usd`. */
  id: z.string(),
  /** What it is about; money has one chart for each currency under one topic. */
  topic: z.string(),
  drawing: z.enum(['rows', 'columns', 'map']),
  dimension: z.string(),
  /** Of money; empty where records are counted. Never converted. */
  currency: z.string(),
  /** A record can stand in more than one group. */
  overlapping: z.boolean(),
  /** Records counted, or money in all; null where that is too small to be told. */
  total: z.number().nullable(),
  groups: z.array(group),
});
export type InsightChart = z.infer<typeof insightChart>;

/** `/public/api/v1/insights/{tab}/{chart}.csv` takes the same. */
export const insightQuery = z.object({
  sector: filterOf(word.optional()),
  stage: filterOf(word.optional()),
  expertise: filterOf(word.optional()),
  language: filterOf(word.optional()),
  category: filterOf(word.optional()),
  province: filterOf(word.optional()),
  year: z
    .string()
    .regex(/^(?:19|20)\d{2}$/)
    .optional(),
  /** A quarter that is over, with its figures as they were; other filters count for nothing then. */
  quarter: z.string().regex(QUARTER).optional(),
});

export const getInsights = defineContract({
  id: 'insight.get',
  summary: 'Figures and charts of one page of insights, live or as they were at the end of a quarter',
  method: 'GET',
  path: '/public/api/v1/insights/{tab}/',
  access: 'public',
  params: z.object({ tab: z.enum(INSIGHT_TABS) }),
  query: insightQuery,
  response: z.object({
    status: count,
    tab: z.enum(INSIGHT_TABS),
    /** The moment the figures are of. */
    as_of: isoMoment,
    /** Null while they are live. */
    quarter: z.string().nullable(),
    /** SHA-256 of the frozen figures; null while they are live. */
    checksum: z.string().nullable(),
    /** The filters that count here, as they were asked. */
    filters: z.array(z.object({ key: z.enum(INSIGHT_FILTERS), value: z.string(), ...named })),
    /** What each filter can be set to. */
    options: z.array(
      z.object({
        key: z.enum(INSIGHT_FILTERS),
        values: z.array(z.object({ value: z.string(), ...named })),
      }),
    ),
    /** Quarters whose figures are kept, the newest first. */
    quarters: z.array(z.string()),
    figures: z.array(z.object({ id: z.enum(ALL_HEAD_FIGURES), value: count.nullable() })),
    charts: z.array(insightChart),
  }),
  cacheSeconds: 300,
});
