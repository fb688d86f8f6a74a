import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Problem } from './problem.ts';

/**
 * Refuses a write that a foreign page makes with our visitor's cookies (CSRF). Callers that send a bearer token, or no
 * cookie at all, are not browsers acting for somebody else and pass.
 */
export function checkOrigin(config: Config, request: FastifyRequest): void {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return;
  if (request.headers.authorization || !request.headers.cookie) return;
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (origin !== undefined && origin !== 'null') {
    if (origin === config.publicUrl || origin === `http://${host}` || origin === `https://${host}`) return;
    throw new Problem('forbidden_origin');
  }
  if (site === undefined || site === 'same-origin' || site === 'none') return;
  throw new Problem('forbidden_origin');
}
