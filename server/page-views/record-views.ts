import { and, eq, gte, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { addDays, calendarDate } from '#shared/format/calendar.ts';
import { type Gathered, gather, type SeenStore } from '../counts/gather.ts';
import type { Queryable } from '../database/client.ts';
import { stakeholder_view } from '../database/schema/page-view.ts';

/** The public page of a record opened on a day. */
interface RecordView {
  day: string;
  stakeholder_id: string;
}

/** Counts for owners how often their page is opened: by nobody in particular. */
export interface RecordViews extends Gathered<RecordView> {
  /** Views of the last days, today included; null where nothing is counted. */
  read(db: Queryable, stakeholderId: string, days: number): Promise<number | null>;
}

export function createRecordViews(db: Queryable, log: Logger): RecordViews {
  const counter = gather<RecordView>({
    keyOf: ({ day, stakeholder_id }) => `${day} ${stakeholder_id}`,
    store: storeRecordViews(db),
    log,
    name: 'views of records',
  });
  return {
    ...counter,
    async read(from, stakeholderId, days) {
      await counter.flush();
      const [row] = await from
        .select({ views: sql`coalesce(sum(${stakeholder_view.views}), 0)`.mapWith(Number) })
        .from(stakeholder_view)
        .where(
          and(
            eq(stakeholder_view.stakeholder_id, stakeholderId),
            gte(stakeholder_view.day, addDays(calendarDate(new Date()), 1 - days)),
          ),
        );
      return row?.views ?? 0;
    },
  };
}

/** A record that is gone by then is left out. */
const storeRecordViews =
  (db: Queryable): SeenStore<RecordView> =>
  async (seen) => {
    const counts = seen.map(({ what, times }) => ({ ...what, views: times }));
    await db.execute(sql`
      insert into stakeholder_view (day, stakeholder_id, views)
      select seen.day, s.id, seen.views
      from json_to_recordset(${JSON.stringify(counts)}::json) as seen(day date, stakeholder_id uuid, views int)
      join stakeholder s on s.id = seen.stakeholder_id
      on conflict (stakeholder_id, day) do update set views = stakeholder_view.views + excluded.views`);
  };

/** Nothing is counted: page views are switched off. */
export const noRecordViews: RecordViews = {
  seen() {},
  async flush() {},
  async stop() {},
  read: async () => null,
};
