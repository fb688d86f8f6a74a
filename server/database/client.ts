import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as account from './schema/account.ts';
import * as claim from './schema/claim.ts';
import * as cohort from './schema/cohort.ts';
import * as collection from './schema/collection.ts';
import * as connection from './schema/connection.ts';
import * as contact from './schema/contact.ts';
import * as correction from './schema/correction.ts';
import * as file from './schema/file.ts';
import * as inbox from './schema/inbox.ts';
import * as insight from './schema/insight.ts';
import * as newsletter from './schema/newsletter.ts';
import * as notification from './schema/notification.ts';
import * as operations from './schema/operations.ts';
import * as pageView from './schema/page-view.ts';
import * as person from './schema/person.ts';
import * as publication from './schema/publication.ts';
import * as report from './schema/report.ts';
import * as savedItem from './schema/saved-item.ts';
import * as stakeholder from './schema/stakeholder.ts';
import * as stakeholderParts from './schema/stakeholder-parts.ts';
import * as submission from './schema/submission.ts';
import * as taxonomy from './schema/taxonomy.ts';
import * as upload from './schema/upload.ts';

const schema = {
  ...account,
  ...claim,
  ...cohort,
  ...collection,
  ...connection,
  ...contact,
  ...correction,
  ...file,
  ...inbox,
  ...insight,
  ...newsletter,
  ...notification,
  ...operations,
  ...pageView,
  ...person,
  ...publication,
  ...report,
  ...savedItem,
  ...stakeholder,
  ...stakeholderParts,
  ...submission,
  ...taxonomy,
  ...upload,
};
export type Database = NodePgDatabase<typeof schema>;
/** What a query needs: the pool outside, the transaction inside one. */
export type Queryable = Pick<
  Database,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'selectDistinct' | '$count'
>;

export interface DatabaseClient {
  pool: pg.Pool;
  db: Database;
  /** Connections for search statements, which only read: each keeps `SEARCH_SETTINGS`, so that a search is one round trip. */
  search: pg.Pool;
  close(): Promise<void>;
}

/**
 * One plan for all words: planning over the partitions takes longer than the search. The index always: reading the
 * table means unpacking every text, which the planner does not count. Figures in docs/adr/0006-directory-index.md.
 */
const SEARCH_SETTINGS = {
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  jit: 'off',
  default_transaction_read_only: 'on',
};

/** Of as many connections as others have, searches have this share besides. */
const SEARCH_SHARE = 1 / 4;
/** Both halves of a search at once. */
const LEAST_SEARCH = 2;

const searchSize = (size: number) => Math.max(LEAST_SEARCH, Math.floor(size * SEARCH_SHARE));

/** How many connections the pools of a process open at most. */
export const pooledConnections = (size: number): number => size + searchSize(size);

/**
 * Opens the pools. Statements are bounded in time so that a stuck query cannot hold a connection for ever; an idle
 * connection that the server drops is forgotten and replaced on the next use.
 */
export function connect(
  url: string,
  options: { size: number; onError: (error: Error) => void },
): DatabaseClient {
  const settings = {
    connectionString: url,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    // For a database that holds the line but says nothing: longer than the statement's own bound.
    query_timeout: 20_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'phum',
  };
  const pool = new pg.Pool({ ...settings, max: options.size });
  const search = new pg.Pool({
    ...settings,
    max: searchSize(options.size),
    options: Object.entries(SEARCH_SETTINGS)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  });
  for (const one of [pool, search]) {
    one.on('error', options.onError);
    // A pool listens to idle connections only: one that is lost in the middle of a transaction must not end the process.
    // Whoever uses it learns of the loss by the next query.
    one.on('connect', (client) => void client.on('error', () => {}));
  }
  return {
    pool,
    db: givingBack(drizzle(pool, { schema }), pool),
    search,
    close: async () => void (await Promise.all([pool.end(), search.end()])),
  };
}

/**
 * By itself Drizzle keeps a connection whose `begin` fails: each that is lost just then would be missing in the pool until
 * the process ends. Here a transaction gives its connection back whatever happens.
 */
function givingBack(db: Database, pool: pg.Pool): Database {
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await (drizzle(client) as unknown as Database).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return db;
}
