import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { listNamedRounds as contract } from '#shared/contracts/funding.contract.ts';
import { asList } from '#shared/contracts/list.ts';
import type { OrganisationRole } from '#shared/domain/roles.ts';
import { organisationMay } from '#shared/domain/roles.ts';
import { pagePath } from '../../addresses/page-path.ts';
import { recordAudit } from '../../audit/record.ts';
import type { Queryable } from '../../database/client.ts';
import { membershipsOf } from '../../database/memberships.ts';
import { stakeholder, stakeholder_member } from '../../database/schema/stakeholder.ts';
import { funding_round, funding_round_investor } from '../../database/schema/stakeholder-parts.ts';
import { inTransaction } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext, Handler } from '../../http/route.ts';
import { plainAmount } from '../profile/content.ts';
import { normalItem } from '../profile/items.ts';
import { tellRoundAnswered } from '../profile/tell-named.ts';
import { readRecord } from '../stakeholder/read-record.ts';
import { updateStakeholder } from '../stakeholder/write-stakeholder.ts';

const raiser = alias(stakeholder, 'raiser');
const backer = alias(stakeholder, 'backer');

/** The pages for which a person may speak of investments. */
async function pagesOf(db: Queryable, personId: string): Promise<string[]> {
  const rows = await db
    .select({ id: stakeholder_member.stakeholder_id, role: stakeholder_member.role })
    .from(stakeholder_member)
    .where(membershipsOf(personId));
  return rows.flatMap(({ id, role }) =>
    organisationMay(role as OrganisationRole, 'edit_profile') ? [id] : [],
  );
}

/** Rounds of approved pages that name a page of the caller as an investor; those to confirm first. */
export const listNamedRounds: Handler<typeof contract> = async ({ query }, context) => {
  const { db } = context.services.database;
  const mine = await pagesOf(db, signedIn(context).id);
  if (mine.length === 0) return asList([], 0, query);
  const where = and(inArray(funding_round_investor.stakeholder_id, mine), eq(raiser.status, 'approved'));
  const from = db
    .select({ round: funding_round, raiser, backer, confirmed_at: funding_round_investor.confirmed_at })
    .from(funding_round_investor)
    .innerJoin(funding_round, eq(funding_round.id, funding_round_investor.funding_round_id))
    .innerJoin(raiser, eq(raiser.id, funding_round.stakeholder_id))
    .innerJoin(backer, eq(backer.id, funding_round_investor.stakeholder_id))
    .where(where);
  const rows = await from.orderBy(
    asc(sql`${funding_round_investor.confirmed_at} is not null`),
    desc(funding_round.announced_date),
    desc(funding_round.id),
  );
  const page = rows.slice((query.page - 1) * query.per_page, query.page * query.per_page);
  const data: z.input<typeof contract.response>['data'] = [];
  for (const row of page) {
    const record = await readRecord(db, row.raiser.id, { lock: false });
    const found = record.funding_rounds.find(({ id }) => id === row.round.id);
    const round = normalItem('funding_rounds', found ?? row.round);
    data.push({
      ...round,
      amount_raised: plainAmount(round.amount, round.currency),
      startup: {
        id: row.raiser.id,
        name: row.raiser.name,
        name_kh: row.raiser.name_kh,
        page: pagePath(row.raiser),
      },
      investor: { id: row.backer.id, name: row.backer.name, name_kh: row.backer.name_kh },
      confirmed: row.confirmed_at !== null,
    });
  }
  return asList(data, rows.length, query);
};

/**
 * An investor confirms a round that names it, which then counts as confirmed, or takes its page off the round: the name
 * stays as text. Saying the same twice changes nothing.
 */
export function answerRound(
  context: CallContext,
  roundId: string,
  answer: { stakeholder_id?: string | undefined; confirmed: boolean },
): Promise<void> {
  return inTransaction(context, async (work) => {
    const { tx } = work;
    const mine = (await pagesOf(tx, signedIn(context).id)).filter(
      (id) => answer.stakeholder_id === undefined || id === answer.stakeholder_id,
    );
    const [named] =
      mine.length === 0
        ? []
        : await tx
            .select({ page: funding_round.stakeholder_id, investor: funding_round_investor.stakeholder_id })
            .from(funding_round_investor)
            .innerJoin(funding_round, eq(funding_round.id, funding_round_investor.funding_round_id))
            .where(and(eq(funding_round.id, roundId), inArray(funding_round_investor.stakeholder_id, mine)));
    if (!named) throw new Problem('not_found');
    const record = await readRecord(tx, named.page);
    if (record.status !== 'approved') throw new Problem('not_found');
    const was = record.funding_rounds
      .find(({ id }) => id === roundId)
      ?.investors?.find(({ stakeholder_id }) => stakeholder_id === named.investor);
    // Said twice, it is said once.
    if (answer.confirmed && was?.confirmed_at) return;
    const now = new Date();
    const funding_rounds = record.funding_rounds.map((round) => {
      if (round.id !== roundId) return round;
      const investors = (round.investors ?? []).map((one) => {
        if (one.stakeholder_id !== named.investor) return one;
        return answer.confirmed
          ? { ...one, confirmed_at: one.confirmed_at ?? now }
          : { ...one, stakeholder_id: null, confirmed_at: null };
      });
      const anybody = investors.some((one) => one.confirmed_at);
      const by = round.confirmed_by ?? 'owner';
      // What a document or the registry shows stands above what anybody says.
      if (by !== 'owner' && by !== 'investor') return { ...round, investors };
      return {
        ...round,
        investors,
        confirmed_by: anybody ? 'investor' : 'owner',
        confirmed_at: anybody ? (round.confirmed_at ?? now) : null,
      };
    });
    await updateStakeholder(work, record.id, { funding_rounds });
    work.changes(`stakeholder:${named.investor}`);
    await recordAudit(work, {
      action: answer.confirmed ? 'funding_round.confirm' : 'funding_round.deny',
      entity_id: roundId,
      detail: { stakeholder_id: record.id, investor_id: named.investor },
    });
    const told = { round_id: roundId, page: record.id, investor: named.investor! };
    await tellRoundAnswered(work, told, answer.confirmed ? 'confirmed' : 'declined');
  });
}
