import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Logger } from 'pino';
import { announceReady } from './announce-ready.ts';
import { refuseLostKey } from './areas/account/second-factor/unreadable-secrets.ts';
import { type Config, readServedConfig } from './config.ts';
import { createServices } from './create-services.ts';
import { refusePublishedAccounts } from './database/demo/published-accounts.ts';
import { type LocatedDatabase, resolveDatabase } from './database/locate.ts';
import { createOutage, type Outage } from './database/outage.ts';
import { prepareDatabase } from './database/prepare.ts';
import { lookOver } from './doctor/look-over.ts';
import { drain, drainSecondsOf } from './drain.ts';
import { closeDataDir } from './files/close-data-dir.ts';
import { closerOf } from './http/closer.ts';
import { startWorker } from './jobs/worker.ts';
import { createLog } from './log.ts';
import { logInBlocks } from './log-in-blocks.ts';
import { refuseOtherBuild } from './other-build.ts';
import { type PlaceToListen, placeToListen, tryToListen } from './place-to-listen.ts';
import { readEnvironment } from './settings-file.ts';

const MODES = ['all', 'web', 'worker', 'migrate'] as const;
type Mode = (typeof MODES)[number];

/** Runs the mode that the command line names, until a signal ends it. What cannot start ends the process. */
export async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const mode = (positionals[0] ?? 'all') as Mode;
  if (!MODES.includes(mode)) {
    console.error(`Unknown mode "${mode}". Modes: ${MODES.join(', ')}.`);
    process.exit(2);
  }
  try {
    await run(mode);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (process.env.LOG_LEVEL === 'debug') console.error(error);
    process.exit(1);
  }
}

/** Starts the parts of a mode in order; stops them in the opposite order at SIGINT and SIGTERM. */
async function run(mode: Mode): Promise<void> {
  const environment = readEnvironment();
  const config = readServedConfig(environment);
  if (mode === 'all' || mode === 'web') refuseOtherBuild(config);
  const place = placeToListen(config, environment);
  if (!isBehind(config) && (mode === 'all' || mode === 'web')) await tryToListen(place);
  if (config.CAMDIGIKEY_CLIENT_ID) (await import('./identity/account-of.ts')).accountOf(config);
  const outage = createOutage();
  const log = createLog(config.LOG_LEVEL, logInBlocks(), outage);
  closeDataDir(config.DATA_DIR);
  const database = await resolveDatabase(config, { log: (line) => log.info(line) });
  const cleanUp: (() => Promise<void>)[] = [() => database.stop()];

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    for (const step of cleanUp.reverse())
      await step().catch((error: unknown) => log.warn({ err: error }, 'while stopping'));
    process.exit(0);
  };
  process.on('SIGINT', () => void stop('SIGINT'));
  process.on('SIGTERM', () => void stop('SIGTERM'));

  try {
    await prepareDatabase(database.url);
    if (mode === 'migrate') return await stop('done');
    await serve(mode, { config, log, outage }, database, cleanUp, place);
  } catch (error) {
    // Whatever was started must not stay behind: the next start would find it.
    for (const step of cleanUp.reverse()) await step().catch(() => undefined);
    throw error;
  }
}

/** In development: how long the first page is waited for before the site says that it is ready. */
const FIRST_PAGE_MS = 3_000;
/** Behind `npm run dev` the address belongs to the process that started this one, which is told where to ask. */
const isBehind = ({ PHUM_DEV }: Config) => PHUM_DEV && process.send !== undefined;

async function serve(
  mode: Mode,
  { config, log, outage }: { config: Config; log: Logger; outage: Outage },
  database: LocatedDatabase,
  cleanUp: (() => Promise<void>)[],
  place: PlaceToListen,
): Promise<void> {
  const isWeb = mode !== 'worker';
  const {
    services,
    made: app,
    stop,
  } = await createServices(config, log, database.url, async (services) => {
    if (!isWeb) return;
    const { createApp } = await import('./app.ts');
    return createApp(services, { pages: true });
  });
  cleanUp.push(stop);
  const { pool } = services.database;
  outage.follow(
    () => pool.query('select 1'),
    (past) => log.warn(past, 'the database is back'),
  );
  await refusePublishedAccounts(services);
  await refuseLostKey(services);
  await services.files.check();
  await lookOver(services);
  if (config.DEMO) {
    const { seedDemo } = await import('./database/demo/seed-demo.ts');
    await seedDemo(services);
  }
  if (mode !== 'web') cleanUp.push(await startWorker(services));
  if (!app) return;

  cleanUp.push(closerOf(app));
  const address = await app.listen(isBehind(config) ? { host: '127.0.0.1', port: 0 } : place);
  if (isBehind(config)) process.send?.({ port: Number(new URL(address).port) });
  cleanUp.push(() => drain(services, drainSecondsOf(config, place)));
  // Who is told that the site is ready opens it at once, and would look at a blank tab while Vite makes all pages.
  if (isBehind(config)) await Promise.race([fetch(address).catch(() => {}), wait(FIRST_PAGE_MS)]);
  await announceReady(config, { embedded: database.embedded, identity: services.identity !== null });
  // Its modules were imported with the app.
  const { countAhead } = await import('./count-ahead.ts');
  const { keepRecordsReady } = await import('./areas/stakeholder/keep-records-ready.ts');
  countAhead(services).catch((error) => log.warn({ err: error }, 'figures were not counted ahead'));
  services.searchIndex.load().catch((error) => log.warn({ err: error }, 'what can be found was not read'));
  keepRecordsReady(services, (error) => log.warn({ err: error }, 'records were not made ready'));
}
