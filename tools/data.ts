import '#server/settings-first.ts';
import { parseArgs } from 'node:util';
import { createChangeBus, EVERYTHING } from '#server/changes/bus.ts';
import { readConfig } from '#server/config.ts';
import { connect } from '#server/database/client.ts';
import { scaleDirectory } from '#server/database/demo/scale.ts';
import { resolveDatabase } from '#server/database/locate.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { readEnvironment } from '#server/settings-file.ts';

const USAGE = `npm run data -- --scale N [--into postgres://…]

  --scale N    fill the directory up to N organisations, in the shape of the demo data
  --into URL   the PostgreSQL to fill; default: DATABASE_URL, else the embedded one of DATA_DIR`;
const MOST = 1_000_000;

// `npm run data -- --scale 100000` makes a directory of any size for benchmarks. Run again it goes on where it stopped.
const { values } = parseArgs({ options: { scale: { type: 'string' }, into: { type: 'string' } } });
const count = Number(values.scale);
if (!Number.isInteger(count) || count < 1 || count > MOST) {
  console.error(USAGE);
  process.exit(2);
}
const config = readConfig(readEnvironment());
if (config.production) throw new Error('Demo data is refused in production.');

const database = await resolveDatabase(values.into ? { ...config, DATABASE_URL: values.into } : config);
try {
  await migrateDatabase(database.url);
  const client = connect(database.url, { size: 4, onError: (error) => console.error(error.message) });
  try {
    const began = performance.now();
    const written = await scaleDirectory(client, count, { onProgress: progress(count) });
    await createChangeBus(database.url, console.error).announce(client.db, [EVERYTHING]);
    const seconds = (performance.now() - began) / 1000;
    console.log(
      written === 0
        ? `The directory has ${count.toLocaleString('en')} organisations already.`
        : `${written.toLocaleString('en')} organisations written in ${seconds.toFixed(1)} s.`,
    );
  } finally {
    await client.close();
  }
} finally {
  await database.stop();
}

/** Says how far it is, not more than once a second. */
function progress(total: number): (records: number) => void {
  let last = performance.now();
  return (records) => {
    if (performance.now() - last < 1_000 && records < total) return;
    last = performance.now();
    console.log(`${records.toLocaleString('en')} of ${total.toLocaleString('en')} organisations`);
  };
}
