import { z } from 'zod';
import { EMAIL_MAX, NAME_MAX, REVIEW_MESSAGE_MAX } from '../constants.ts';
import { REVIEW_STATUSES } from '../domain/review.ts';
import { DESK_ROLES, ORGANISATION_ROLES } from '../domain/roles.ts';
import { STAKEHOLDER_KINDS } from '../domain/stakeholder-kinds.ts';
import { MEMBER_STATES } from '../domain/team.ts';
import { email, normaliseEmail } from '../rules/email.ts';
import { khmerName, optionalLatinName } from '../rules/names.ts';
import { auditEntry } from './audit.contract.ts';
import { defineContract } from './contract.ts';
import { isoMoment, listOf, pageQuery, uuid, word } from './list.ts';
import { optionalRuleText, ruleText } from './rule-schema.ts';

const role = z.enum(DESK_ROLES);
const status = z.enum(['active', 'suspended', 'deleted']);

const row = z.object({
  id: uuid,
  name: z.string(),
  name_kh: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  photo: z.string(),
  status,
  roles: z.array(role),
  /** Organisations whose member they are. */
  organisations: z.number().int(),
  /** A passkey or one-time codes are set up. */
  second_factor: z.boolean(),
  /** When a session of theirs was last in use. */
  last_seen: isoMoment.nullable(),
  created_at: isoMoment,
});

const access = 'desk:manage_people';
const base = '/desk-api/v1/people/';

export const listPeople = defineContract({
  id: 'person.desk-list',
  summary: 'People with an account, found by name in either script, e-mail address or phone number',
  method: 'GET',
  path: base,
  access,
  query: z.object({
    ...pageQuery,
    search: word.default(''),
    /** `staff`: whoever has a role at the desk. */
    role: z.enum(['all', 'staff', ...DESK_ROLES]).default('all'),
    status: z.enum(['all', 'active', 'suspended', 'leaving', 'unprotected']).default('all'),
    ordering: z.enum(['name', '-name', 'created', '-created', 'seen', '-seen']).default('-created'),
  }),
  response: z.object({
    ...listOf(row).shape,
    counts: z.object({
      all: z.number().int(),
      staff: z.number().int(),
      suspended: z.number().int(),
      leaving: z.number().int(),
      /** Staff without a second factor or a national identity. */
      unprotected: z.number().int(),
    }),
  }),
});

const record = row.extend({
  phone: z.string(),
  language: z.enum(['en', 'km']),
  suspended_at: isoMoment.nullable(),
  suspended_reason: z.string(),
  /** When the account goes, if they asked for it. */
  delete_after: isoMoment.nullable(),
  sign_in: z.object({
    password: z.boolean(),
    /** One-time codes are set up: without them, or a national identity, roles at the desk do nothing. */
    second_factor: z.boolean(),
    identities: z.array(z.object({ provider: z.string(), used_at: isoMoment })),
    locked_until: isoMoment.nullable(),
  }),
  grants: z.array(
    z.object({
      role,
      granted_by: z.object({ id: uuid, name: z.string(), name_kh: z.string() }).nullable(),
      created_at: isoMoment,
    }),
  ),
  sessions: z.array(
    z.object({ id: uuid, device: z.string(), strong: z.boolean(), opened_at: isoMoment, used_at: isoMoment }),
  ),
  memberships: z.array(
    z.object({
      id: uuid,
      name: z.string(),
      name_kh: z.string(),
      kind: z.enum(STAKEHOLDER_KINDS),
      type_slug: z.string().nullable(),
      status: z.string(),
      role: z.enum(ORGANISATION_ROLES),
      state: z.enum(MEMBER_STATES),
      /** Its public page; null while it has none. */
      path: z.string().nullable(),
    }),
  ),
  submissions: z.array(
    z.object({
      id: uuid,
      reference: z.string(),
      name: z.string(),
      name_kh: z.string(),
      status: z.enum(REVIEW_STATUSES),
      updated_at: isoMoment,
    }),
  ),
  audit: z.array(auditEntry),
  can: z.object({
    suspend: z.boolean(),
    lift: z.boolean(),
    end_sessions: z.boolean(),
    send_password: z.boolean(),
    take_off_factor: z.boolean(),
    grant: z.array(role),
    revoke: z.array(role),
  }),
});
export type DeskPerson = z.infer<typeof record>;

const params = z.object({ id: uuid });
const one = `${base}{id}/` as const;
const common = { access, params, response: record } as const;

export const getDeskPerson = defineContract({
  ...common,
  id: 'person.desk-get',
  summary: 'A person as administrators see them: sessions, roles, organisations, requests, what was done',
  method: 'GET',
  path: one,
});

export const suspendPerson = defineContract({
  ...common,
  id: 'person.suspend',
  summary: 'Closes an account with a reason its owner reads; every session ends at once',
  method: 'POST',
  path: `${one}suspend/`,
  needsProof: true,
  body: z.object({ reason: ruleText({ max: REVIEW_MESSAGE_MAX }) }),
});

export const liftSuspension = defineContract({
  ...common,
  id: 'person.lift-suspension',
  summary: 'Opens a suspended account again',
  method: 'POST',
  path: `${one}lift/`,
  needsProof: true,
});

export const endPersonSessions = defineContract({
  ...common,
  id: 'person.end-sessions',
  summary: 'Signs a person out everywhere',
  method: 'POST',
  path: `${one}end-sessions/`,
  needsProof: true,
});

export const sendPasswordLink = defineContract({
  ...common,
  id: 'person.send-password-link',
  summary: 'Sends a person the link with which they set a new password; the old one holds until they do',
  method: 'POST',
  path: `${one}password-link/`,
  needsProof: true,
});

export const takeOffFactor = defineContract({
  ...common,
  id: 'person.take-off-second-factor',
  summary: 'Takes a lost second factor off an account: it signs in by its password and sets up another one',
  method: 'POST',
  path: `${one}take-off-second-factor/`,
  needsProof: true,
});

export const inviteStaff = defineContract({
  id: 'person.invite-staff',
  summary:
    'Gives somebody a role at the desk by their address and writes to them, with or without an account',
  method: 'POST',
  path: `${base}invite/`,
  access: 'desk:manage_roles',
  limit: 'mail:contact',
  needsProof: true,
  body: z.object({
    email: ruleText({ max: EMAIL_MAX, rules: [email] }).transform(normaliseEmail),
    role,
    /** Of the letter and of a new account; names are for a new account alone, in one script at least. */
    language: z.enum(['en', 'km']).default('km'),
    first_name: optionalRuleText({ max: NAME_MAX, rules: [optionalLatinName] }),
    last_name: optionalRuleText({ max: NAME_MAX, rules: [optionalLatinName] }),
    first_name_kh: optionalRuleText({ max: NAME_MAX, rules: [khmerName] }),
    last_name_kh: optionalRuleText({ max: NAME_MAX, rules: [khmerName] }),
  }),
  response: record,
  status: 201,
});

export const grantRole = defineContract({
  ...common,
  id: 'person.grant-role',
  summary: 'Gives a person a role at the desk; one they have already stays as it is',
  method: 'POST',
  path: `${one}roles/`,
  access: 'desk:manage_roles',
  needsProof: true,
  body: z.object({ role }),
});

export const revokeRole = defineContract({
  ...common,
  id: 'person.revoke-role',
  summary: 'Takes a role at the desk away; there is always one administrator left',
  method: 'DELETE',
  path: `${one}roles/{role}/`,
  access: 'desk:manage_roles',
  needsProof: true,
  params: params.extend({ role }),
});
