import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/client.ts';
import { highlight, program } from '../../database/schema/publication.ts';
import { JUST_NOW, justNow } from '../publication/just-now.ts';
import { nextMidnight } from '../publication/local-day.ts';

/**
 * The next moment at which answers about programs change without a write: one opens, closes or is published, a highlight
 * begins or ends, or the day of the country ends and fewer days are left.
 */
export async function nextProgramChange(db: Queryable): Promise<Date> {
  const { rows } = await db.execute<{ moment: string | null }>(sql`
    select extract(epoch from least(
      (select min(closes_at) from ${program} where status = 'approved' and closes_at > ${JUST_NOW}),
      (select min(opens_at) from ${program} where status = 'approved' and opens_at > ${JUST_NOW}),
      (select min(published_at) from ${program} where status = 'approved' and published_at > ${JUST_NOW}),
      (select min(from_at) from ${highlight} where kind = 'program' and from_at > ${JUST_NOW}),
      (select min(to_at) from ${highlight} where kind = 'program' and to_at > ${JUST_NOW})
    )) * 1000 as moment`);
  const midnight = nextMidnight(justNow());
  const moment = rows[0]?.moment;
  return moment ? new Date(Math.min(midnight.getTime(), Number(moment))) : midnight;
}
