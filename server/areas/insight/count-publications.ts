import { type SQL, sql } from 'drizzle-orm';
import { SPAN } from '#shared/domain/insight/charts.ts';
import { addMonths } from '#shared/domain/insight/quarter.ts';
import { calendarDate } from '#shared/format/calendar.ts';
import type { Queryable } from '../../database/client.ts';
import { at, dayStart } from '../publication/phnom-penh-day.ts';
import { type Asked, type Counted, WHOLE } from './counted.ts';

/** The months of a line of time: those of the year asked for, else the last twelve. */
export function monthsOf({ as_of, filters }: Asked): string[] {
  const first = filters.year
    ? `${filters.year}-01`
    : addMonths(calendarDate(as_of).slice(0, 7), 1 - SPAN.month);
  return Array.from({ length: SPAN.month }, (_, index) => addMonths(first, index));
}

/** Publications of a table as they were public at a moment. */
const shown = (as_of: Date) => sql`p.status = 'approved' and p.deleted_at is null
  and coalesce(p.published_at, p.approved_at, p.created_at) <= ${at(as_of)}`;
const inProvince = ({ filters }: Asked) =>
  filters.province ? sql`and p.province_code = ${filters.province}` : sql``;
/** Something that lasts touches a year. */
const inYear = ({ filters }: Asked, from: SQL, to: SQL) =>
  filters.year
    ? sql`and ${from} < ${at(dayStart(`${Number(filters.year) + 1}-01-01`))}
      and coalesce(${to}, ${from}) >= ${at(dayStart(`${filters.year}-01-01`))}`
    : sql``;

const ORGANISER = sql`(select coalesce(o.type_slug, o.kind) from stakeholder o
  where o.id = p.organiser_id and o.status = 'approved')`;
const CATEGORY = sql`(select tt.slug from taxonomy_term tt where tt.id = p.category_id)`;
const by = (chart: string, table: SQL, value: SQL) =>
  sql`select ${chart}::text, coalesce(${value}, ''), count(*) from ${table} b group by 2`;
const month = (moment: SQL) => sql`to_char(${moment} at time zone 'Asia/Phnom_Penh', 'YYYY-MM')`;

/** All counts of programs and events, each read once. */
export async function countPublications(db: Queryable, asked: Asked): Promise<Counted[]> {
  const months = monthsOf(asked);
  const now = at(asked.as_of);
  const span = sql.join(
    months.map((key) => {
      const [from, to] = [dayStart(`${key}-01`), dayStart(`${addMonths(key, 1)}-01`)];
      return sql`(${key}::text, ${at(from)}, ${at(to)})`;
    }),
    sql`, `,
  );
  const isOpen = sql`b.opens_at <= ${now} and (b.closes_at is null or b.closes_at > ${now})`;
  const { rows } = await db.execute<{ chart: string; key: string; records: string }>(sql`
    with programs as materialized (
      select coalesce(p.opens_at, p.published_at, p.approved_at, p.created_at) as opens_at, p.closes_at,
        ${CATEGORY} as category, ${ORGANISER} as organiser
      from program p where ${shown(asked.as_of)} ${inProvince(asked)}
        ${inYear(asked, sql`coalesce(p.opens_at, p.published_at, p.approved_at, p.created_at)`, sql`p.closes_at`)}
    ), events as materialized (
      select p.starts_at, p.ends_at, p.province_code, ${CATEGORY} as category, ${ORGANISER} as organiser
      from event p where ${shown(asked.as_of)} ${inProvince(asked)}
        ${inYear(asked, sql`p.starts_at`, sql`p.ends_at`)}
    ), months(key, starts, ends) as (values ${span})
    select * from (
      select 'figure', 'programs', count(*) from programs
      union all select 'figure', 'programs_open', count(*) from programs b where ${isOpen}
      union all select 'figure', 'events', count(*) from events
      union all select 'figure', 'events_coming', count(*) from events b where b.ends_at > ${now}
      union all select 'program-open', m.key, count(*) from months m join programs b
        on b.opens_at < m.ends and (b.closes_at is null or b.closes_at >= m.starts) and m.starts <= ${now}
        group by m.key
      union all select 'program-open', ${WHOLE}, count(*) from programs b
        where b.opens_at < least(${now}, (select max(ends) from months))
          and (b.closes_at is null or b.closes_at >= (select min(starts) from months))
      union all select 'program-closed', ${month(sql`b.closes_at`)}, count(*) from programs b
        where b.closes_at <= ${now} group by 2
      union all ${by('program-category', sql`programs`, sql`b.category`)}
      union all ${by('program-organiser', sql`programs`, sql`b.organiser`)}
      union all select 'event-month', ${month(sql`b.starts_at`)}, count(*) from events b group by 2
      union all ${by('event-province', sql`events`, sql`b.province_code`)}
      union all ${by('event-category', sql`events`, sql`b.category`)}
      union all ${by('event-organiser', sql`events`, sql`b.organiser`)}
    ) as counted(chart, key, records)`);
  return rows.map(({ chart, key, records }) => ({ chart, key, records: Number(records), amount: null }));
}
