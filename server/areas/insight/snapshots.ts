import { createHash } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { addQuarters, lastDayOf, quarterOf } from '#shared/domain/insight/quarter.ts';
import { INSIGHT_TABS, type InsightTab } from '#shared/domain/insight/tabs.ts';
import { daysBetween } from '#shared/format/calendar.ts';
import { byItself } from '../../database/by-itself.ts';
import type { Queryable } from '../../database/client.ts';
import { insight_snapshot } from '../../database/schema/insight.ts';
import { inTransaction } from '../../database/work.ts';
import type { Services } from '../../services.ts';
import { dayEnd } from '../publication/local-day.ts';
import { type Figures, readFigures } from './read-figures.ts';

/** How late after its end a quarter is still kept: the directory has hardly moved since. */
const LATEST_DAYS = 7;

/** The last moment of a quarter in the zone of the country. */
const endOf = (quarter: string) => new Date(dayEnd(lastDayOf(quarter)).getTime() - 1);

/** Keeps the figures of the quarter that ended last, unless they are kept or that was too long ago. */
export async function keepLastQuarter(services: Services, now = new Date()): Promise<void> {
  const quarter = addQuarters(quarterOf(now), -1);
  if (daysBetween(lastDayOf(quarter), now) <= LATEST_DAYS) await keepQuarter(services, quarter);
}

/** Keeps the figures of a quarter for good, of every page. What is kept already stays as it is. */
export async function keepQuarter(services: Services, quarter: string): Promise<void> {
  const context = byItself(services, 'quarter');
  await inTransaction(context, async (work) => {
    for (const tab of INSIGHT_TABS) {
      const figures = await readFigures(services, tab, { as_of: endOf(quarter), filters: {} }, work.tx);
      const kept = await work.tx
        .insert(insight_snapshot)
        .values({ tab, quarter, figures, checksum: checksumOf(figures) })
        .onConflictDoNothing()
        .returning();
      if (kept.length > 0) work.changes('insight');
    }
  });
}

/** Kept figures; undefined when there are none of that quarter. Figures that are not what was kept are an error. */
export async function findSnapshot(db: Queryable, tab: InsightTab, quarter: string) {
  const [row] = await db
    .select()
    .from(insight_snapshot)
    .where(and(eq(insight_snapshot.tab, tab), eq(insight_snapshot.quarter, quarter)));
  if (!row) return undefined;
  if (checksumOf(row.figures) !== row.checksum)
    throw new Error(`The figures of ${tab} in ${quarter} have been changed since they were kept`);
  return { ...(row.figures as Figures), checksum: row.checksum };
}

/** The quarters that are kept, the newest first. */
export async function findQuarters(db: Queryable, tab: InsightTab): Promise<string[]> {
  const rows = await db
    .select({ quarter: insight_snapshot.quarter })
    .from(insight_snapshot)
    .where(eq(insight_snapshot.tab, tab))
    .orderBy(desc(insight_snapshot.quarter));
  return rows.map(({ quarter }) => quarter);
}

/** SHA-256 of figures, whatever the order in which the database gives their fields. */
export const checksumOf = (figures: unknown): string =>
  createHash('sha256').update(canonical(figures)).digest('hex');

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`);
  return `{${fields.join(',')}}`;
}
