import { z } from 'zod';
import { EMAIL_MAX, NAME_MAX } from '../constants.ts';
import { OFFER_ACTIONS } from '../domain/ownership.ts';
import { ORGANISATION_ROLES } from '../domain/roles.ts';
import { STAKEHOLDER_KINDS } from '../domain/stakeholder-kinds.ts';
import { INVITE_RESULTS, MEMBER_STATES, TEAM_NOTE_MAX } from '../domain/team.ts';
import { type ContractId, defineContract } from './contract.ts';
import { isoMoment, uuid } from './list.ts';
import { namedPerson } from './person-names.ts';
import { optionalRuleText, ruleText } from './rule-schema.ts';

export const role = z.enum(ORGANISATION_ROLES);
export const state = z.enum(MEMBER_STATES);
export const note = optionalRuleText({ max: TEAM_NOTE_MAX });

const names = namedPerson;
export const personRef = names.nullable();

/** The page a team looks after. */
export const page = z.object({
  id: uuid,
  kind: z.enum(STAKEHOLDER_KINDS),
  name: z.string(),
  name_kh: z.string(),
  /** Its public address; null while it is not public. */
  path: z.string().nullable(),
});

const member = z.object({
  id: uuid,
  /** Known once they belong to the team or asked to; who was invited by address is an address until then. */
  person: personRef,
  photo: z.string(),
  /** For those who manage the team. */
  email: z.string(),
  role,
  state,
  note: z.string(),
  invited_by: personRef,
  expires_at: isoMoment.nullable(),
  created_at: isoMoment,
  is_you: z.boolean(),
  /** Roles the caller may give them, and states the caller may bring them to. */
  can: z.object({ roles: z.array(role), states: z.array(state), transfer: z.boolean() }),
});
export type TeamMember = z.infer<typeof member>;

/** An offer of ownership that waits, or a handover that can still be undone, for the two it is between. */
const offer = z.object({
  state: z.enum(['offered', 'accepted']),
  from: names,
  to: names,
  /** Who offers stays an owner too. */
  shares: z.boolean(),
  /** Until when it can be answered, or undone. */
  until: isoMoment,
  can: z.array(z.enum(OFFER_ACTIONS)),
});
export type OwnershipOffer = z.infer<typeof offer>;

const team = z.object({
  page,
  /** The caller's own role. */
  role,
  members: z.array(member),
  offer: offer.nullable(),
  can: z.object({ invite: z.boolean(), transfer: z.boolean(), roles: z.array(role) }),
});
export type Team = z.infer<typeof team>;

export const params = z.object({ id: uuid });

export const getTeam = defineContract({
  id: 'team.get',
  summary: 'The team of a page of which the caller is a member, with open invitations and requests to join',
  method: 'GET',
  path: '/base-api/me/teams/{id}/',
  access: 'member',
  params,
  response: team,
});

/** Who is invited: a person, one address, or many at once. */
const invited = {
  to_user: uuid.optional(),
  email: z
    .string()
    .max(EMAIL_MAX * 2)
    .optional(),
  /** A list; or text: an address on each line, or CSV with the columns `email` and `role`. */
  emails: z.union([z.string().max(40_000), z.array(z.string().max(1_000)).max(500)]).optional(),
  role: role.default('member'),
  note,
};

const inviteResponse = z.object({
  sent: z.number().int(),
  /** One line for each that was asked for, in their order. */
  data: z.array(
    z.object({
      to: z.string(),
      /** Where it stood in a text, from 1; null when nobody counted lines. */
      line: z.number().int().nullable(),
      /** The role they are invited as; null when there is no such role to give. */
      role: role.nullable(),
      result: z.enum(INVITE_RESULTS),
      member_id: uuid.nullable(),
    }),
  ),
});
export type InviteAnswer = z.infer<typeof inviteResponse>;

const inviteOf = (kind: 'startup' | 'eso', number: string) =>
  defineContract({
    id: `team.invite-${kind}`,
    summary: `Invites people into the team of ${kind === 'eso' ? 'an ESO' : 'a startup'} (${number})`,
    method: 'POST',
    path: `/base-api/${kind}/invite-team/`,
    access: 'member',
    limit: 'mail:invitation',
    body: z.object({ stakeholder_id: uuid, ...invited }),
    response: inviteResponse,
  });
