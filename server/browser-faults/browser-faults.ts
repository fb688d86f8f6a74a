import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { Counter } from 'prom-client';
import type { Engine, FaultName } from '#shared/domain/browser-fault.ts';
import { type Gathered, gather, type SeenStore } from '../counts/gather.ts';
import type { Queryable } from '../database/client.ts';
import { browser_fault } from '../database/schema/browser-fault.ts';

/** A script of a page that failed. `day` is YYYY-MM-DD in the zone of the country. */
export interface BrowserFault {
  day: string;
  engine: Engine;
  version: number;
  name: FaultName;
}

/** Counts what failed in the browsers of visitors. */
export interface BrowserFaults extends Gathered<BrowserFault> {
  /** Of this process, for Prometheus. */
  counter: Counter;
}

/** Gathers them in memory and keeps them in the database of the site. */
export function createBrowserFaults(db: Queryable, log: Logger): BrowserFaults {
  const gathered = gather({
    keyOf: ({ day, engine, version, name }: BrowserFault) => `${day} ${engine} ${version} ${name}`,
    store: storeIn(db),
    log,
    name: 'faults of browsers',
  });
  const counter = new Counter({
    name: 'browser_faults_total',
    help: 'Scripts that failed in the browsers of visitors, by engine and its main version (0: not told)',
    labelNames: ['engine', 'version'],
    registers: [],
  });
  return {
    ...gathered,
    counter,
    seen(fault) {
      gathered.seen(fault);
      counter.inc({ engine: fault.engine, version: String(fault.version) });
    },
  };
}

const storeIn =
  (db: Queryable): SeenStore<BrowserFault> =>
  async (seen) => {
    await db
      .insert(browser_fault)
      .values(seen.map(({ what, times }) => ({ ...what, times })))
      .onConflictDoUpdate({
        target: [browser_fault.day, browser_fault.engine, browser_fault.version, browser_fault.name],
        set: { times: sql`${browser_fault.times} + excluded.times` },
      });
  };
