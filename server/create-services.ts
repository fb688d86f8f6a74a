import type { Logger } from 'pino';
import { showMissingTexts } from '#shared/i18n/missing-texts.ts';
import { createAggregates } from './aggregates/aggregates.ts';
import { createKeptCounts } from './areas/publication/kept-counts.ts';
import { createKeptItems } from './areas/search/kept-items.ts';
import { createDirectoryIndex } from './areas/stakeholder/directory/directory-index.ts';
import { createKeptCards } from './areas/stakeholder/directory/kept-cards.ts';
import { findPublicCards } from './areas/stakeholder/find-public-cards.ts';
import { createKeptRecords } from './areas/stakeholder/kept-records.ts';
import { createBrowserFaults } from './browser-faults/browser-faults.ts';
import { createChangeBus } from './changes/bus.ts';
import type { Config } from './config.ts';
import { connect } from './database/client.ts';
import { createFileStore } from './files/file-store.ts';
import { createRoom } from './files/room.ts';
import { createAnswerCache } from './http/answer-cache.ts';
import { createHeldBodies, MOST_HELD } from './http/held-bodies.ts';
import { createHydrationData } from './http/hydration-data.ts';
import { createPageCalls } from './http/page-calls.ts';
import { createIdentity } from './identity/create-identity.ts';
import { createJobs } from './jobs/jobs.ts';
import { readKeyRing } from './key-ring.ts';
import { createLimits } from './limits/limits.ts';
import { createMaintenance } from './maintenance/maintenance.ts';
import { createPageViews, noPageViews } from './page-views/page-views.ts';
import { createRecordViews, noRecordViews } from './page-views/record-views.ts';
import { storePageViews } from './page-views/store-page-views.ts';
import { createReadiness } from './readiness.ts';
import { createSearchIndex } from './search/memory/search-index.ts';
import type { Services } from './services.ts';
import { createSettings } from './site-settings.ts';
import { subscribeAreas } from './subscriptions.ts';
import { createWordings } from './wording/wordings.ts';

/**
 * Wires the services to the database at `url`, which must be migrated. `stop` closes what was opened, in order. `meanwhile` is
 * done while PostgreSQL works out the directory, and returned as `made`.
 */
export async function createServices<Made = undefined>(
  config: Config,
  log: Logger,
  url: string,
  meanwhile?: (services: Services) => Promise<Made>,
): Promise<{ services: Services; made: Made | undefined; stop(): Promise<void> }> {
  subscribeAreas();
  if (config.NODE_ENV === 'production' && !config.STRICT_TEXTS)
    showMissingTexts((problem) => log.error({ problem }, 'a text is missing'));
  const warn = (error: unknown) => log.warn({ err: error }, 'lost a database connection');
  const database = connect(url, { size: config.DATABASE_POOL, onError: warn });
  const changes = createChangeBus(url, warn);
  const identity = await createIdentity(config, log, database.db);
  // Hears of a change before whatever shows texts does: nothing is kept with the words from before.
  const wordings = createWordings(database.db, changes);
  const directory = createDirectoryIndex(database.db, changes);
  const services: Services = {
    config,
    log,
    ...(await readKeyRing(config)),
    database,
    changes,
    directory,
    cards: createKeptCards(changes, findPublicCards(database.db, directory)),
    identity: identity.provider,
    // Hears of a change after the directory and before whole answers, like the cards.
    records: createKeptRecords(changes, directory, !config.PHUM_DEV),
    // Hears of a change before whole answers do, too.
    searchIndex: createSearchIndex(database.db, changes, (error) =>
      log.warn({ err: error }, 'what can be found was not read'),
    ),
    searchItems: createKeptItems(changes),
    // Hears of a change before whole answers do: none is kept with counts from before.
    counts: createKeptCounts(changes),
    aggregates: createAggregates(changes, () => directory.size),
    pageCalls: createPageCalls(changes),
    answers: createAnswerCache(changes),
    hydration: createHydrationData(),
    jobs: createJobs(url, log, changes),
    files: createFileStore(config),
    room: createRoom(config),
    wordings,
    settings: createSettings(database.db, changes, config),
    maintenance: createMaintenance(database.db, changes),
    limits: createLimits(database.pool, config.LIMITS),
    bodies: createHeldBodies(MOST_HELD, config.TRUST_PROXY),
    readiness: createReadiness(config.DATA_DIR, database, changes),
    surprises: new Set(),
    pageViews: config.PAGE_VIEWS ? createPageViews(storePageViews(database.db), log) : noPageViews,
    browserFaults: createBrowserFaults(database.db, log),
    recordViews: config.PAGE_VIEWS ? createRecordViews(database.db, log) : noRecordViews,
  };
  const reading = changes.start();
  await Promise.race([directory.asked, reading]);
  const [made] = await Promise.all([meanwhile?.(services), reading]);
  await services.jobs.start();
  return {
    services,
    made,
    async stop() {
      await identity.stop();
      wordings.stop();
      await services.jobs.stop();
      await services.pageViews.stop();
      await services.browserFaults.stop();
      await services.recordViews.stop();
      await changes.stop();
      await database.close();
    },
  };
}
