import { fileURLToPath } from 'node:url';
import { freePort, type Program, startProgram, untilReady } from './program.ts';

/** A running site: the server's own program on a free port of this machine. */
export interface Site extends Program {
  readonly url: string;
}

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

/** Starts the site with these settings, without limits, and returns once it is ready. */
export async function startSite(env: NodeJS.ProcessEnv, mode = 'all'): Promise<Site> {
  const port = await freePort();
  const program = startProgram(main, {
    args: [mode],
    env: { NODE_ENV: 'production', DEMO: '1', LIMITS: '0', PORT: String(port), ...env },
  });
  const site: Site = { ...program, url: `http://127.0.0.1:${port}` };
  if (mode !== 'worker') await untilReady(program, `${site.url}/readyz`);
  return site;
}
