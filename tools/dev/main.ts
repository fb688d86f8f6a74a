import { createServer } from 'node:http';
import { readConfig } from '#server/config.ts';
import { resolveDatabase } from '#server/database/locate.ts';
import { Back } from './back.ts';
import { frontOf } from './front.ts';
import { startVite } from './start-vite.ts';
import { Types } from './types.ts';
import { warmUp } from './warm-up.ts';

/**
 * `npm run dev`: two processes. This one has the address, Vite and the database, and outlives every edit; the other one is
 * the server itself, with the pages drawn by what Vite makes of them, and starts anew when its own files change. Whoever
 * asks meanwhile waits.
 */
const config = readConfig({ ...process.env, PHUM_DEV: '1' });
const http = createServer();
const vite = await startVite(http);
void warmUp(vite);
const database = await resolveDatabase(config);
const back = new Back(vite, process.argv.slice(2));
const types = new Types(vite);
http.on('request', frontOf(vite, back));
http.listen(config.PORT, config.HOST);
back.start();

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, async () => {
    if (stopping) return;
    stopping = true;
    http.closeAllConnections();
    types.stop();
    await Promise.allSettled([back.stop(), vite.close()]);
    await database.stop();
    process.exit(0);
  });
