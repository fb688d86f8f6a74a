import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as account from './schema/account.ts';
import * as claim from './schema/claim.ts';
import * as cohort from './schema/cohort.ts';
import * as collection from './schema/collection.ts';
import * as contact from './schema/contact.ts';
import * as file from './schema/file.ts';
import * as inbox from './schema/inbox.ts';
import * as insight from './schema/insight.ts';
import * as network from './schema/network.ts';
import * as notification from './schema/notification.ts';
import * as event from './schema/operations.ts';
import * as pageView from './schema/page-view.ts';
import * as person from './schema/person.ts';
import * as publication from './schema/publication.ts';
import * as savedItem from './schema/saved-item.ts';
import * as stakeholder from './schema/stakeholder.ts';
import * as submission from './schema/submission.ts';
import * as taxonomy from './schema/taxonomy.ts';

const schema = {
  ...account,
  ...claim,
  ...cohort,
  ...collection,
  ...contact,
  ...event,
  ...file,
  ...inbox,
  ...insight,
  ...network,
  ...notification,
  ...pageView,
  ...person,
  ...publication,
  ...savedItem,
  ...stakeholder,
  ...submission,
  ...taxonomy,
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
  close(): Promise<void>;
}

/**
 * Opens the pool. Statements are bounded in time so that a stuck query cannot hold a connection for ever; an idle
 * connection that the server drops is forgotten and replaced on the next use.
 */
export function connect(
  url: string,
  options: { size: number; onError: (error: Error) => void },
): DatabaseClient {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.size,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    // For a database that holds the line but says nothing: longer than the statement's own bound.
    query_timeout: 20_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'phum',
  });
  pool.on('error', options.onError);
  // The pool listens to idle connections only: one that is lost in the middle of a transaction must not end the process.
  // Whoever uses it learns of the loss by the next query.
  pool.on('connect', (client) => void client.on('error', () => {}));
  return { pool, db: drizzle(pool, { schema }), close: () => pool.end() };
}
