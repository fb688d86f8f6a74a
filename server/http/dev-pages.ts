import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import type { LoadBuild } from './pages.ts';

/** `npm run dev`: pages are built on the fly by Vite inside this process, and browsers reload what changes. */
export async function startDevPages(app: FastifyInstance): Promise<LoadBuild> {
  const own = process.listeners('SIGTERM');
  const vite = await createServer({
    server: { middlewareMode: true },
    appType: 'custom',
    // Without a copy of the configuration in node_modules: `--watch` would take each for a change.
    configLoader: 'native',
  });
  // A second Vite inside the plugin ends the process at SIGTERM, before the database is stopped: run.ts does that in order.
  for (const one of process.listeners('SIGTERM')) if (!own.includes(one)) process.off('SIGTERM', one);
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'GET') return done();
    // Vite's own modules load from anywhere in the project and reload over a socket: no policy in development.
    reply.raw.setHeader('content-security-policy', "frame-ancestors 'none'");
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  return () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>;
}
