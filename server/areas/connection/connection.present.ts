import type { ConnectionItem, Party } from '#shared/contracts/connection.contract.ts';
import {
  askAgainFrom,
  type Connection,
  type ConnectionEnd,
  type ConnectionState,
  connectionMay,
  viewOf,
} from '#shared/domain/connection.ts';
import type { VisibleField } from '#shared/domain/person.ts';
import type { ConnectionRow } from './acting.ts';
import { type Parties, presentPersonParty, presentStakeholderParty } from './party.ts';

/** A row as the table of transitions reads it. */
export const connectionOf = (row: ConnectionRow): Connection => ({
  state: row.state as ConnectionState,
  invited_at: row.invited_at,
  decided_at: row.decided_at,
});

/** What besides the row the presentation of a connection hangs on. */
export interface Surroundings {
  parties: Parties;
  /** Ids of people the caller blocked. */
  blocked: ReadonlySet<string>;
  /** Ids of people who blocked the caller, which nothing may give away. */
  blocking: ReadonlySet<string>;
  threads: ReadonlyMap<string, string>;
  /** What a connection between people would show of the caller. */
  reveals: readonly VisibleField[];
  now: Date;
}

const NOTHING = {
  connect: false,
  accept: false,
  ignore: false,
  withdraw: false,
  disconnect: false,
  message: false,
  block: false,
  unblock: false,
};

/** A connection as one of its ends sees it; null when the other end is gone. */
export function presentConnection(
  row: ConnectionRow,
  end: ConnectionEnd,
  { parties, blocked, blocking, threads, reveals, now }: Surroundings,
): ConnectionItem | null {
  const connection = connectionOf(row);
  const state = viewOf(connection, end, now);
  const other = partyAt(row, end === 'from' ? 'to' : 'from', parties, state === 'approved');
  if (!other) return null;
  const isBlocked = other.kind === 'person' && blocked.has(other.id);
  const isShut = isBlocked || (other.kind === 'person' && blocking.has(other.id));
  const steps = connectionMay(connection, end, now);
  // Whoever was blocked may still take back or end what there is: a missing button would tell them.
  const may = isBlocked ? NOTHING : isShut ? { ...steps, connect: false, accept: false } : steps;
  const shows = state === 'pending' || state === 'invited' || state === 'ignored' || state === 'approved';
  return {
    id: row.id,
    uuid: row.id,
    party: other,
    acting_for: actingAt(row, end, parties),
    state,
    purpose: shows ? row.purpose : '',
    note: shows ? row.note : '',
    invited_at: row.invited_at.toISOString(),
    // The asker of an ignored invitation does not learn that it was answered.
    decided_at: state === 'invited' ? null : (row.decided_at?.toISOString() ?? null),
    created_at: row.created_at.toISOString(),
    again_at: isShut ? null : (askAgainFrom(connection, end, now)?.toISOString() ?? null),
    thread_id: threads.get(row.id) ?? null,
    reason: null,
    reveals: other.kind === 'person' && (may.accept || may.connect) ? [...reveals] : [],
    can: {
      ...may,
      message: !isShut && state === 'approved',
      block: other.kind === 'person' && !isBlocked,
      unblock: isBlocked,
    },
  };
}

/** How the caller stands to somebody to whom there is no connection. */
export function presentNoConnection(
  other: Party,
  acting_for: Party | null,
  { isBlocked, mayAsk, reveals }: { isBlocked: boolean; mayAsk: boolean; reveals: readonly VisibleField[] },
): ConnectionItem {
  return {
    id: null,
    uuid: null,
    party: other,
    acting_for,
    state: 'none',
    purpose: '',
    note: '',
    invited_at: null,
    decided_at: null,
    created_at: null,
    again_at: null,
    thread_id: null,
    reason: null,
    reveals: other.kind === 'person' && mayAsk ? [...reveals] : [],
    can: {
      ...NOTHING,
      connect: mayAsk && !isBlocked,
      block: other.kind === 'person' && !isBlocked,
      unblock: isBlocked,
    },
  };
}

/** The party at an end; null when it is gone, shut out or no longer public. */
export function partyAt(
  row: ConnectionRow,
  end: ConnectionEnd,
  { people, stakeholders }: Parties,
  connected: boolean,
): Party | null {
  const stakeholderId = end === 'from' ? row.from_stakeholder_id : row.to_stakeholder_id;
  if (stakeholderId) {
    const page = stakeholders.get(stakeholderId);
    return page?.status === 'approved' ? presentStakeholderParty(page) : null;
  }
  const who = people.get((end === 'from' ? row.from_person_id : row.to_person_id) ?? '');
  return who?.status === 'active' ? presentPersonParty(who, connected ? 'connection' : 'none') : null;
}

function actingAt(row: ConnectionRow, end: ConnectionEnd, { stakeholders }: Parties): Party | null {
  const page = stakeholders.get((end === 'from' ? row.from_stakeholder_id : row.to_stakeholder_id) ?? '');
  return page ? presentStakeholderParty(page) : null;
}
