import { eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { claimStep } from '#shared/domain/cases/claim.ts';
import type { ClaimParty, ClaimState, ClaimVerb } from '#shared/domain/claim.ts';
import { translate } from '#shared/i18n/catalog.ts';
import { recordAudit } from '../../audit/record.ts';
import { type ClaimEffect, claim, claim_event } from '../../database/schema/claim.ts';
import type { Work } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import { lockTeam, type PageRow } from '../team/team.queries.ts';
import { type ClaimRow, findClaim, isOwnedByOther, lockClaim } from './claim.queries.ts';

export interface StepOptions {
  text?: string;
  /** Further columns that change with the state. */
  set?: PgUpdateSetSource<typeof claim>;
  effect?: ClaimEffect;
}

/** The page of a claim and then the claim, locked: always in this order, which is the one of changes of a team. */
export async function lockClaimAndPage(work: Work, id: string): Promise<{ row: ClaimRow; page: PageRow }> {
  const found = await findClaim(work.tx, id);
  if (!found) throw new Problem('not_found');
  const page = await lockTeam(work, found.stakeholder_id);
  return { page, row: (await lockClaim(work.tx, id))! };
}

/**
 * The only way a claim changes its state: the shared table decides, then the row, its history and the audit are written
 * together. The claim must be locked. Problem `conflict` when the table has no such way.
 */
export async function stepClaim(
  work: Work,
  row: ClaimRow,
  verb: ClaimVerb,
  by: ClaimParty,
  { text = '', set = {}, effect }: StepOptions = {},
): Promise<{ row: ClaimRow; event_id: string }> {
  const from = row.state as ClaimState;
  const to = claimStep(from, verb, by, await isOwnedByOther(work.tx, row));
  if (!to) {
    const status = translate(work.context.language, `claim:state.${from}`);
    throw new Problem('conflict', { messageKey: 'claim:problem.not_from_here', params: { status } });
  }
  const [changed] = await work.tx
    .update(claim)
    .set({
      ...(to === from ? {} : { waiting_since: sql`now()` }),
      updated_at: sql`now()`,
      // Every step makes pointless what was proposed before it.
      proposed_by: null,
      proposed_text: '',
      ...set,
      state: to,
      version: row.version + 1,
    })
    .where(eq(claim.id, row.id))
    .returning();
  const { actor } = work.context;
  const [event] = await work.tx
    .insert(claim_event)
    .values({
      claim_id: row.id,
      verb,
      from_state: from,
      to_state: to,
      actor_id: by === 'page' || actor.kind !== 'person' ? null : actor.id,
      actor_kind: by,
      text,
      effect: effect ?? null,
    })
    .returning({ id: claim_event.id });
  await recordAudit(work, {
    action: `claim.${verb}`,
    entity_id: row.id,
    detail: {
      reference: row.reference,
      stakeholder_id: row.stakeholder_id,
      from,
      to,
      ...(text ? { text } : {}),
    },
  });
  work.changes(`claim:${row.id}`, `stakeholder:${row.stakeholder_id}`);
  return { row: changed!, event_id: event!.id };
}
