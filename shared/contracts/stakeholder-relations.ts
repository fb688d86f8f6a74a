import { z } from 'zod';
import { PROGRAM_STATUSES } from '../domain/program.ts';
import { STAKEHOLDER_KINDS } from '../domain/stakeholder-kinds.ts';
import { tail, uuid } from './list.ts';
import { term } from './stakeholder-card.ts';

/** A page of the directory as another page names it. Nothing in it is personal. */
export const stakeholderLink = z.object({
  id: uuid,
  tail,
  kind: z.enum(STAKEHOLDER_KINDS),
  /** Slug of its page. */
  category: z.string(),
  name: z.string(),
  name_kh: z.string(),
  /** Address of the small logo; empty when there is none. */
  logo: z.string(),
});
export type StakeholderLink = z.infer<typeof stakeholderLink>;

/** Who put money into a round: a page of the directory, or a name alone. */
export const roundInvestor = z.object({
  name: z.string(),
  page: stakeholderLink.nullable(),
  /** The investor has said so itself. */
  confirmed: z.boolean(),
});

/** A cohort with the startups that have confirmed that they took part. */
export const shownCohort = z.object({
  id: uuid,
  name: z.string(),
  name_kh: z.string(),
  starts_on: z.string().nullable(),
  ends_on: z.string().nullable(),
  program: z.object({ id: uuid, tail, title: z.string(), title_kh: z.string() }).nullable(),
  eso: stakeholderLink,
  startups: z.array(stakeholderLink),
});
export type ShownCohort = z.infer<typeof shownCohort>;

/** A program that the record organises. */
export const organisedProgram = z.object({
  id: uuid,
  tail,
  title: z.string(),
  title_kh: z.string(),
  status: z.enum(PROGRAM_STATUSES),
  closes_at: z.iso.datetime({ offset: true }).nullable(),
});

/** A round of another record in which this one put money; `amount` is the whole round's, in minor units. */
export const investment = z.object({
  id: uuid,
  into: stakeholderLink,
  announced_date: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  funding_type: term,
  confirmed: z.boolean(),
});

/** How two records have to do with each other; `team`: the same person stands on both pages (signed-in readers only). */
export const RELATION_WAYS = ['cohort', 'invested_in', 'investor', 'team'] as const;
export type RelationWay = (typeof RELATION_WAYS)[number];

export const relation = z.object({ stakeholder: stakeholderLink, ways: z.array(z.enum(RELATION_WAYS)) });

/** Who works with whom, as far as public pages say. */
export const relations = z.object({
  programs: z.array(organisedProgram),
  cohorts: z.array(shownCohort),
  investments: z.array(investment),
  /** The others of those cohorts, rounds and teams, each once. */
  works_with: z.array(relation),
});
export type Relations = z.infer<typeof relations>;
