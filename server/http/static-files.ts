import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { keepParts } from './kept-parts.ts';
import { noteFile } from './log-requests.ts';
import { Problem } from './problem.ts';

export const BUILD = fileURLToPath(new URL('../../build', import.meta.url));

const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** What a part of a build may be called. */
const PART = /^[\w-][\w.-]*\.(?:js|css|woff2)$/;

/**
 * The built assets. Those under /assets carry a hash in their name, so browsers may keep them for ever; tabs that were opened
 * before this release find theirs in `kept` (kept-parts.ts).
 */
export async function registerStaticFiles(
  site: FastifyInstance,
  kept: string,
  client = path.join(BUILD, 'client'),
): Promise<void> {
  await site.register((app) => registerFiles(app, kept, client));
}

async function registerFiles(app: FastifyInstance, kept: string, client: string): Promise<void> {
  app.addHook('onRequest', (request, _reply, done) => {
    noteFile(request);
    done();
  });
  await app.register(fastifyStatic, {
    root: client,
    wildcard: false,
    preCompressed: true,
    // They stand beside their files and need no address of their own: each would cost the start a route.
    globIgnore: ['**/*.br', '**/*.gz'],
    index: false,
    cacheControl: false,
    setHeaders(reply, file) {
      const immutable = file.includes(`${path.sep}assets${path.sep}`) || file.startsWith(kept);
      reply.header(
        'cache-control',
        immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      // A worker lives by the policy of its own file (which may be the compressed one): this one fetches and keeps pages.
      if (path.basename(file).startsWith('sw.js')) reply.header('content-security-policy', WORKER_POLICY);
    },
  });
  app.get<{ Params: { '*': string } }>('/assets/*', async ({ params }, reply) => {
    const name = params['*'];
    if (!PART.test(name) || !existsSync(path.join(kept, name))) throw new Problem('not_found');
    return reply.sendFile(name, kept);
  });
  // Beside the work of the site: who comes first does not wait for it.
  let keeping = Promise.resolve();
  app.addHook('onListen', () => {
    keeping = keepParts(path.join(client, 'assets'), kept).catch((error: unknown) =>
      app.log.error(error, 'The parts of this release could not be kept for tabs that are open.'),
    );
  });
  app.addHook('onClose', () => keeping);
}
