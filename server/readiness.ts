import type { ChangeBus } from './changes/bus.ts';
import type { DatabaseClient } from './database/client.ts';
import { tryDataDir, tryFilesIn } from './files/try-data-dir.ts';

/** Why a node cannot serve. */
export type Unready = 'stopping' | 'database' | 'changes' | 'data_dir';

export interface Readiness {
  /** Whether this node is about to end. It still serves until it does. */
  readonly isLeaving: boolean;
  /** From now on nobody is to be sent here any more. */
  leave(): void;
  /** Null: it can serve. */
  whyNot(): Promise<Unready | null>;
}

/** Balancers ask every second or two; the disk is tried no oftener than this. */
const TRIED_MS = 10_000;

/** Tells whether a node can serve, for `/readyz`: not while it ends, nor without its database, its notices or its DATA_DIR. */
export function createReadiness(
  dataDir: string,
  { pool }: Pick<DatabaseClient, 'pool'>,
  changes: Pick<ChangeBus, 'connected'>,
  now: () => number = Date.now,
): Readiness {
  let isLeaving = false;
  let tried: { at: number; works: Promise<boolean> } | undefined;
  const canWrite = () => {
    if (!tried || now() - tried.at >= TRIED_MS || now() < tried.at)
      tried = { at: now(), works: succeeds(tryDataDir(dataDir).then(() => tryFilesIn(dataDir))) };
    return tried.works;
  };
  return {
    get isLeaving() {
      return isLeaving;
    },
    leave() {
      isLeaving = true;
    },
    async whyNot() {
      if (isLeaving) return 'stopping';
      if (!(await succeeds(pool.query('select 1')))) return 'database';
      if (!changes.connected) return 'changes';
      return (await canWrite()) ? null : 'data_dir';
    },
  };
}

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );
