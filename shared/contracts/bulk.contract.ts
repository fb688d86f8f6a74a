import { z } from 'zod';
import { REVIEW_MESSAGE_MAX } from '../constants.ts';
import {
  BULK_KINDS,
  BULK_MOST,
  BULK_REFUSALS,
  BULK_RESULTS,
  BULK_STATES,
  BULK_VERBS,
  bulkVerbs,
  bulkWords,
} from '../domain/bulk.ts';
import { maxLength } from '../rules/text.ts';
import { defineContract } from './contract.ts';
import { isoMoment, uuid } from './list.ts';
import { submissionRow } from './review.contract.ts';
import { addProblem, optionalRuleText } from './rule-schema.ts';

const kind = z.enum(BULK_KINDS);
const verb = z.enum(BULK_VERBS);
/** 0 where a case has no version: it is decided once, whatever was noted on it meanwhile. */
const version = z.coerce.number().int().min(0).max(1_000_000);
const items = z
  .array(z.object({ id: uuid, version }))
  .min(1)
  .max(BULK_MOST)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, { params: { key: 'invalid' } });

const about = z.object({ id: uuid, reference: z.string(), name: z.string(), name_kh: z.string() });

const whoever = z.object({ id: uuid, name: z.string(), name_kh: z.string() }).nullable();

const bulk = z.object({
  id: uuid,
  kind,
  verb,
  reason: z.string(),
  state: z.enum(BULK_STATES),
  /** Until then it can be taken back; then each case is decided. Of a proposed one it counts from when somebody agrees. */
  run_at: isoMoment,
  done_at: isoMoment.nullable(),
  created_at: isoMoment,
  actor: whoever,
  /** The colleague who agreed; null where nobody has to, or has not yet. */
  agreed_by: whoever,
  items: z.array(about.extend({ result: z.enum(BULK_RESULTS).nullable() })),
  counts: z.object({ all: z.number().int(), done: z.number().int(), skipped: z.number().int() }),
  can: z.object({ cancel: z.boolean(), agree: z.boolean() }),
});
export type BulkDecision = z.infer<typeof bulk>;

/** Cases of one kind, of requests where none is named, and what is decided of them. */
const asked = z.object({ kind: kind.default('submission'), verb, items }).superRefine((one, ctx) => {
  if (!bulkVerbs(one.kind).includes(one.verb)) addProblem(ctx, { key: 'invalid' }, ['verb']);
});

const access = 'desk:decide';
const base = '/desk-api/v1/bulk-decisions/';
const params = z.object({ id: uuid });

export const previewBulk = defineContract({
  id: 'review.preview-bulk',
  summary: 'What a decision on many cases of one kind would do to each, and why not; nothing is done',
  method: 'POST',
  path: `${base}preview/`,
  access,
  body: asked,
  response: z.object({
    items: z.array(
      about.extend({
        version: z.number().int(),
        refusal: z.enum(BULK_REFUSALS).nullable(),
        /** The first words of what was written with it. */
        said: z.string(),
        /** A request as a row of the queue, with all there is to notice; null when it is gone, and for other kinds. */
        row: submissionRow.nullable(),
      }),
    ),
    counts: z.object({ will: z.number().int(), refused: z.number().int() }),
    /** How long the decision waits once it is ordered, and can be taken back. */
    hold_seconds: z.number().int(),
  }),
});

export const orderBulk = defineContract({
  id: 'review.order-bulk',
  summary:
    'Orders a decision on many cases of one kind; it waits for its hold, in which it can be taken back, and before, if they are many, for a colleague who agrees',
  method: 'POST',
  path: base,
  access,
  body: asked
    .safeExtend({ reason: optionalRuleText({ max: REVIEW_MESSAGE_MAX }) })
    .superRefine(({ kind, verb, reason }, ctx) => {
      const words = bulkWords(kind, verb);
      if (words && reason === '') addProblem(ctx, { key: 'required' }, ['reason']);
      const tooLong = words && maxLength(words.most)(reason);
      if (tooLong) addProblem(ctx, tooLong, ['reason']);
    }),
  response: bulk,
  status: 201,
});

export const listBulk = defineContract({
  id: 'review.list-bulk',
  summary: 'Bulk decisions that wait, and those of the last day',
  method: 'GET',
  path: base,
  access,
  response: z.object({ data: z.array(bulk) }),
});

export const getBulk = defineContract({
  id: 'review.get-bulk',
  summary: 'One bulk decision with what became of each case',
  method: 'GET',
  path: `${base}{id}/`,
  access,
  params,
  response: bulk,
});

export const agreeToBulk = defineContract({
  id: 'review.agree-to-bulk',
  summary:
    'A second person agrees to a decision on more cases than one decides alone; from then on its hold counts',
  method: 'POST',
  path: `${base}{id}/agree/`,
  access,
  params,
  response: bulk,
});

export const cancelBulk = defineContract({
  id: 'review.cancel-bulk',
  summary: 'Takes back a bulk decision that still waits',
  method: 'POST',
  path: `${base}{id}/cancel/`,
  access,
  params,
  response: bulk,
});
