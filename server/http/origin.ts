import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Problem } from './problem.ts';

/**
 * Refuses a write that a foreign page makes with our visitor's cookies (CSRF). Callers that send a bearer token, or no
 * cookie at all, are not browsers acting for somebody else and pass; a page's `form` is only ever sent by browsers.
 */
export function checkOrigin(config: Config, request: FastifyRequest, { form = false } = {}): void {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return;
  if (!form && (request.headers.authorization || !request.headers.cookie)) return;
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (origin !== undefined && origin !== 'null') {
    if (origin === config.publicUrl || origin === `http://${host}` || origin === `https://${host}`) return;
    throw new Problem('forbidden_origin');
  }
  if (site === undefined || site === 'same-origin' || site === 'none') return;
  throw new Problem('forbidden_origin');
}
