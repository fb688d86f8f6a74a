import { join } from 'node:path';
import { startEmbeddedPostgres } from '#server/database/supervisor/start-embedded.ts';

/** A PostgreSQL that the server under test does not look after, as one given by DATABASE_URL. */
export interface OutsideDatabase {
  readonly url: string;
  stop(): Promise<void>;
  /** At the same address, with the same data. */
  startAgain(): Promise<void>;
}

export async function startOutsideDatabase(dataDir: string): Promise<OutsideDatabase> {
  const start = () =>
    startEmbeddedPostgres({
      dataDir: join(dataDir, 'outside'),
      durable: false,
      detached: false,
      keepRunning: false,
    });
  let server = await start();
  return {
    url: server.connectionString,
    stop: () => server.stop(),
    async startAgain() {
      server = await start();
    },
  };
}
