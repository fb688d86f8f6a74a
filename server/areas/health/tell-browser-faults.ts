import { desc, gte, lt, sql } from 'drizzle-orm';
import type { tellBrowserFault as contract } from '#shared/contracts/health.contract.ts';
import { FAULT_LINE, FAULTS_KEPT_DAYS, FAULTS_SHOWN_DAYS } from '#shared/domain/browser-fault.ts';
import { addDays, calendarDate } from '#shared/format/calendar.ts';
import { engineOf } from '../../browser-faults/engine-of.ts';
import { browser_fault } from '../../database/schema/browser-fault.ts';
import type { Handler } from '../../http/route.ts';
import type { Services } from '../../services.ts';

/** A page tells that a script of it failed: it is counted by engine, and the log says where in which file it was. */
export const tellBrowserFault: Handler<typeof contract> = async ({ body }, { services, userAgent }) => {
  const { name, place } = body;
  const { engine, version } = engineOf(userAgent);
  services.browserFaults.seen({ day: calendarDate(new Date()), engine, version, name });
  services.log.warn({ engine, version, name, place }, FAULT_LINE);
  return {};
};

const MOST = 20;

/** What failed in the last days by engine and version, the most frequent first; what this process holds is stored first. */
export async function readBrowserFaults({ browserFaults, database }: Services) {
  await browserFaults.flush();
  const times = sql<number>`sum(${browser_fault.times})`.mapWith(Number);
  const { engine, version, name, day } = browser_fault;
  return database.db
    .select({ engine, version, name, times, last: sql<string>`max(${day})::text` })
    .from(browser_fault)
    .where(gte(day, addDays(calendarDate(new Date()), 1 - FAULTS_SHOWN_DAYS)))
    .groupBy(engine, version, name)
    .orderBy(desc(times), engine, version, name)
    .limit(MOST);
}

export async function sweepBrowserFaults({ database: { db } }: Services): Promise<void> {
  await db
    .delete(browser_fault)
    .where(lt(browser_fault.day, addDays(calendarDate(new Date()), -FAULTS_KEPT_DAYS)));
}
