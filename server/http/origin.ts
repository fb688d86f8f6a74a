import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Problem } from './problem.ts';

/** Methods that change nothing. */
export const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a write that a foreign page makes with our visitor's cookies (CSRF). Callers whom a bearer token signed in
 * (`byBearer`; a header alone proves nothing), or who send no cookie at all, are not browsers acting for somebody else
 * and pass. With `ownPagesOnly` (a page's form, a call that begins or ends a sign-in) they do not, and a read counts
 * like a write.
 */
export function checkOrigin(
  config: Config,
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
  { ownPagesOnly = false, byBearer = false } = {},
): void {
  if (!ownPagesOnly && (READS.has(method) || byBearer || !headers.cookie)) return;
  if (!comesFromOwnPage(config, method, headers)) throw new Problem('forbidden_origin');
}

function comesFromOwnPage(
  { publicUrl, secure }: Config,
  method: string,
  { origin, host, 'sec-fetch-site': site }: FastifyRequest['headers'],
): boolean {
  if (origin !== undefined && origin !== 'null')
    return origin === publicUrl || origin === `https://${host}` || (!secure && origin === `http://${host}`);
  // A page without a referrer sends "null" for its own forms too; only the browser's word on the site tells them apart.
  if (site === undefined) return origin === undefined || READS.has(method);
  return site === 'same-origin' || site === 'none';
}