export const inviteToStartup = inviteOf('startup', '7.127');
export const inviteToEso = inviteOf('eso', '7.075');

export const inviteMembers = defineContract({
  id: 'team.invite',
  summary: 'Invites people into the team of a page of any kind, with a result per line',
  method: 'POST',
  path: '/base-api/me/teams/{id}/invitations/',
  access: 'member',
  limit: 'mail:invitation',
  params,
  body: z.object(invited),
  response: inviteResponse,
});

const memberParams = z.object({ id: uuid, memberId: uuid });
const readOf = (id: ContractId, path: `/${string}`) =>
  defineContract({
    id,
    summary: 'One member of a team, or one invitation or request to join, as the team’s list shows it',
    method: 'GET',
    path,
    access: 'member',
    params: memberParams,
    response: member,
  });
export const getMember = readOf('team.get-member', '/base-api/me/teams/{id}/members/{memberId}/');
export const getStartupMember = readOf('team.get-startup-member', '/base-api/startup/{id}/team/{memberId}/');
export const getEsoMember = readOf('team.get-eso-member', '/base-api/eso/{id}/team/{memberId}/');

const change = z
  .object({
    role: role.optional(),
    /** `member`: takes a request to join in; `declined`; `withdrawn`; `invited`: sends it again; `left`: takes out. */
    state: z.enum(['member', 'declined', 'withdrawn', 'invited', 'left']).optional(),
  })
  .refine((body) => (body.role === undefined) !== (body.state === undefined), {
    params: { key: 'required' },
    path: ['state'],
  });

const changeOf = (kind: 'startup' | 'eso', number: string) =>
  defineContract({
    id: `team.change-${kind}`,
    summary: `Changes the role or the state of a member of ${kind === 'eso' ? 'an ESO' : 'a startup'} (${number})`,
    method: 'PATCH',
    path: `/base-api/${kind}/{id}/team/{memberId}/`,
    access: 'member',
    params: memberParams,
    body: change,
    response: member.nullable(),
  });
export const changeStartupMember = changeOf('startup', '7.132');
export const changeEsoMember = changeOf('eso', '7.079');

export const changeMember = defineContract({
  id: 'team.change',
  summary: 'Changes the role or the state of a member of a page of any kind; null once the caller has left',
  method: 'PATCH',
  path: '/base-api/me/teams/{id}/members/{memberId}/',
  access: 'member',
  params: memberParams,
  body: change,
  response: member.nullable(),
});

export const transferOwnership = defineContract({
  id: 'team.transfer',
  summary:
    'Offers the page to another member: once they accept, they own it and the caller is an admin; for three days the caller may undo it',
  method: 'POST',
  path: '/base-api/me/teams/{id}/transfer/',
  access: 'member',
  needsProof: true,
  params,
  body: z.object({
    member_id: uuid,
    /** The name of the page, typed out. */
    confirm: ruleText({ max: NAME_MAX * 2 }).prefault(''),
  }),
  response: team,
});

export const answerTransfer = defineContract({
  id: 'team.answer-transfer',
  summary:
    'Accepts or declines an offered page; withdraws the offer, or undoes the handover within three days of it',
  method: 'POST',
  path: '/base-api/me/teams/{id}/transfer/answer/',
  access: 'member',
  params,
  body: z.object({ action: z.enum(OFFER_ACTIONS) }),
  response: team,
});

export const askToJoin = defineContract({
  id: 'team.ask',
  summary: 'Asks to join the team of a public page; its owners and admins answer',
  method: 'POST',
  path: '/base-api/me/teams/{id}/ask/',
  access: 'member',
  params,
  body: z.object({ note }),
  response: z.object({ id: uuid, state }),
  status: 201,
});

export const attachToStartup = defineContract({
  id: 'team.attach-startup',
  summary: 'Attaches a person to a startup: themselves where they are invited, another by its owner',
  method: 'POST',
  path: '/api/v1/startup/profile/',
  access: 'member',
  body: z.object({
    user: uuid,
    /** Needed where it is not clear which startup is meant. */
    startup: uuid.optional(),
  }),
  response: z.object({ startup: uuid, user: uuid, member_id: uuid, role, state }),
  status: 201,
});
