import type { Logger } from 'pino';
import type { Language } from '#shared/i18n/languages.ts';
import { type Gathered, gather, type SeenStore } from '../counts/gather.ts';

/** A page that was opened. `day` is YYYY-MM-DD in the zone of the country, `page` a route such as `/program/:id`. */
export interface PageView {
  day: string;
  page: string;
  language: Language;
}

/** Where counts go: the database of the site, or a service of somebody's choice. */
export type PageViewStore = SeenStore<PageView>;

/** Counts page views: no cookie, no person, no address. */
export type PageViews = Gathered<PageView>;

/** Gathers views in memory, so that no page waits for a count. */
export const createPageViews = (store: PageViewStore, log: Logger, every?: number): PageViews =>
  gather({
    keyOf: ({ day, language, page }) => `${day} ${language} ${page}`,
    store,
    log,
    name: 'page views',
    ...(every === undefined ? {} : { every }),
  });

/** Counts nothing: page views are switched off. */
export const noPageViews: PageViews = { seen() {}, async flush() {}, async stop() {} };
