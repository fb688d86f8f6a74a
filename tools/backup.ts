import { mkdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { readConfig } from '#server/config.ts';
import { requireCluster } from '#server/database/supervisor/existing-cluster.ts';
import { copyWhileServing } from '#server/database/supervisor/hot-copy.ts';
import { startEmbeddedPostgres } from '#server/database/supervisor/start-embedded.ts';
import { readEnvironment } from '#server/settings-file.ts';

// `node tools/run.mjs backup <directory>` copies the embedded database while it serves.
const [directory] = process.argv.slice(2);
if (!directory) throw new Error('Say where to: node tools/run.mjs backup <directory that does not exist>');
const config = readConfig(readEnvironment());
if (config.DATABASE_URL)
  throw new Error(
    'DATABASE_URL is set: that PostgreSQL is backed up with its own tools, and the files beside it: pg_dump --format=custom --file=phum.dump "$DATABASE_URL" && tar --create --file=files.tar --directory="$DATA_DIR" files',
  );
requireCluster(config.DATA_DIR);

const server = await startEmbeddedPostgres({
  dataDir: join(config.DATA_DIR, 'postgres'),
  keepRunning: false,
});
try {
  const target = resolve(directory);
  mkdirSync(target, { recursive: true, mode: 0o700 });
  await copyWhileServing(server.connectionString, server.cluster, join(target, basename(server.cluster)));
  console.log(`The database is copied to ${target}.`);
} finally {
  await server.stop();
}
