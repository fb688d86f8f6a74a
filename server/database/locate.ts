import { join } from 'node:path';
import { makeDataDir } from '../files/close-data-dir.ts';
import { checkOutsideDatabase } from './outside.ts';
import { startEmbeddedPostgres } from './supervisor/start-embedded.ts';

/** The configuration that decides which PostgreSQL is used. */
export interface DatabaseConfig {
  /** Absent or empty: the embedded one. */
  DATABASE_URL?: string | undefined;
  /** The embedded one lives in `postgres` below it. */
  DATA_DIR: string;
}

/** A PostgreSQL that serves, and how to let go of it. */
export interface LocatedDatabase {
  url: string;
  embedded: boolean;
  /** True if an embedded server was running already. */
  adopted: boolean;
  /** Stops an embedded server unless another process uses it; nothing for an outside one. */
  stop(): Promise<void>;
}

/** Options of `resolveDatabase`. */
export interface ResolveOptions {
  log?: (line: string) => void;
  /** How long an outside server that is not up yet is waited for. */
  waitMs?: number;
}

/** The database of this process: DATABASE_URL, else embedded. Throws OutsideDatabaseError or SupervisorError. */
export async function resolveDatabase(
  config: DatabaseConfig,
  options: ResolveOptions = {},
): Promise<LocatedDatabase> {
  if (config.DATABASE_URL) {
    await checkOutsideDatabase(config.DATABASE_URL, options.waitMs);
    return { url: config.DATABASE_URL, embedded: false, adopted: false, stop: async () => {} };
  }
  makeDataDir(config.DATA_DIR);
  const dataDir = join(config.DATA_DIR, 'postgres');
  const server = await startEmbeddedPostgres({ dataDir, ...(options.log ? { log: options.log } : {}) });
  return { url: server.connectionString, embedded: true, adopted: server.adopted, stop: () => server.stop() };
}
