import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/client.ts';
import { stakeholder } from '../../database/schema/stakeholder.ts';
import { funding_round } from '../../database/schema/stakeholder-parts.ts';

export interface FundingFilter {
  stakeholder?: string | undefined;
  currency?: string | undefined;
  period: 'year' | 'quarter';
}

const FORMAT = { year: 'YYYY', quarter: 'YYYY-"Q"Q' } as const;

/** Rounds of approved records, summed per currency and period, oldest first. */
export async function sumFunding(db: Queryable, filter: FundingFilter) {
  const period = sql<string>`to_char(${funding_round.announced_date}, ${sql.raw(`'${FORMAT[filter.period]}'`)})`;
  return db
    .select({
      currency: funding_round.currency,
      period: period.as('period'),
      amount: sql`sum(${funding_round.amount})`.mapWith(Number),
      confirmed:
        sql`coalesce(sum(${funding_round.amount}) filter (where ${funding_round.confirmed_by} <> 'owner'), 0)`.mapWith(
          Number,
        ),
      rounds: sql`count(*)`.mapWith(Number),
    })
    .from(funding_round)
    .innerJoin(
      stakeholder,
      and(eq(stakeholder.id, funding_round.stakeholder_id), eq(stakeholder.status, 'approved')),
    )
    .where(
      and(
        filter.stakeholder ? eq(funding_round.stakeholder_id, filter.stakeholder) : undefined,
        filter.currency ? eq(funding_round.currency, filter.currency) : undefined,
      ),
    )
    .groupBy(funding_round.currency, sql`2`)
    .orderBy(sql`2`, funding_round.currency);
}
