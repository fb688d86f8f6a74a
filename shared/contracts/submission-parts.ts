import { z } from 'zod';
import { REVIEW_MESSAGE_MAX } from '../constants.ts';
import type { ListingField } from '../domain/listing/listing-field.ts';
import { REVIEW_STATUSES, REVIEW_VERBS } from '../domain/review.ts';
import { SUBJECT_KINDS } from '../domain/subject-kinds.ts';
import { storedImage } from './file.contract.ts';
import { shapeOf } from './input-shapes.ts';
import { isoMoment, uuid } from './list.ts';
import { optionalRuleText, ruleText } from './rule-schema.ts';

/** Parts that the calls about listing requests and those about suggestions share. */
export const secret = z.string().min(16).max(200);
export const storedValues = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** As printed in the mail; what cannot be part of one is left out. */
export const reference = z
  .string()
  .max(60)
  .transform((value) => value.replace(/[^0-9A-Za-z-]/g, ''));

/** A submission as the holder of its link sees it. */
export const followed = z.object({
  reference: z.string(),
  kind: z.enum(SUBJECT_KINDS),
  type_slug: z.string().nullable(),
  name: z.string(),
  name_kh: z.string(),
  status: z.enum(REVIEW_STATUSES),
  /** Whose turn it is; null when nobody has to act. */
  turn: z.enum(['owner', 'desk']).nullable(),
  waiting_since: isoMoment,
  answer_by: z.string().nullable(),
  round: z.number().int(),
  values: storedValues,
  logo: storedImage.nullable(),
  /** Fields that may be changed now. */
  open_fields: z.array(z.string()),
  /** What would stop sending it again, by field, in the reader's language. */
  problems: z.record(z.string(), z.string()),
  messages: z.array(
    z.object({
      id: uuid,
      round: z.number().int(),
      /** null: about the whole request. */
      field: z.string().nullable(),
      body: z.string(),
      body_kh: z.string(),
      answer: z.string(),
      fixed_at: isoMoment.nullable(),
      created_at: isoMoment,
      /** Of an earlier round: done with. */
      closed: z.boolean(),
    }),
  ),
  history: z.array(z.object({ verb: z.enum(REVIEW_VERBS), round: z.number().int(), at: isoMoment })),
  /** Reason of a rejection. */
  reason: z.string(),
  /** Address of the public page, once there is one. */
  page: z.string().nullable(),
  can: z.object({
    edit: z.boolean(),
    submit: z.boolean(),
    resubmit: z.boolean(),
    withdraw: z.boolean(),
  }),
});

/** Changed answers of a returned submission, and what became of its messages. */
export const mendBody = (fields: readonly ListingField[]) =>
  z.object({
    values: z.object(shapeOf(fields)).default({}),
    messages: z
      .array(
        z.object({
          id: uuid,
          fixed: z.boolean().optional(),
          answer: ruleText({ max: REVIEW_MESSAGE_MAX, required: false }).optional(),
        }),
      )
      .max(100)
      .default([]),
  });

export const resubmitBody = z.object({ note: optionalRuleText({ max: REVIEW_MESSAGE_MAX }) });
