import { z } from 'zod';
import { NAME_MAX } from '../constants.ts';
import { khmerText } from '../rules/names.ts';
import { defineContract } from './contract.ts';
import { isoMoment, listOf, pageQuery, tail, uuid } from './list.ts';
import { optionalRuleText, ruleText } from './rule-schema.ts';
import { stakeholderCard } from './stakeholder-card.ts';

export const path = '/api/v1/eso-cohort/';
export const params = z.object({ id: uuid });
const member = z.object({
  /** invited: the startup has not answered. Only the ESO's team and the startup's see anything but confirmed. */
  state: z.enum(['invited', 'confirmed', 'declined']),
  startup: stakeholderCard,
  since: isoMoment,
});

/** A group of startups that go through a program of a support organisation together. */
export const cohort = z.object({
  id: uuid,
  uuid,
  name: z.string(),
  name_kh: z.string(),
  starts_on: z.string().nullable(),
  ends_on: z.string().nullable(),
  /** Places there are. */
  size: z.number().int().nullable(),
  /** upcoming, running or past by its dates in the zone of the country; null without dates. */
  time: z.enum(['upcoming', 'running', 'past']).nullable(),
  program: z.object({ id: uuid, tail, title: z.string(), title_kh: z.string() }).nullable(),
  eso: z.object({ id: uuid, name: z.string(), name_kh: z.string(), page: z.string() }),
  members: z.array(member),
  can: z.object({ edit: z.boolean() }),
});
export type Cohort = z.infer<typeof cohort>;

const day = z.union([z.literal(''), z.iso.date()]).nullish();
const fields = {
  name_kh: optionalRuleText({ max: NAME_MAX, rules: [khmerText] }),
  starts_on: day,
  ends_on: day,
  size: z.union([z.literal(''), z.coerce.number().int().min(1).max(10_000)]).nullish(),
  /** One of the programs the support organisation runs. */
  program_id: z.union([z.literal(''), uuid]).nullish(),
};
const name = ruleText({ max: NAME_MAX, required: false }).describe(
  'At least one of `name` and `name_kh` is required: one language is enough',
);

export const listCohorts = defineContract({
  id: 'cohort.list',
  summary: 'Cohorts of approved support organisations, newest first; those of one’s own with all invitations',
  method: 'GET',
  path,
  access: 'public',
  query: z.object({ ...pageQuery, eso: uuid.optional(), startup: uuid.optional() }),
  response: listOf(cohort),
  cacheSeconds: 60,
});

export const getCohort = defineContract({
  id: 'cohort.get',
  summary: 'One cohort, as the list shows it',
  method: 'GET',
  path: `${path}{id}/`,
  access: 'public',
  params,
  response: cohort,
  cacheSeconds: 60,
});

export const createCohort = defineContract({
  id: 'cohort.create',
  summary: 'Begins a cohort of a support organisation of one’s own',
  method: 'POST',
  path,
  access: 'member',
  body: z.object({ stakeholder_id: uuid, name: name.default(''), ...fields }),
  response: cohort,
  status: 201,
});

export const updateCohort = defineContract({
  id: 'cohort.update',
  summary: 'Changes a cohort; what is not named stays',
  method: 'PATCH',
  path: `${path}{id}/`,
  access: 'member',
  params,
  body: z.object({
    name: name.optional(),
    name_kh: ruleText({ max: NAME_MAX, rules: [khmerText], required: false }).optional(),
    starts_on: day,
    ends_on: day,
    size: fields.size,
    program_id: fields.program_id,
  }),
  response: cohort,
});

export const deleteCohort = defineContract({
  id: 'cohort.delete',
  summary: 'Deletes a cohort with its list of startups',
  method: 'DELETE',
  path: `${path}{id}/`,
  access: 'member',
  params,
  response: z.object({ status: z.literal(200) }),
});

export const inviteToCohort = defineContract({
  id: 'cohort.invite',
  summary: 'Names a startup as part of a cohort; its owners are asked to confirm',
  method: 'POST',
  path: `${path}{id}/startup/`,
  access: 'member',
  params,
  body: z.object({ startup_id: uuid }),
  response: cohort,
  status: 201,
});

export const removeFromCohort = defineContract({
  id: 'cohort.remove',
  summary: 'Takes a startup out of a cohort, or its invitation back',
  method: 'DELETE',
  path: `${path}{id}/startup/{startup_id}/`,
  access: 'member',
  params: params.extend({ startup_id: uuid }),
  response: cohort,
});

export const listCohortInvites = defineContract({
  id: 'cohort.invites',
  summary: 'Cohorts that name a startup of the caller; those to answer first',
  method: 'GET',
  path: '/base-api/me/cohort-invite/',
  access: 'member',
  query: z.object(pageQuery),
  response: listOf(
    z.object({
      cohort: cohort.omit({ members: true, can: true }),
      startup: z.object({ id: uuid, name: z.string(), name_kh: z.string() }),
      state: member.shape.state,
      since: isoMoment,
    }),
  ),
});

export const answerCohortInvite = defineContract({
  id: 'cohort.answer',
  summary: 'A startup confirms that it is part of a cohort, or declines; it may change its mind',
  method: 'POST',
  path: '/base-api/me/cohort-invite/{id}/',
  access: 'member',
  params,
  body: z.object({ startup_id: uuid, confirmed: z.boolean() }),
  response: z.object({ status: z.literal(200), state: member.shape.state }),
});
