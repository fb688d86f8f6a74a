import type { Logger } from 'pino';
import type { Aggregates } from './aggregates/aggregates.ts';
import type { KeptCounts } from './areas/publication/kept-counts.ts';
import type { KeptItems } from './areas/search/kept-items.ts';
import type { DirectoryIndex } from './areas/stakeholder/directory/directory-index.ts';
import type { KeptCards } from './areas/stakeholder/directory/kept-cards.ts';
import type { KeptRecords } from './areas/stakeholder/kept-records.ts';
import type { BrowserFaults } from './browser-faults/browser-faults.ts';
import type { ChangeBus } from './changes/bus.ts';
import type { Config } from './config.ts';
import type { DatabaseClient } from './database/client.ts';
import type { FileStore } from './files/file-store.ts';
import type { Room } from './files/room.ts';
import type { AnswerCache } from './http/answer-cache.ts';
import type { Surprise } from './http/forwarded-headers.ts';
import type { HeldBodies } from './http/held-bodies.ts';
import type { KeptHydrationData } from './http/hydration-data.ts';
import type { PageCalls } from './http/page-calls.ts';
import type { IdentityProvider } from './identity/provider.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { KeyRing } from './key-ring.ts';
import type { Limits } from './limits/limits.ts';
import type { Maintenance } from './maintenance/maintenance.ts';
import type { PageViews } from './page-views/page-views.ts';
import type { RecordViews } from './page-views/record-views.ts';
import type { Readiness } from './readiness.ts';
import type { SearchIndex } from './search/memory/search-index.ts';
import type { Settings } from './site-settings.ts';
import type { Wordings } from './wording/wordings.ts';

/** What the verbs work with. Wired by hand in `create-services.ts`; passed on explicitly, never global. */
export interface Services extends KeyRing {
  config: Config;
  log: Logger;
  database: DatabaseClient;
  changes: ChangeBus;
  answers: AnswerCache;
  pageCalls: PageCalls;
  hydration: KeptHydrationData;
  counts: KeptCounts;
  aggregates: Aggregates;
  jobs: Jobs;
  files: FileStore;
  room: Room;
  limits: Limits;
  bodies: HeldBodies;
  readiness: Readiness;
  /** What this process has seen of proxies that is not as TRUST_PROXY says. */
  surprises: Set<Surprise>;
  settings: Settings;
  wordings: Wordings;
  maintenance: Maintenance;
  directory: DirectoryIndex;
  cards: KeptCards;
  records: KeptRecords;
  searchIndex: SearchIndex;
  searchItems: KeptItems;
  pageViews: PageViews;
  browserFaults: BrowserFaults;
  recordViews: RecordViews;
  /** Null: nobody can sign in by a national identity here. */
  identity: IdentityProvider | null;
}
