import { asc, eq, inArray } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { TERM_FIELDS, type TermField } from '#shared/domain/facets.ts';
import type { Queryable } from '../../database/client.ts';
import * as schema from '../../database/schema/stakeholder.ts';
import * as parts from '../../database/schema/stakeholder-parts.ts';
import { taxonomy_term } from '../../database/schema/taxonomy.ts';
import { Problem } from '../../http/problem.ts';
import type { StakeholderRecord } from './stakeholder-record.ts';

const own = <T extends { stakeholder_id: string }>(rows: T[]): Omit<T, 'stakeholder_id'> | undefined => {
  if (!rows[0]) return undefined;
  const { stakeholder_id: _id, ...part } = rows[0];
  return part;
};

/**
 * A whole record with its parts, whatever its status; locked against other writers until the transaction ends, unless it
 * is only looked at. Problem `not_found` when there is none.
 */
export async function readRecord(
  tx: Queryable,
  id: string,
  { lock = true }: { lock?: boolean } = {},
): Promise<StakeholderRecord> {
  const { stakeholder, startup, stakeholder_individual, investor, eso } = schema;
  const found = tx.select().from(stakeholder).where(eq(stakeholder.id, id));
  const [row] = await (lock ? found.for('update') : found);
  if (!row) throw new Problem('not_found');
  const of = (table: { stakeholder_id: AnyPgColumn }) => eq(table.stakeholder_id, id);
  const { stakeholder_term, stakeholder_area } = schema;
  const { product, team_member, fact_source } = parts;
  const carried = await tx
    .select({ field: stakeholder_term.field, slug: taxonomy_term.slug })
    .from(stakeholder_term)
    .innerJoin(taxonomy_term, eq(taxonomy_term.id, stakeholder_term.term_id))
    .where(eq(stakeholder_term.stakeholder_id, id))
    .orderBy(asc(taxonomy_term.position));
  const terms: Partial<Record<TermField, string[]>> = {};
  for (const field of TERM_FIELDS)
    terms[field] = carried.flatMap((one) => (one.field === field ? [one.slug] : []));
  const areas = await tx
    .select()
    .from(stakeholder_area)
    .where(eq(stakeholder_area.stakeholder_id, id))
    .orderBy(asc(stakeholder_area.province_code));
  return {
    ...(row as StakeholderRecord),
    startup: own(await tx.select().from(startup).where(of(startup))),
    individual: own(await tx.select().from(stakeholder_individual).where(of(stakeholder_individual))),
    investor: own(await tx.select().from(investor).where(of(investor))),
    eso: own(await tx.select().from(eso).where(of(eso))),
    terms,
    areas: areas.map(({ province_code }) => province_code),
    products: await tx
      .select()
      .from(product)
      .where(eq(product.stakeholder_id, id))
      .orderBy(asc(product.position)),
    team_members: await tx
      .select()
      .from(team_member)
      .where(eq(team_member.stakeholder_id, id))
      .orderBy(asc(team_member.order)),
    funding_rounds: await readRounds(tx, id),
    facts: (await tx
      .select()
      .from(fact_source)
      .where(eq(fact_source.stakeholder_id, id))) as StakeholderRecord['facts'],
  };
}

/** The rounds of a record, oldest first, each with who put money into it. */
async function readRounds(tx: Queryable, id: string): Promise<StakeholderRecord['funding_rounds']> {
  const { funding_round, funding_round_investor } = parts;
  const rounds = await tx
    .select()
    .from(funding_round)
    .where(eq(funding_round.stakeholder_id, id))
    .orderBy(asc(funding_round.announced_date), asc(funding_round.id));
  if (rounds.length === 0) return [];
  const investors = await tx
    .select()
    .from(funding_round_investor)
    .where(
      inArray(
        funding_round_investor.funding_round_id,
        rounds.map((round) => round.id),
      ),
    )
    .orderBy(asc(funding_round_investor.position), asc(funding_round_investor.id));
  return rounds.map((round) => ({
    ...round,
    investors: investors
      .filter(({ funding_round_id }) => funding_round_id === round.id)
      .map(({ stakeholder_id, name, confirmed_at }) => ({ stakeholder_id, name, confirmed_at })),
  }));
}
