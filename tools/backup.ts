import '#server/settings-first.ts';
import { mkdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { readConfig } from '#server/config.ts';
import { requireCluster } from '#server/database/supervisor/existing-cluster.ts';
import { copyWhileServing } from '#server/database/supervisor/hot-copy.ts';
import { startEmbeddedPostgres } from '#server/database/supervisor/start-embedded.ts';
import { readEnvironment } from '#server/settings-file.ts';

// `node tools/run.mjs backup <directory>` copies the embedded database while it serves.
const [directory] = process.argv.slice(2);
try {
  await copyDatabase();
} catch (error) {
  // What to do is all that an administrator needs of it.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function copyDatabase() {
  if (!directory) throw new Error('Say where to: node tools/run.mjs backup <directory that does not exist>');
  const config = readConfig(readEnvironment());
  if (config.DATABASE_URL)
    throw new Error(
      'DATABASE_URL is set, and this copies the embedded database alone. One sealed archive of database, files and secrets is made by: npx phum backup (docs/runbooks/restore.md)',
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
}
