import { CONNECTION_OPEN_DAYS, REINVITE_AFTER_DAYS } from '../constants.ts';
import { type OrganisationRole, organisationMay } from './roles.ts';

/** What became of a connection, as it is stored: one row for the two ends. */
export const CONNECTION_STATES = [
  'invited',
  'approved',
  'ignored',
  'withdrawn',
  'expired',
  'disconnected',
] as const;
export type ConnectionState = (typeof CONNECTION_STATES)[number];

/** What an end is told of it: `pending` was asked, `invited` has asked. */
export const CONNECTION_VIEWS = [
  'none',
  'pending',
  'invited',
  'approved',
  'ignored',
  'disconnected',
] as const;
export type ConnectionView = (typeof CONNECTION_VIEWS)[number];

/** What an end can do. */
export const CONNECTION_ACTIONS = ['connect', 'accept', 'ignore', 'withdraw', 'disconnect'] as const;
export type ConnectionAction = (typeof CONNECTION_ACTIONS)[number];

/** `from` asked last, `to` was asked. */
export type ConnectionEnd = 'from' | 'to';

/** Why somebody asks. */
export const CONNECTION_PURPOSES = [
  'acquaintance',
  'mentoring',
  'investment',
  'partnership',
  'hiring',
  'other',
] as const;
export type ConnectionPurpose = (typeof CONNECTION_PURPOSES)[number];

/** Minutes in which an invitation taken back by mistake stands again as if nothing had happened. */
export const WITHDRAW_UNDO_MINUTES = 10;
/** An account younger than this counts as new: its open invitations of a week are bounded. */
export const NEW_ACCOUNT_DAYS = 30;

type Steps = Readonly<Record<ConnectionEnd, Partial<Record<ConnectionAction, ConnectionState>>>>;

/**
 * The one table of transitions. Who asks while the other asks too, accepts; whoever ignored may still accept. For the
 * asker an ignored invitation is an open one: the same steps lead on from both, so that nothing tells them apart.
 */
export const CONNECTION_STEPS: Readonly<Record<ConnectionState, Steps>> = {
  invited: {
    from: { withdraw: 'withdrawn' },
    to: { accept: 'approved', connect: 'approved', ignore: 'ignored' },
  },
  ignored: {
    from: { withdraw: 'withdrawn' },
    to: { accept: 'approved', connect: 'approved' },
  },
  approved: { from: { disconnect: 'disconnected' }, to: { disconnect: 'disconnected' } },
  withdrawn: { from: { connect: 'invited' }, to: { connect: 'invited' } },
  expired: { from: { connect: 'invited' }, to: { connect: 'invited' } },
  disconnected: { from: { connect: 'invited' }, to: { connect: 'invited' } },
};

/** What of a connection its life depends on. */
export interface Connection {
  state: ConnectionState;
  invited_at: Date;
  decided_at: Date | null;
}

const DAY_MS = 86_400_000;

/** The state now: an invitation nobody answered lapses by itself, before the job writes it down. */
export function stateNow({ state, invited_at }: Connection, now: Date): ConnectionState {
  const open = state === 'invited' || state === 'ignored';
  return open && Number(now) - Number(invited_at) >= CONNECTION_OPEN_DAYS * DAY_MS ? 'expired' : state;
}

/** What an end is told; null is no connection at all. */
export function viewOf(connection: Connection | null, end: ConnectionEnd, now: Date): ConnectionView {
  if (!connection) return 'none';
  switch (stateNow(connection, now)) {
    case 'invited':
      return end === 'from' ? 'invited' : 'pending';
    case 'ignored':
      return end === 'from' ? 'invited' : 'ignored';
    case 'approved':
      return 'approved';
    case 'disconnected':
      return 'disconnected';
    case 'withdrawn':
    case 'expired':
      return 'none';
  }
}

/**
 * From when an end may ask (again); null: at once. Whoever took an invitation back or ended a connection waits three weeks, and
 * so does the other after an end; taking back by mistake can be made good at once.
 */
export function askAgainFrom(connection: Connection | null, end: ConnectionEnd, now: Date): Date | null {
  if (!connection?.decided_at) return null;
  const state = stateNow(connection, now);
  const since = Number(now) - Number(connection.decided_at);
  const waits =
    state === 'disconnected' ||
    (state === 'withdrawn' && end === 'from' && since >= WITHDRAW_UNDO_MINUTES * 60_000);
  const from = new Date(Number(connection.decided_at) + REINVITE_AFTER_DAYS * DAY_MS);
  return waits && from > now ? from : null;
}

/** Whether asking now only makes good a withdrawal by mistake: nobody is told a second time. */
export function restoresInvitation(connection: Connection | null, end: ConnectionEnd, now: Date): boolean {
  return (
    connection?.state === 'withdrawn' &&
    end === 'from' &&
    connection.decided_at !== null &&
    Number(now) - Number(connection.decided_at) < WITHDRAW_UNDO_MINUTES * 60_000
  );
}

export type ConnectionOutcome = { to: ConnectionState } | { refusal: 'not_from_here' } | { again_at: Date };

/** Whether an end may take a step now, and where it leads. */
export function stepConnection(
  connection: Connection | null,
  end: ConnectionEnd,
  action: ConnectionAction,
  now: Date,
): ConnectionOutcome {
  const to = connection
    ? CONNECTION_STEPS[stateNow(connection, now)][end][action]
    : action === 'connect'
      ? 'invited'
      : null;
  if (!to) return { refusal: 'not_from_here' };
  const again_at = to === 'invited' ? askAgainFrom(connection, end, now) : null;
  return again_at ? { again_at } : { to };
}

/** What an end may do now: what its buttons come from. */
export function connectionMay(
  connection: Connection | null,
  end: ConnectionEnd,
  now: Date,
): Record<ConnectionAction, boolean> {
  const may = (action: ConnectionAction) => 'to' in stepConnection(connection, end, action, now);
  return {
    connect: may('connect') && !may('accept'),
    accept: may('accept'),
    ignore: may('ignore'),
    withdraw: may('withdraw'),
    disconnect: may('disconnect'),
  };
}

/** Whether a role in an organisation lets a person ask and answer in its name. */
export const mayConnectFor = (role: OrganisationRole | null | undefined): boolean =>
  organisationMay(role, 'edit_profile');

/** Roles that act for an organisation. */
export const CONNECTING_ROLES = ['owner', 'admin'] as const satisfies readonly OrganisationRole[];

/** What the lists of a person's connections are narrowed to. */
export const CONNECTION_TABS = ['received', 'sent', 'connected', 'suggested', 'ignored'] as const;
export type ConnectionTab = (typeof CONNECTION_TABS)[number];

/** Why somebody is suggested, the strongest first. */
export const SUGGESTION_REASONS = ['team', 'common', 'sector', 'province'] as const;
export type SuggestionReason = (typeof SUGGESTION_REASONS)[number];

export const CONNECTION_PATH = '/user/profile/connection';
export const NETWORK_CONNECTION_PATH = '/user/profile/network/connection';

/** Where somebody is asked to connect; it works without a script too. */
export function connectPath(subject: { kind: 'person' | 'stakeholder'; id: string }): string {
  return `${CONNECTION_PATH}?to=${subject.kind}:${subject.id}`;
}
