import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { firstClaimState } from '#shared/domain/cases/claim.ts';
import type { ClaimParty, ClaimVerb } from '#shared/domain/claim.ts';
import { takeStep } from '../../cases/take-step.ts';
import type { ClaimEffect, claim } from '../../database/schema/claim.ts';
import type { Work } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import { lockTeam, type PageRow } from '../team/team.queries.ts';
import { CLAIM } from './case.ts';
import { type ClaimRow, isOwnedByOther } from './claim.queries.ts';

export interface StepOptions {
  text?: string;
  /** Further columns that change with the state. */
  set?: PgUpdateSetSource<typeof claim>;
  effect?: ClaimEffect;
}

/** A claim and its page, locked; Problem `not_found` where there is none. */
export async function lockClaimAndPage(work: Work, id: string): Promise<{ row: ClaimRow; page: PageRow }> {
  const row = await CLAIM.lock(work, id);
  if (!row) throw new Problem('not_found');
  return { row, page: await lockTeam(work, row.stakeholder_id) };
}

/** Takes a step with a claim that is locked; where its page is owned by somebody else it begins, and waits again, as a dispute. */
export async function stepClaim(
  work: Work,
  row: ClaimRow,
  verb: ClaimVerb,
  by: ClaimParty,
  { set = {}, ...extra }: StepOptions = {},
): Promise<{ row: ClaimRow; event_id: string }> {
  const begin = firstClaimState(await isOwnedByOther(work.tx, row));
  return takeStep(work, CLAIM, row, { verb, by, begin, set, extra });
}
