import type { Party } from '#shared/contracts/connection.contract.ts';
import type { Queryable } from '../../database/client.ts';
import { Problem } from '../../http/problem.ts';
import { type ConnectionRow, findActing, requireActing } from './acting.ts';
import { type End, findBetween, findBlocks } from './connection.queries.ts';
import { findParties, presentPersonParty, presentStakeholderParty } from './party.ts';

interface Named {
  person_id?: string | undefined;
  stakeholder_id?: string | undefined;
  as_stakeholder_id?: string | undefined;
}

/** Whom somebody wants to be connected with, and as whom. */
export interface ConnectionRequest {
  /** The caller's end and the other one. */
  own: End;
  other: End;
  party: Party;
  acting_for: Party | null;
  row: ConnectionRow | null;
  /** Why nobody can be asked: the end is the caller's own, nobody answers for it, or it blocked them or was blocked. */
  refusal: 'own' | 'nobody' | 'blocked' | 'blocking' | null;
}

/** Reads a request; Problem `not_found` when the other end is no public person or page, or the own one is not theirs. */
export async function readRequest(db: Queryable, me: string, named: Named): Promise<ConnectionRequest> {
  if (named.as_stakeholder_id) await requireActing(db, me, named.as_stakeholder_id);
  const own: End = { person_id: me, stakeholder_id: named.as_stakeholder_id ?? null };
  const other: End = { person_id: named.person_id ?? null, stakeholder_id: named.stakeholder_id ?? null };
  const parties = await findParties(db, [other.person_id], [other.stakeholder_id, own.stakeholder_id]);
  const row = await findBetween(db, own, other);
  const relation = row?.state === 'approved' ? 'connection' : 'none';
  const who = parties.people.get(other.person_id ?? '');
  const page = parties.stakeholders.get(other.stakeholder_id ?? '');
  const party = who
    ? who.status === 'active' && presentPersonParty(who, relation)
    : page?.status === 'approved' && presentStakeholderParty(page);
  if (!party) throw new Problem('not_found');
  const acted = parties.stakeholders.get(own.stakeholder_id ?? '');
  return {
    own,
    other,
    party,
    acting_for: acted ? presentStakeholderParty(acted) : null,
    row,
    refusal: await refusalOf(db, me, own, other),
  };
}

async function refusalOf(
  db: Queryable,
  me: string,
  own: End,
  other: End,
): Promise<ConnectionRequest['refusal']> {
  if (other.stakeholder_id) {
    if (other.stakeholder_id === own.stakeholder_id) return 'own';
    const acting = (await findActing(db, [other.stakeholder_id])).map(({ person_id }) => person_id);
    if (acting.includes(me)) return 'own';
    return acting.length === 0 ? 'nobody' : null;
  }
  if (other.person_id === me) return 'own';
  const { blocked, blocking } = await findBlocks(db, me, [other.person_id!]);
  return blocked.size > 0 ? 'blocked' : blocking.size > 0 ? 'blocking' : null;
}
