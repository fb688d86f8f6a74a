import type { Services } from '../../services.ts';
import { findFundedIn, sumFunding } from './stakeholder.queries.ts';

/** What approved records raised by currency, and with a currency which records raised money in it. */
export async function readFunding({ database: { db } }: Services, currency: string | undefined) {
  const [totals, funded] = await Promise.all([
    sumFunding(db, currency),
    currency ? findFundedIn(db, currency) : undefined,
  ]);
  return { totals, funded };
}
