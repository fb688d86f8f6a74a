import { z } from 'zod';
import { REVIEW_STATUSES } from '#shared/domain/review.ts';
import { readContent } from './read-content.ts';
import { text } from './shapes.ts';

const named = { name: text, name_kh: text };
const product = z.strictObject({ ...named, description: text, description_kh: text });

/** A startup that the demo founder works on, in one of the states a profile can have. */
const ownStartup = z.strictObject({
  status: z.enum(REVIEW_STATUSES).exclude(['approved']),
  /** Hours since it came to stand there. */
  waiting: z.number(),
  values: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  products: z.array(product).exactOptional(),
  messages: z
    .array(
      z.strictObject({
        field: text.nullable(),
        body: z.string(),
        body_kh: z.string(),
        answer: z.string().exactOptional(),
      }),
    )
    .exactOptional(),
  reason: z.string().exactOptional(),
});
export type OwnStartup = z.infer<typeof ownStartup>;

const content = readContent(
  'own-profiles',
  z.strictObject({
    startups: z.array(ownStartup),
    changes: z.strictObject({
      page: text,
      waiting: z.number(),
      values: z.record(z.string(), z.string()),
      product,
    }),
    cohorts: z.array(
      z.strictObject({
        eso: text,
        ...named,
        from: z.int(),
        to: z.int(),
        size: z.int(),
        members: z.record(z.string(), z.enum(['confirmed', 'invited', 'declined'])),
      }),
    ),
  }),
);

export const OWN_STARTUPS = content.startups;
/** What the founder wants to change of the approved page, and waits for. */
export const WAITING_CHANGES = content.changes;
/** Cohorts of the support organisation of the demo manager; startups by name, each with its answer. */
export const COHORTS = content.cohorts;
