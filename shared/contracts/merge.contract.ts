import { z } from 'zod';
import { MERGE_CHOICES, MERGE_REFUSALS, MERGED_PARTS } from '../domain/merge.ts';
import { REVIEW_STATUSES } from '../domain/review.ts';
import { STAKEHOLDER_KINDS } from '../domain/stakeholder-kinds.ts';
import { defineContract } from './contract.ts';
import { storedImage } from './file.contract.ts';
import { isoMoment, listOf, pageQuery, uuid, word } from './list.ts';
import { oneOf } from './one-of.ts';

const count = z.number().int();
const side = z.object({
  id: uuid,
  kind: z.enum(STAKEHOLDER_KINDS),
  type_slug: z.string().nullable(),
  name: z.string(),
  name_kh: z.string(),
  status: z.enum(REVIEW_STATUSES),
  version: count,
  rank: count,
  created_at: isoMoment,
  /** Its public page; null while it has none. */
  path: z.string().nullable(),
});

const access = 'desk:decide';

export const findMergeable = defineContract({
  id: 'stakeholder.find-mergeable',
  summary: 'Pages by name, to choose the two that are one',
  method: 'GET',
  path: '/desk-api/v1/merges/pages/',
  access,
  limit: 'search',
  query: z.object({
    search: word.default(''),
    kind: z.enum(STAKEHOLDER_KINDS).optional(),
    not: uuid.optional(),
  }),
  response: z.object({ data: z.array(side) }),
});

const value = z.object({ texts: z.array(z.string()), image: storedImage.nullable() });

export const compareForMerge = defineContract({
  id: 'stakeholder.compare-merge',
  summary: 'Two pages field by field, what would go over, and what speaks against it',
  method: 'GET',
  path: '/desk-api/v1/merges/compare/',
  access,
  query: z.object({ from: uuid, into: uuid }),
  response: z.object({
    from: side,
    into: side,
    fields: z.array(
      z.object({
        name: z.string(),
        label: z.string(),
        label_kh: z.string(),
        many: z.boolean(),
        from: value,
        into: value,
        same: z.boolean(),
        /** What is proposed: the value that is there, lists joined. */
        choice: z.enum(MERGE_CHOICES),
      }),
    ),
    /** Rows of each page that hang on it. */
    parts: z.array(z.object({ part: z.enum(MERGED_PARTS), from: count, into: count })),
    refusal: z.enum(MERGE_REFUSALS).nullable(),
  }),
});
export type MergeComparison = z.infer<(typeof compareForMerge)['response']>;

const merge = z.object({
  id: uuid,
  from: z.object({ id: uuid, name: z.string() }),
  into: side.nullable(),
  actor: z.object({ id: uuid, name: z.string(), name_kh: z.string() }).nullable(),
  created_at: isoMoment,
  undone_at: isoMoment.nullable(),
  undo_until: isoMoment.nullable(),
});
export type Merge = z.infer<typeof merge>;

const version = z.coerce.number().int().min(1).max(1_000_000_000);

export const mergeStakeholders = defineContract({
  id: 'stakeholder.merge',
  summary:
    'Makes two pages one: fields as chosen, everything that hangs on them joined, the old address leads on',
  method: 'POST',
  path: '/desk-api/v1/merges/',
  access,
  // The team of the page that goes joins that of the page that stays.
  needsProof: true,
  body: z.object({
    from: uuid,
    into: uuid,
    from_version: version,
    into_version: version,
    /** By field; what is not named stays as the page that stays has it. */
    choices: z.record(z.string().max(60), z.enum(MERGE_CHOICES)).default({}),
  }),
  response: merge,
  status: 201,
});

export const listMerges = defineContract({
  id: 'stakeholder.merges',
  summary: 'Merges, newest first',
  method: 'GET',
  path: '/desk-api/v1/merges/',
  access,
  query: z.object(pageQuery),
  response: listOf(merge),
});

export const getMerge = oneOf(listMerges, 'stakeholder.get-merge');

export const undoMerge = defineContract({
  id: 'stakeholder.undo-merge',
  summary: 'Makes one page two again, within a day and while nothing changed since',
  method: 'POST',
  path: '/desk-api/v1/merges/{id}/undo/',
  access,
  // Takes the teams apart again.
  needsProof: true,
  params: z.object({ id: uuid }),
  response: merge,
});
