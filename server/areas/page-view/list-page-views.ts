import { and, desc, gte, lte, sql } from 'drizzle-orm';
import type { listPageViews as contract } from '#shared/contracts/page-view.contract.ts';
import { addDays, calendarDate } from '#shared/format/calendar.ts';
import { page_view } from '../../database/schema/page-view.ts';
import type { Handler } from '../../http/route.ts';

/** Views of the last days, today included: what this process still holds is stored first. */
export const listPageViews: Handler<typeof contract> = async ({ query }, { services }) => {
  await services.pageViews.flush();
  const { db } = services.database;
  const to = calendarDate(new Date());
  const from = addDays(to, 1 - query.days);
  const within = and(gte(page_view.day, from), lte(page_view.day, to));
  const sum = (language?: 'en' | 'km') =>
    sql<number>`coalesce(sum(${page_view.views}) ${language ? sql`filter (where ${page_view.language} = ${language})` : sql``}, 0)`.mapWith(
      Number,
    );
  const [pages, counted] = await Promise.all([
    db
      .select({ page: page_view.page, views: sum(), en: sum('en'), km: sum('km') })
      .from(page_view)
      .where(within)
      .groupBy(page_view.page)
      .orderBy(desc(sum()), page_view.page),
    db.select({ day: page_view.day, views: sum() }).from(page_view).where(within).groupBy(page_view.day),
  ]);
  const byDay = new Map(counted.map(({ day, views }) => [day, views]));
  const days = Array.from({ length: query.days }, (_, n) => addDays(from, n));
  return {
    from,
    to,
    total: counted.reduce((total, { views }) => total + views, 0),
    pages,
    days: days.map((day) => ({ day, views: byDay.get(day) ?? 0 })),
  };
};
