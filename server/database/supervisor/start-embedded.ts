import { type BroughtUp, bringUp } from './bring-up.ts';
import { database, port, role } from './cluster-names.ts';
import { keepRunning } from './keep-running.ts';
import { runningPostmaster } from './postmaster-file.ts';
import { type EmbeddedOptions, prepareSite, type Site } from './prepare-site.ts';
import { withStartLock } from './start-lock.ts';
import { stopServer } from './stop-server.ts';
import { hasOtherUsers, unregisterUser } from './users.ts';

/** A serving embedded PostgreSQL. `host` is the directory of its Unix socket. */
export interface EmbeddedPostgres {
  /** `postgres://app@localhost/phum?host=…&port=5432`, understood by `pg`. */
  readonly connectionString: string;
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
  /** PostgreSQL's data directory, such as `…/pg18`. */
  readonly cluster: string;
  /** The postmaster's process id; another one after a restart. */
  readonly pid: number;
  /** True if the server was running already, after a kill of its first starter or beside another process. */
  readonly adopted: boolean;
  /** Lets go of the server, and stops it if no other live process uses it. Safe to call twice. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL in `dataDir`, or adopts the one that runs there, and returns when it serves. Unless `keepRunning`
 * is false it is started again when it dies. Throws `SupervisorError`, whose message says what to do.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const site = prepareSite(options);
  const up = () => withStartLock(site.dataDir, () => bringUp(site));
  let server: BroughtUp = await up();
  const restart = async () => {
    server = await up();
  };
  const watch = (options.keepRunning ?? true) ? keepRunning(() => server.pid, restart, site.log) : undefined;
  let stopping: Promise<void> | undefined;
  return {
    connectionString: socketUrl(server.socketDir, database),
    host: server.socketDir,
    port,
    user: role,
    database,
    cluster: site.cluster,
    adopted: server.adopted,
    get pid() {
      return server.pid;
    },
    stop() {
      stopping ??= letGo(site, watch);
      return stopping;
    },
  };
}

/** The address of a database behind a Unix socket, in the form `pg` and its pools take. */
export function socketUrl(socketDir: string, name: string): string {
  return `postgres://${role}@localhost/${name}?host=${encodeURIComponent(socketDir)}&port=${port}`;
}

async function letGo(site: Site, watch: { end(): Promise<void> } | undefined): Promise<void> {
  await watch?.end();
  await withStartLock(site.dataDir, async () => {
    unregisterUser(site.dataDir);
    const server = runningPostmaster(site.cluster);
    if (server && !hasOtherUsers(site.dataDir)) await stopServer(site.cluster, server.pid);
  });
}
