import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

export const BUILD = fileURLToPath(new URL('../../build', import.meta.url));

const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** The built assets. Those under /assets carry a hash in their name, so browsers may keep them for ever. */
export async function registerStaticFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.join(BUILD, 'client'),
    wildcard: false,
    preCompressed: true,
    // They stand beside their files and need no address of their own: each would cost the start a route.
    globIgnore: ['**/*.br', '**/*.gz'],
    index: false,
    cacheControl: false,
    setHeaders(reply, file) {
      const immutable = file.includes(`${path.sep}assets${path.sep}`);
      reply.header(
        'cache-control',
        immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      // A worker lives by the policy of its own file (which may be the compressed one): this one fetches and keeps pages.
      if (path.basename(file).startsWith('sw.js')) reply.header('content-security-policy', WORKER_POLICY);
    },
  });
}
