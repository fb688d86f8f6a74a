import { z } from 'zod';
import { SUGGESTION_FIELDS } from '../domain/listing/forms.ts';
import { REVIEW_STATUSES } from '../domain/review.ts';
import { params } from './cohort.contract.ts';
import { defineContract } from './contract.ts';
import { shapeOf } from './input-shapes.ts';
import { lastEdit } from './last-edit.ts';
import { isoMoment, listOf, pageQuery, uuid } from './list.ts';
import { programCard } from './program.contract.ts';

// ---- Programs of a support organisation -------------------------------------------------------------------------

/** A program that is public, or on its way there. */
const esoProgram = z.object({
  /** Of the program once it is public, else of what was sent to the desk. */
  id: uuid,
  title: z.string(),
  title_kh: z.string(),
  program: programCard.nullable(),
  /** Of the team's own, while it is not public. */
  submission: z
    .object({
      id: uuid,
      reference: z.string(),
      status: z.enum(REVIEW_STATUSES),
      turn: z.enum(['owner', 'desk']).nullable(),
      waiting_since: isoMoment,
      /** Never sent yet: the team writes on it, see `cohort.draft`. */
      is_draft: z.boolean(),
    })
    .nullable(),
});

/** A program that a team writes on and has never sent; the desk does not see it. */
const programDraft = z.object({
  id: uuid,
  stakeholder_id: uuid,
  reference: z.string(),
  title: z.string(),
  title_kh: z.string(),
  /** As typed, by the names of the form. */
  values: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  version: z.number().int(),
  updated_at: isoMoment,
  last_edits: z.array(lastEdit),
  can: z.object({ edit: z.boolean(), submit: z.boolean(), discard: z.boolean() }),
});

export const listEsoPrograms = defineContract({
  id: 'cohort.programs',
  summary: 'Programs that a support organisation runs; of one’s own also those that are with the desk',
  method: 'GET',
  path: '/api/v1/eso-program/',
  access: 'public',
  query: z.object({ ...pageQuery, eso: uuid.optional() }),
  response: listOf(esoProgram),
  cacheSeconds: 60,
});

export const getEsoProgram = defineContract({
  id: 'cohort.program',
  summary: 'One of them; for the team that sent it also while it is with the desk',
  method: 'GET',
  path: '/api/v1/eso-program/{id}/',
  access: 'public',
  params,
  response: esoProgram,
  cacheSeconds: 60,
});

export const createEsoProgram = defineContract({
  id: 'cohort.create-program',
  summary:
    'Sends a program of a support organisation of one’s own to the desk; no link is mailed to confirm it',
  method: 'POST',
  path: '/api/v1/eso-program/',
  access: 'member',
  body: z.object({ stakeholder_id: uuid, ...shapeOf(SUGGESTION_FIELDS) }),
  response: z.object({
    submission_id: uuid,
    reference: z.string(),
    status: z.enum(REVIEW_STATUSES),
    /** Where it is followed and mended. */
    path: z.string(),
  }),
  status: 201,
});

export const openEsoProgram = defineContract({
  id: 'cohort.open-program',
  summary: 'Where a program that is with the desk is followed and mended by the team that sent it',
  method: 'POST',
  path: '/api/v1/eso-program/{id}/open/',
  access: 'member',
  params,
  response: z.object({ path: z.string() }),
});

const draftPath = '/api/v1/eso-program/draft/';

export const createProgramDraft = defineContract({
  id: 'cohort.create-draft',
  summary: 'Begins a program of a support organisation of one’s own; a title in one language is enough',
  method: 'POST',
  path: draftPath,
  access: 'member',
  body: z.object({ stakeholder_id: uuid, ...shapeOf(SUGGESTION_FIELDS) }),
  response: programDraft,
  status: 201,
});

export const getProgramDraft = defineContract({
  id: 'cohort.draft',
  summary: 'A program the team has begun, with what was typed so far',
  method: 'GET',
  path: `${draftPath}{id}/`,
  access: 'member',
  params,
  response: programDraft,
});

export const saveProgramDraft = defineContract({
  id: 'cohort.save-draft',
  summary: 'Writes on a program that was begun; what is not named stays',
  method: 'PATCH',
  path: `${draftPath}{id}/`,
  access: 'member',
  params,
  body: z.object({ version: z.number().int().optional(), ...shapeOf(SUGGESTION_FIELDS) }),
  response: programDraft,
});

export const submitProgramDraft = defineContract({
  id: 'cohort.submit-draft',
  summary: 'Sends a program that was begun to the desk, with the last changes; for whoever submits content',
  method: 'POST',
  path: `${draftPath}{id}/submit/`,
  access: 'member',
  params,
  body: z.object({ version: z.number().int().optional(), ...shapeOf(SUGGESTION_FIELDS) }),
  response: createEsoProgram.response,
});

export const discardProgramDraft = defineContract({
  id: 'cohort.discard-draft',
  summary: 'Throws away a program that was begun: one’s own, or for whoever edits content any of the team',
  method: 'DELETE',
  path: `${draftPath}{id}/`,
  access: 'member',
  params,
  response: z.object({ status: z.literal(200) }),
});
