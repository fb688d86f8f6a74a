import { arrayOverlaps, inArray, or, type SQL, sql } from 'drizzle-orm';
import {
  CLOSING_DAYS,
  CLOSING_WINDOWS,
  type ClosingWindow,
  type ProgramStatus,
} from '#shared/domain/program.ts';
import { addDays, calendarDate } from '#shared/format/calendar.ts';
import { program } from '../../database/schema/publication.ts';
import { isOneOfTerms } from '../publication/count-facets.ts';
import { at, dayEnd, dayStart } from '../publication/local-day.ts';
import { isAmong, type Searched } from '../publication/search-publications.ts';

/** What narrows a list of programs. */
export interface ProgramFilter extends Pick<Searched, 'among'> {
  status: ProgramStatus[];
  category: string[];
  closing: ClosingWindow[];
  closes_to?: string | undefined;
  closes_from?: string | undefined;
  stage: string[];
  sector: string[];
  province: string[];
  organiser: string[];
}

export const closesAt = program.closes_at;

/** Open, closed and upcoming follow from the dates at the moment of asking; they are never stored. */
export const isClosed = sql<boolean>`coalesce(${program.closes_at} <= now(), false)`;
export const isUpcoming = sql<boolean>`(coalesce(${program.opens_at} > now(), false) and not ${isClosed})`;
export const STATUS: Record<ProgramStatus, SQL> = {
  open: sql`(not ${isUpcoming} and not ${isClosed})`,
  upcoming: isUpcoming,
  closed: isClosed,
};
export const statusOf = sql<ProgramStatus>`case when ${isClosed} then 'closed' when ${isUpcoming} then 'upcoming' else 'open' end`;

/** The moment before which a program closes "within a week": the end of the seventh day after today, by the zone of the country. */
const windowEnd = (window: ClosingWindow, now: Date): Date =>
  dayEnd(addDays(calendarDate(now), CLOSING_DAYS[window]));

const closesWithin = (window: ClosingWindow, now: Date): SQL =>
  sql`(${STATUS.open} and ${program.closes_at} < ${at(windowEnd(window, now))})`;

/** The windows in which a program closes; who closes within one closes within every longer one. */
export function windowsOf(now: Date): SQL<ClosingWindow[]> {
  const cases = CLOSING_WINDOWS.map(
    (window, i) =>
      sql`when ${program.closes_at} < ${at(windowEnd(window, now))} then ${textArray(CLOSING_WINDOWS.slice(i))}`,
  );
  return sql`case when not ${STATUS.open} then null ${sql.join(cases, sql` `)} end`;
}

/** Values as PostgreSQL writes an array of them: worked out once for a statement and not for each row. */
const textArray = (values: readonly string[]) => sql`${`{${values.join(',')}}`}::text[]`;

/** What the search of the list found. */
export const says = (filter: ProgramFilter): SQL | undefined => isAmong(program.id, filter);

/** The moments between which programs close, where days are given. */
export function closesBetween({ closes_from, closes_to }: ProgramFilter): SQL | undefined {
  const parts = [
    ...(closes_from ? [sql`${program.closes_at} >= ${at(dayStart(closes_from))}`] : []),
    ...(closes_to ? [sql`${program.closes_at} < ${at(dayEnd(closes_to))}`] : []),
  ];
  return parts.length > 0 ? sql.join(parts, sql` and `) : undefined;
}

const any = (parts: SQL[]): SQL | undefined => (parts.length > 0 ? or(...parts) : undefined);
const some = <T>(values: T[], condition: (values: T[]) => SQL): SQL | undefined =>
  values.length > 0 ? condition(values) : undefined;

/** What each filter asks of a row. */
export function conditionsOf(filter: ProgramFilter, now: Date) {
  return {
    status: any(filter.status.map((one) => STATUS[one])),
    category: some(filter.category, (slugs) => isOneOfTerms(program.category_id, slugs)),
    closing: any(filter.closing.map((one) => closesWithin(one, now))),
    stage: some(filter.stage, (slugs) => arrayOverlaps(program.stages, slugs)),
    sector: some(filter.sector, (slugs) => arrayOverlaps(program.sectors, slugs)),
    province: some(filter.province, (codes) => inArray(program.province_code, codes)),
    organiser: some(filter.organiser, (ids) => inArray(program.organiser_id, ids)),
  };
}
