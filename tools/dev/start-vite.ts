import type { Server } from 'node:http';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { hotTexts } from './hot-texts.ts';
import { showPageFaults } from './page-faults.ts';

const ROOT = path.join(import.meta.dirname, '../..');
/** What changes all the time and is no source. */
const NOT_OURS = ['**/data/**', '**/.cache/**', '**/.toolchain/**', '**/build/**', '**/test-results/**'];

/** Vite behind the server of the address: its socket is there, too, so that one port is enough. */
export async function startVite(http: Server): Promise<ViteDevServer> {
  const own = process.listeners('SIGTERM');
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: http }, watch: { ignored: NOT_OURS } },
    appType: 'custom',
    plugins: [hotTexts(ROOT)],
    // What is found when a page or a worker asks for it makes every open page load itself anew.
    optimizeDeps: {
      entries: ['web/**/*.{ts,tsx}', '!**/*.test.*'],
      include: ['altcha-lib', 'altcha-lib/algorithms/web/pbkdf2'],
    },
  });
  // It and the second one inside the router's plugin would end the process before the database is stopped.
  for (const one of process.listeners('SIGTERM')) if (!own.includes(one)) process.off('SIGTERM', one);
  showPageFaults(vite);
  return vite;
}
