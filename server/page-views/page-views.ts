import type { Logger } from 'pino';
import type { Language } from '#shared/i18n/languages.ts';

/** How often one page was opened on one day. `day` is YYYY-MM-DD in Phnom Penh, `page` a route such as `/program/:id`. */
export interface PageViewCount {
  day: string;
  page: string;
  language: Language;
  views: number;
}

/** Where counts go: the database of the site, or a service of somebody's choice (B.81). Adds to what is there. */
export type PageViewStore = (counts: readonly PageViewCount[]) => Promise<void>;

/** Counts page views (7.161): no cookie, no person, no address. */
export interface PageViews {
  seen(view: Omit<PageViewCount, 'views'>): void;
  /** Hands on what was counted since the last time. Counts a store could not take are kept for the next time. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

const FLUSH_MS = 10_000;

/** Gathers views in memory and stores them every ten seconds and at the end, so that no page waits for a count. */
export function createPageViews(store: PageViewStore, log: Logger, every = FLUSH_MS): PageViews {
  let counts = new Map<string, PageViewCount>();
  const add = (view: PageViewCount) => {
    const key = `${view.day} ${view.language} ${view.page}`;
    const known = counts.get(key);
    counts.set(key, { ...view, views: view.views + (known?.views ?? 0) });
  };
  async function storeCounted(): Promise<void> {
    if (counts.size === 0) return;
    const taken = [...counts.values()];
    counts = new Map();
    try {
      await store(taken);
    } catch (error) {
      taken.forEach(add);
      log.warn({ err: error }, 'page views wait');
    }
  }
  let last: Promise<void> = Promise.resolve();
  /** One after the other, so that whoever waits for it waits for what is being stored already, too. */
  const flush = () => (last = last.then(storeCounted));
  const timer = setInterval(() => void flush(), every).unref();
  return {
    seen: (view) => add({ ...view, views: 1 }),
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}

/** Counts nothing: page views are switched off. */
export const noPageViews: PageViews = { seen() {}, async flush() {}, async stop() {} };
