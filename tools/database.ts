import '#server/settings-first.ts';
import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import { requireCluster } from '#server/database/supervisor/existing-cluster.ts';
import { startEmbeddedPostgres } from '#server/database/supervisor/start-embedded.ts';
import { readEnvironment } from '#server/settings-file.ts';

// `node tools/run.mjs database` serves the embedded database alone, for psql and pg_dump, until it is interrupted.
const { DATA_DIR } = readConfig(readEnvironment());
requireCluster(DATA_DIR);
const log = (line: string) => console.error(line);
const server = await startEmbeddedPostgres({ dataDir: join(DATA_DIR, 'postgres'), log });
console.log(`PostgreSQL serves (process ${server.pid}). Ctrl-C ends it, unless Phum runs too.`);
console.log(`psql -h ${server.host} -U ${server.user} ${server.database}`);
const keepAlive = setInterval(() => {}, 60_000);
const end = async () => {
  clearInterval(keepAlive);
  await server.stop();
};
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end());
