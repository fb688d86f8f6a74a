import type { FastifyInstance } from 'fastify';
import findMyWay, { type HTTPMethod } from 'find-my-way';

export type AllowedMethods = (url: string) => string[];

/** How addresses are read. No part of one is too long for it: what is, we refuse ourselves. */
export const ROUTER = { maxParamLength: 16 * 1024, ignoreDuplicateSlashes: true };

/** Those with a meaning of their own here, in the order `Allow` names them. */
const METHODS: readonly HTTPMethod[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Tells which methods an address takes, by the routes registered after this call: what `Allow` of a 405 names (RFC 9110,
 * 15.5.6). None for what only a route for everything (`/*`) would answer. The table is made when it is first asked for:
 * few servers ever need it.
 */
export function collectMethods(app: FastifyInstance): AllowedMethods {
  const seen = new Map<string, Set<HTTPMethod>>();
  app.addHook('onRoute', ({ url, method }) => {
    if (url.endsWith('*')) return;
    const methods = seen.get(url) ?? new Set();
    seen.set(url, methods);
    for (const one of [method].flat() as HTTPMethod[]) if (METHODS.includes(one)) methods.add(one);
  });
  let table: ReturnType<typeof findMyWay> | undefined;
  const draw = () => {
    const made = findMyWay(ROUTER);
    for (const [url, methods] of seen) made.on([...methods], url, () => {});
    return made;
  };
  return (url) => {
    const router = (table ??= draw());
    const path = url.split('?', 1)[0] ?? url;
    const found = METHODS.flatMap((method) => {
      const parts = Object.values(router.find(method, path)?.params ?? { none: '' });
      // The router takes `/things/` for `/things/{id}` with an empty id.
      return parts.includes('') ? [] : [{ method, parts: parts.length }];
    });
    // What is written out (`/passkeys/begin/`) is not what stands for anything (`/passkeys/{id}/`).
    const fewest = Math.min(...found.map(({ parts }) => parts));
    return found.filter(({ parts }) => parts === fewest).map(({ method }) => method);
  };
}
