import { z } from 'zod';
import { SUBJECT_KINDS } from '../domain/subject-kinds.ts';
import { defineContract } from './contract.ts';
import { isoMoment, uuid } from './list.ts';

const count = z.number().int();
const kind = z.enum(SUBJECT_KINDS);
const figures = z.object({
  decided: count,
  approved: count,
  returned: count,
  rejected: count,
  /** Hours from sending to decision; null when nothing was decided. */
  median_hours: z.number().nullable(),
  p90_hours: z.number().nullable(),
  /** Decisions by the promised day. */
  kept_percent: z.number().nullable(),
});

export const getDashboard = defineContract({
  id: 'review.dashboard',
  summary: 'How long requests wait for the desk, what became of them, and what waits longest',
  method: 'GET',
  path: '/desk-api/v1/dashboard/',
  access: 'desk:read_queue',
  query: z.object({
    weeks: z.enum(['4', '12', '26']).default('12'),
    kind: z.enum(['all', ...SUBJECT_KINDS]).default('all'),
  }),
  response: z.object({
    as_of: isoMoment,
    totals: figures.extend({ waiting: count, overdue: count }),
    /** Oldest first; `week` is its Monday. */
    by_week: z.array(figures.extend({ week: z.string() })),
    by_kind: z.array(figures.extend({ kind, waiting: count })),
    /** For administrators alone; null for everybody else. */
    reviewers: z
      .array(figures.extend({ id: uuid, name: z.string(), name_kh: z.string(), assigned: count }))
      .nullable(),
    oldest: z.array(
      z.object({
        id: uuid,
        reference: z.string(),
        kind,
        name: z.string(),
        name_kh: z.string(),
        waiting_since: isoMoment,
        overdue: z.boolean(),
      }),
    ),
  }),
});
