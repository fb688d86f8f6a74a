import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/client.ts';
import { page_view } from '../database/schema/page-view.ts';
import type { PageViewStore } from './page-views.ts';

/** Keeps counts in the database of the site. */
export const storePageViews =
  (db: Queryable): PageViewStore =>
  async (counts) => {
    await db
      .insert(page_view)
      .values(counts.map(({ what, times }) => ({ ...what, views: times })))
      .onConflictDoUpdate({
        target: [page_view.day, page_view.page, page_view.language],
        set: { views: sql`${page_view.views} + excluded.views` },
      });
  };
