import type { OrganisationRole } from './roles.ts';

/**
 * Where somebody stands with a team. `inviting`: the letter is on its way; `invited`: it has left and waits
 * for an answer; `requested`: they asked to join.
 */
export const MEMBER_STATES = [
  'inviting',
  'invited',
  'requested',
  'member',
  'declined',
  'expired',
  'withdrawn',
  'left',
] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

/** `self`: the person themselves. `team`: whoever manages the team. `time`: nobody, the time is over. */
export type TeamParty = 'self' | 'team' | 'time';

export interface MemberTransition {
  from: MemberState | 'none';
  to: MemberState;
  by: TeamParty;
}

const CLOSED = ['declined', 'expired', 'withdrawn', 'left'] as const;
const OPEN = ['inviting', 'invited'] as const;
const ways = (
  from: readonly MemberTransition['from'][],
  to: MemberState,
  by: TeamParty,
): MemberTransition[] => from.map((one) => ({ from: one, to, by }));

/** The life of a membership. There is no other way from one state to another; a desk decision on a claim aside. */
export const MEMBER_TRANSITIONS: readonly MemberTransition[] = [
  ...ways(['none', ...CLOSED, ...OPEN], 'invited', 'team'),
  ...ways(['none', ...CLOSED], 'requested', 'self'),
  ...ways(OPEN, 'member', 'self'),
  ...ways(OPEN, 'declined', 'self'),
  ...ways(['requested'], 'withdrawn', 'self'),
  ...ways(['member'], 'left', 'self'),
  ...ways(['requested'], 'member', 'team'),
  ...ways(['requested'], 'declined', 'team'),
  ...ways(OPEN, 'withdrawn', 'team'),
  ...ways(['member'], 'left', 'team'),
  ...ways(OPEN, 'expired', 'time'),
];

/** Whether somebody may bring a membership from one state to another. */
export function mayMove(from: MemberState | 'none', to: MemberState, by: TeamParty): boolean {
  return MEMBER_TRANSITIONS.some((way) => way.from === from && way.to === to && way.by === by);
}

/** The state as it is now: an invitation whose time is over has expired, whether a job has said so yet or not. */
export function stateNow(row: { state: string; expires_at: Date | null }, now = Date.now()): MemberState {
  const state = row.state as MemberState;
  return isOpenInvitation(state) && row.expires_at !== null && row.expires_at.getTime() <= now
    ? 'expired'
    : state;
}

export const isOpenInvitation = (state: MemberState): boolean => state === 'inviting' || state === 'invited';

/** Days an invitation into a team waits for its answer. */
export const INVITATION_DAYS = 14;
/** Days the invitation to look after a page waits, which comes with the approval of a listing request. */
export const OWNER_INVITATION_DAYS = 90;
/** Addresses one call invites. */
export const MOST_INVITED_AT_ONCE = 50;
/** Invitations of a team that may be open at a time. */
export const MOST_OPEN_INVITATIONS = 100;
/** Longest note with an invitation or a request to join, in grapheme clusters. */
export const TEAM_NOTE_MAX = 300;

/** What became of one line of a list of addresses. */
export const INVITE_RESULTS = [
  'sent',
  'sent_again',
  'already_member',
  'asked_to_join',
  'twice',
  'bad_address',
  'bad_role',
  'too_many',
  'unknown_person',
] as const;
export type InviteResult = (typeof INVITE_RESULTS)[number];

/** Addresses as people paste them: on lines, with commas or semicolons between, with names around (`Dara <d@x.kh>`). */
export function splitAddresses(typed: string): string[] {
  return typed
    .split(/[\n\r,;]+/)
    .map((part) => (/<([^<>]*)>/.exec(part)?.[1] ?? part).trim())
    .filter(Boolean);
}

/** Roles somebody may give: their own and those below; `owner` is given by owners alone. */
export const GIVEN_ROLES: readonly OrganisationRole[] = [
  'admin',
  'content_editor',
  'content_creator',
  'member',
  'owner',
];

/** The page of one invitation; by its id for the person it is for, by its secret for whoever got the mail. */
export const teamInvitePath = (secretOrId: string) => `/team-invite/${secretOrId}`;
/** Where a person finds pages that are theirs, invitations, and what they asked for. */
export const MATCHING_PATH = '/user/profile/matching';

/** How addresses of a person's own pages name the kinds. */
const PROFILE_SEGMENTS: Readonly<Record<string, string>> = { other: 'other-stakeholder' };
/** The page of a team. */
export const teamPath = (kind: string, id: string) =>
  `/user/profile/${PROFILE_SEGMENTS[kind] ?? kind}/${id}/team`;
