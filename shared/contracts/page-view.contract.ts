import { z } from 'zod';
import { defineContract } from './contract.ts';

/** Spans of days a reader can choose. */
export const PAGE_VIEW_SPANS = [7, 28, 90] as const;

const query = z.object({
  days: z.coerce
    .number()
    .refine((days) => PAGE_VIEW_SPANS.some((span) => span === days))
    .default(28),
});

export const listPageViews = defineContract({
  id: 'page-view.list',
  summary: 'How often pages were opened in the last days, per page and language',
  method: 'GET',
  path: '/desk-api/v1/page-views/',
  access: 'desk:read_insights',
  query,
  response: z.object({
    /** First and last day, YYYY-MM-DD in the zone of the country; today is not over. */
    from: z.string(),
    to: z.string(),
    total: z.number().int(),
    /** The most opened first. `page` is a route such as `/program/:id`. */
    pages: z.array(
      z.object({ page: z.string(), views: z.number().int(), en: z.number().int(), km: z.number().int() }),
    ),
    /** Every day of the span, oldest first. */
    days: z.array(z.object({ day: z.string(), views: z.number().int() })),
  }),
});

export const exportPageViews = defineContract({
  id: 'page-view.export',
  summary: 'The same figures as CSV text, for spreadsheets',
  method: 'GET',
  path: '/desk-api/v1/page-views/export/',
  access: 'desk:read_insights',
  query,
  response: z.object({ file_name: z.string(), text: z.string(), records: z.number().int() }),
});
