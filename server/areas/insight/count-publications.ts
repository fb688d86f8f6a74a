import { type SQL, sql } from 'drizzle-orm';
import { SPAN } from '#shared/domain/insight/charts.ts';
import { addMonths } from '#shared/domain/insight/quarter.ts';
import { calendarDate } from '#shared/format/calendar.ts';
import type { Queryable } from '../../database/client.ts';
import { at, dayStart } from '../publication/local-day.ts';
import type { Asked, Counted } from './counted.ts';

/** The months of a line of time: those of the year asked for, else the last twelve. */
export function monthsOf({ as_of, filters }: Asked): string[] {
  const first = filters.year
    ? `${filters.year}-01`
    : addMonths(calendarDate(as_of).slice(0, 7), 1 - SPAN.month);
  return Array.from({ length: SPAN.month }, (_, index) => addMonths(first, index));
}

const spanOf = (key: string, from: string, to: string) =>
  sql`(${key}::text, ${at(dayStart(from))}, ${at(dayStart(to))})`;

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

/** All counts of programs and events, each read once. */
export async function countPublications(db: Queryable, asked: Asked): Promise<Counted[]> {
  const now = at(asked.as_of);
  const months = monthsOf(asked);
  const spans = sql.join(
    months.map((key) => spanOf(key, `${key}-01`, `${addMonths(key, 1)}-01`)),
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
    ), spans(key, starts, ends) as (values ${spans})
    select * from (
      select 'figure', 'programs', count(*) from programs
      union all select 'figure', 'programs_open', count(*) from programs b where ${isOpen}
      union all select 'figure', 'events', count(*) from events
      union all select 'figure', 'events_coming', count(*) from events b where b.ends_at > ${now}
      union all select 'program-open', m.key, count(*) from spans m join programs b
        on b.opens_at < m.ends and (b.closes_at is null or b.closes_at >= m.starts) and b.opens_at <= ${now}
          and m.starts <= ${now}
        group by m.key
      union all select 'program-closed', m.key, count(*) from spans m join programs b
        on b.closes_at >= m.starts and b.closes_at < m.ends and b.closes_at <= ${now} group by m.key
      union all select 'event-month', m.key, count(*) from spans m join events b
        on b.starts_at >= m.starts and b.starts_at < m.ends group by m.key
      union all ${by('program-category', sql`programs`, sql`b.category`)}
      union all ${by('event-category', sql`events`, sql`b.category`)}
      union all ${by('event-province', sql`events`, sql`b.province_code`)}
      union all ${by('organiser', sql`(select organiser from programs union all select organiser from events)`, sql`b.organiser`)}
    ) as counted(chart, key, records)`);
  return rows.map(({ chart, key, records }) => ({ chart, key, records: Number(records), amount: null }));
}
