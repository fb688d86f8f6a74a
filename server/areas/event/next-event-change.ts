import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/client.ts';
import { event } from '../../database/schema/publication.ts';
import { JUST_NOW, justNow } from '../publication/just-now.ts';
import { nextMidnight } from '../publication/local-day.ts';

/**
 * The next moment at which answers about events change without a write: one ends or is published, or the day of the country
 * ends and calendars mark another one.
 */
export async function nextEventChange(db: Queryable): Promise<Date> {
  const { rows } = await db.execute<{ moment: string | null }>(sql`
    select extract(epoch from least(
      (select min(ends_at) from ${event} where status = 'approved' and ends_at > ${JUST_NOW}),
      (select min(published_at) from ${event} where status = 'approved' and published_at > ${JUST_NOW})
    )) * 1000 as moment`);
  const midnight = nextMidnight(justNow());
  const moment = rows[0]?.moment;
  return moment ? new Date(Math.min(midnight.getTime(), Number(moment))) : midnight;
}
