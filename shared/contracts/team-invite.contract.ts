import { z } from 'zod';
import { defineContract } from './contract.ts';
import { isoMoment, uuid } from './list.ts';
import { page, params, personRef, role, state } from './team.contract.ts';

/** An invitation or a request to join, as the person it is about sees it. */
const invitation = z.object({
  id: uuid,
  page,
  role,
  state,
  note: z.string(),
  invited_by: personRef,
  created_at: isoMoment,
  expires_at: isoMoment.nullable(),
  decided_at: isoMoment.nullable(),
  can: z.object({ accept: z.boolean(), decline: z.boolean(), withdraw: z.boolean() }),
});
export type TeamInvitation = z.infer<typeof invitation>;

export const listTeamInvites = defineContract({
  id: 'team.list-invites',
  summary:
    'Invitations that wait for the caller, by account or by confirmed address, and their requests to join',
  method: 'GET',
  path: '/base-api/me/team-invites/',
  access: 'member',
  response: z.object({
    status: z.number().int(),
    item_count: z.number().int(),
    /** Open invitations, newest first. */
    data: z.array(invitation),
    /** What the caller asked for and still waits for. */
    asked: z.array(invitation),
  }),
});

export const getTeamInvite = defineContract({
  id: 'team.get-invite',
  summary: 'One invitation of the caller, whatever became of it',
  method: 'GET',
  path: '/base-api/me/team-invites/{id}/',
  access: 'member',
  params,
  response: invitation,
});

const answer = z.object({ action: z.enum(['accept', 'decline', 'withdraw']) });

export const answerTeamInvite = defineContract({
  id: 'team.answer-invite',
  summary: 'Accepts or declines an invitation, or takes back a request to join',
  method: 'POST',
  path: '/base-api/me/team-invites/{id}/',
  access: 'member',
  params,
  body: answer,
  response: invitation,
});

const secret = z.object({ secret: z.string().regex(/^[\w-]{20,100}$/) });

export const readTeamInvite = defineContract({
  id: 'team.read-invite',
  summary: 'What the invitation of a mailed link is about, also for whoever is signed out',
  method: 'GET',
  path: '/public/api/v1/team-invite/{secret}/',
  access: 'public',
  limit: 'auth',
  params: secret,
  response: invitation,
});

export const answerMailedInvite = defineContract({
  id: 'team.answer-mailed-invite',
  summary: 'Accepts or declines the invitation of a mailed link, as the person who is signed in',
  method: 'POST',
  path: '/base-api/me/team-invite/{secret}/',
  access: 'member',
  limit: 'auth',
  params: secret,
  body: z.object({
    action: z.enum(['accept', 'decline']),
    /** Of the mail to the invited address: asked for where the account of an invited owner or admin has another one. */
    code: z.string().trim().max(40).optional(),
  }),
  response: invitation,
});
