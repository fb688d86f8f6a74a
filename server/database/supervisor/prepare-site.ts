import { join } from 'node:path';
import { type Binaries, findBinaries } from './binaries.ts';
import { preparePlace } from './cluster-place.ts';
import { prepareSocketDir } from './socket-dir.ts';
import type { Account } from './system-account.ts';

/** Called for each thing worth telling the operator; never for a normal warm start. */
export type Log = (line: string) => void;

/** Everything about one embedded server that does not change while it is used. */
export interface Site {
  /** The supervisor's directory, without symbolic links. */
  dataDir: string;
  /** PostgreSQL's data directory in it, named by major version. */
  cluster: string;
  socketDir: string;
  account: Account;
  binaries: Binaries;
  durable: boolean;
  /** Server settings beyond the supervisor's own. */
  settings: Record<string, string>;
  /** A server of its own session outlives this process; otherwise it shares the process group. */
  detached: boolean;
  log: Log;
}

/** Options of `startEmbeddedPostgres`. */
export interface EmbeddedOptions {
  /** A directory for the supervisor alone; made if missing. */
  dataDir: string;
  /** False trades safety for speed (fsync off), for data that is thrown away. Default true. */
  durable?: boolean;
  log?: Log;
  settings?: Record<string, string>;
  /** False keeps the server in the process group, so that ending the group ends it. Default true. */
  detached?: boolean;
  /** True restarts a server that dies while this process lives. Default true. */
  keepRunning?: boolean;
  /** Another `native` directory of binaries than the installed one. */
  native?: string;
}

/** Finds the binaries, the account and the places for one server. Touches no running server. */
export function prepareSite(options: EmbeddedOptions): Site {
  const log = options.log ?? (() => {});
  const binaries = findBinaries(options.native);
  const name = `pg${binaries.major}`;
  const { dataDir, account } = preparePlace(options.dataDir, name, log);
  return {
    dataDir,
    cluster: join(dataDir, name),
    socketDir: prepareSocketDir(dataDir, account, log),
    account,
    binaries,
    durable: options.durable ?? true,
    settings: options.settings ?? {},
    detached: options.detached ?? true,
    log,
  };
}
