import { z } from 'zod';
import { CLAIM_PROOFS, CLAIM_STATES, CLAIM_TEXT_MAX, CLAIM_VERBS } from '../domain/claim.ts';
import { STAKEHOLDER_KINDS } from '../domain/stakeholder-kinds.ts';
import { isoMoment, uuid } from './list.ts';
import { namedPerson } from './person-names.ts';
import { ruleText } from './rule-schema.ts';

const state = z.enum(CLAIM_STATES);
const proof = z.enum(CLAIM_PROOFS);

export const claimNames = namedPerson;

const page = z.object({
  id: uuid,
  kind: z.enum(STAKEHOLDER_KINDS),
  name: z.string(),
  name_kh: z.string(),
  path: z.string().nullable(),
  website: z.string(),
  /** The domain of its website, where that is its owner's alone; null without one. */
  domain: z.string().nullable(),
  /** The page of a human being: nobody is asked what they are there. */
  is_person: z.boolean(),
});

export const claimEvent = z.object({
  id: uuid,
  verb: z.enum([...CLAIM_VERBS, 'open', 'take', 'release']),
  to_state: state,
  by: z.enum(['claimant', 'owner', 'desk', 'page']),
  /** For the desk alone, and for the claimant about themselves. */
  actor: claimNames.nullable(),
  text: z.string(),
  at: isoMoment,
});

export const claimRow = z.object({
  id: uuid,
  reference: z.string(),
  page,
  state,
  /** Whose turn it is; null when nobody has to act. */
  turn: z.enum(['desk', 'claimant']).nullable(),
  waiting_since: isoMoment,
  proof,
  proved_at: isoMoment.nullable(),
  /** Whether there is something to look at; until then it waits for its claimant, and nobody is told of it. */
  is_shown: z.boolean(),
  relation: z.string(),
  created_at: isoMoment,
  decided_at: isoMoment.nullable(),
  version: z.number().int(),
});

/** Until when the owners of the page have time to object before it may change hands; null when nobody is waited for. */
export const objectionUntil = isoMoment.nullable();

export const claimText = ruleText({ max: CLAIM_TEXT_MAX }).prefault('');
