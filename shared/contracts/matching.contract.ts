import { z } from 'zod';
import { EMAIL_MAX, NAME_MAX } from '../constants.ts';
import { CLAIM_STATES } from '../domain/claim.ts';
import { ORGANISATION_ROLES } from '../domain/roles.ts';
import {
  STAKEHOLDER_CATEGORIES,
  STAKEHOLDER_KINDS,
  type StakeholderKind,
} from '../domain/stakeholder-kinds.ts';
import { emailInline, normaliseEmail } from '../rules/email.ts';
import { type ContractId, defineContract } from './contract.ts';
import { uuid } from './list.ts';
import { ruleText } from './rule-schema.ts';

const body = z.object({
  email: ruleText({ max: EMAIL_MAX, rules: [emailInline] })
    .prefault('')
    .transform(normaliseEmail),
});

/** The same whether there is a page or not: what was found is told at the address alone. */
const asked = z.object({ status: z.literal(202), email: z.string() });

const matchOf = (id: ContractId, path: `/${string}`, what: string) =>
  defineContract({
    id,
    summary: `Looks whether there is ${what} for an address already; the answer goes there by mail`,
    method: 'POST',
    path,
    access: 'member',
    limit: 'mail:matching',
    bodyKind: 'multipart',
    body,
    response: asked,
    status: 202,
  });

export const matchStartup = matchOf('claim.match-startup', '/api/v1/startup/matching/', 'a startup (7.126)');
export const matchStartupAgain = matchOf(
  'claim.match-startup-base',
  '/base-api/startup/matching/',
  'a startup (7.128)',
);
export const matchEso = matchOf('claim.match-eso', '/api/v1/eso/matching/', 'an ESO (7.074)');
export const matchInvestor = matchOf(
  'claim.match-investor',
  '/api/v1/investor/matching/',
  'an investor (7.083)',
);
export const matchMentor = matchOf('claim.match-mentor', '/api/v1/mentor/matching/', 'a mentor (7.093)');
export const matchOther = matchOf(
  'claim.match-other',
  '/api/v1/other-stakeholder/matching/',
  'another stakeholder',
);

/** The call of a kind. */
export const MATCH_CALLS: Readonly<Record<StakeholderKind, typeof matchStartup>> = {
  startup: matchStartup,
  mentor: matchMentor,
  investor: matchInvestor,
  eso: matchEso,
  other: matchOther,
};

const match = z.object({
  id: uuid,
  kind: z.enum(STAKEHOLDER_KINDS),
  category: z.enum(STAKEHOLDER_CATEGORIES),
  name: z.string(),
  name_kh: z.string(),
  /** Its public address; null while it is not public. */
  path: z.string().nullable(),
  /**
   * What the address allows: `accept` an invitation that waits for it, `claim` a page nobody looks after, whose address it
   * is, `join` the team that looks after it, or nothing because the person belongs to it already.
   */
  offer: z.enum(['accept', 'claim', 'join', 'member']),
  invitation_id: uuid.nullable(),
  role: z.enum(ORGANISATION_ROLES).nullable(),
  /** Of the caller's latest claim of the page. */
  claim_state: z.enum([...CLAIM_STATES, 'none']),
  claim_id: uuid.nullable(),
});
export type Match = z.infer<typeof match>;

/** Digits with their country, and what people write between them. */
const PHONE_TYPED_MAX = 40;

/** A public page that may be the one somebody is about to make. */
const alikePage = z.object({
  id: uuid,
  kind: z.enum(STAKEHOLDER_KINDS),
  name: z.string(),
  name_kh: z.string(),
  path: z.string(),
  /** Its name is the same in one of the scripts, not only close to it. */
  same: z.boolean(),
});
export type AlikePage = z.infer<typeof alikePage>;

export const findAlikePages = defineContract({
  id: 'claim.alike-pages',
  summary:
    'Public pages with the same or a similar name in either script, asked before a page is made; whoever is signed in finds them by their phone number too',
  method: 'GET',
  path: '/base-api/alike-pages/',
  access: 'public',
  limit: 'search',
  query: z.object({
    kind: z.enum(STAKEHOLDER_KINDS),
    name: z
      .string()
      .trim()
      .max(NAME_MAX * 2)
      .default(''),
    name_kh: z
      .string()
      .trim()
      .max(NAME_MAX * 2)
      .default(''),
    phone: z.string().trim().max(PHONE_TYPED_MAX).default(''),
  }),
  response: z.object({ data: z.array(alikePage) }),
});

const found = z.object({
  email: z.string(),
  kind: z.enum(STAKEHOLDER_KINDS),
  data: z.array(match),
});
export type Matches = z.infer<typeof found>;
const params = z.object({ token: z.string().regex(/^[\w-]{20,100}$/) });

export const readMatches = defineContract({
  id: 'claim.read-matches',
  summary: 'The pages found for an address, by the link that was mailed to it; for whoever asked alone',
  method: 'GET',
  path: '/base-api/me/matching/{token}/',
  access: 'member',
  limit: 'auth',
  params,
  response: found,
});

export const takeMatch = defineContract({
  id: 'claim.take-match',
  summary: 'Accepts the invitation of a page that was found, or claims it with the address as its proof',
  method: 'POST',
  path: '/base-api/me/matching/{token}/',
  access: 'member',
  limit: 'auth',
  params,
  body: z.object({ id: uuid }),
  response: match,
});
