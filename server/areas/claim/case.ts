import { eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { CLAIM_CASE } from '#shared/domain/cases/claim.ts';
import type { ClaimParty, ClaimState, ClaimVerb } from '#shared/domain/claim.ts';
import { translate } from '#shared/i18n/catalog.ts';
import { type CaseKind, notFromHere } from '../../cases/kind.ts';
import { type ClaimEffect, claim, claim_event } from '../../database/schema/claim.ts';
import type { Work } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import { lockTeam } from '../team/team.queries.ts';
import { type ClaimRow, findClaim, lockClaim } from './claim.queries.ts';
import { isInvolved } from './desk/involved.ts';

type Change = PgUpdateSetSource<typeof claim>;
interface Told {
  text: string;
  effect: ClaimEffect;
}

const stateName = ({ context }: Work, { state }: ClaimRow) =>
  translate(context.language, `claim:state.${state as ClaimState}`);

async function write({ tx }: Work, { id }: ClaimRow, change: Change): Promise<ClaimRow> {
  const [changed] = await tx.update(claim).set(change).where(eq(claim.id, id)).returning();
  return changed!;
}

/** A request to own a page as a case. */
export const CLAIM: CaseKind<ClaimRow, ClaimState, ClaimVerb, ClaimParty, Change, Told> = {
  life: CLAIM_CASE,
  stateOf: ({ state }) => state as ClaimState,
  // The page before its claim: always in this order, which is the one of changes of a team.
  async lock(work, id) {
    const found = await findClaim(work.tx, id);
    if (!found) return undefined;
    await lockTeam(work, found.stakeholder_id);
    return lockClaim(work.tx, id);
  },
  store: (work, row, state, change) =>
    write(work, row, {
      ...(state === row.state ? {} : { waiting_since: sql`now()` }),
      updated_at: sql`now()`,
      // Every step makes pointless what was proposed before it.
      proposed_by: null,
      proposed_text: '',
      ...change,
      state,
      version: row.version + 1,
    }),
  hand: (work, row, assignee_id) => write(work, row, { assignee_id }),
  async remember({ tx, context: { actor } }, { row, verb, from, to, by, extra }) {
    const [event] = await tx
      .insert(claim_event)
      .values({
        claim_id: row.id,
        verb,
        from_state: from,
        to_state: to,
        actor_id: by === 'page' || actor.kind !== 'person' ? null : actor.id,
        actor_kind: by,
        ...extra,
      })
      .returning({ id: claim_event.id });
    return event!.id;
  },
  audited: ({ row, verb, from, to, extra: { text } }) =>
    verb === 'take' || verb === 'release'
      ? {}
      : { reference: row.reference, stakeholder_id: row.stakeholder_id, from, to, ...(text && { text }) },
  changes: ({ id, stakeholder_id }) => [`claim:${id}`, `stakeholder:${stakeholder_id}`],
  isInvolved,
  refusals: {
    notFromHere: (work, row) => notFromHere('claim:problem.not_from_here', stateName(work, row)),
    involved: 'review:problem.own',
  },
  stale: (work, row) =>
    new Problem('stale_version', {
      messageKey: 'claim:problem.changed_meanwhile',
      params: { status: stateName(work, row) },
    }),
};
