import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { readConfig } from '#server/config.ts';
import { resolveDatabase } from '#server/database/locate.ts';
import { Back } from './back.ts';
import { frontOf } from './front.ts';
import { listen } from './listen.ts';
import { startVite } from './start-vite.ts';
import { tellWaiting } from './tell-waiting.ts';
import { Types } from './types.ts';
import { warmUp } from './warm-up.ts';

/**
 * `npm run dev`: two processes. This one has the address, Vite and the database, and outlives every edit; the other one is
 * the server itself, with the pages drawn by what Vite makes of them, and starts anew when its own files change. Whoever
 * asks meanwhile waits.
 */
const config = settings();
const front = Promise.withResolvers<ReturnType<typeof frontOf>>();
const http = createServer(async (incoming, outgoing) => (await front.promise)(incoming, outgoing));
// First of all: who cannot have the address starts nothing that would stay behind.
await listen(http, config);

/** What takes longer to close is left. */
const CLOSING_MS = 2_000;
/** Nothing else is to be done by then: what is wrong before the first edit is shown, too. */
const FIRST_LOOK_MS = 20_000;
/** What was begun, the last in front. */
const ends: (() => Promise<unknown>)[] = [];
let stopping = false;
async function stop(code = 0): Promise<void> {
  if (stopping) return;
  stopping = true;
  http.closeAllConnections();
  for (const end of ends) await end().catch(() => undefined);
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
// Whoever started it may be killed and pass nothing on.
const parent = Number(process.env.PHUM_STARTED_BY ?? process.ppid);
delete process.env.PHUM_STARTED_BY;
setInterval(() => process.ppid !== parent && void stop(), 500).unref();
// Nor has who closes the terminal anything left to read.
for (const output of [process.stdout, process.stderr]) output.on('error', () => void stop());

const waiting = tellWaiting();
waiting.for('Vite');
const vite = await startVite(http);
// It waits for what it is in the middle of, which ends with this process anyway.
ends.unshift(() => Promise.race([vite.close(), setTimeout(CLOSING_MS)]));
void warmUp(vite);
waiting.for('the database');
// Of one that is on its way only who waits for it can say how it is stopped.
const database = resolveDatabase(config, { log: console.log });
ends.push(async () => (await database).stop());
await database.catch((error: Error) => {
  console.error(error.message);
  return stop(1);
});
if (!stopping) {
  const back = new Back(vite, process.argv.slice(2));
  const types = new Types(vite);
  ends.unshift(
    () => back.stop(),
    async () => types.stop(),
  );
  front.resolve(frontOf(vite, back));
  waiting.for('the server, which fills the demonstration when it is new');
  back.start();
  await back.ready;
  waiting.done();
  types.look(FIRST_LOOK_MS);
}

/** What is set wrongly is said in a sentence, as when the site starts. */
function settings() {
  try {
    return readConfig({ ...process.env, PHUM_DEV: '1' });
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
