import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { visitorHash } from './caller.ts';
import { READS } from './origin.ts';

/** Answers to addresses that lead nowhere, and to what nobody of ours sends; the rest is counted by the calls themselves. */
const ODD_READS = new Set([400, 404, 405, 410, 414, 416, 421, 422, 431]);
const ODD_WRITES = new Set([400, 403, 404, 405, 413, 415, 421]);

/**
 * Counts, by address, whatever is answered that there is no such thing or that it cannot be read: in one place, so that no
 * page, call, file, feed or picture is forgotten. Whoever had too much of it is told to wait, before a body is read and
 * before the database and the disk are asked.
 */
export function countOddRequests(app: FastifyInstance, services: Services): void {
  app.addHook('onRequest', async (request) => {
    if (!READS.has(request.method)) await askOdd(services, request);
    else if (namesFile(request)) await askOdd(services, request);
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const isRead = READS.has(request.method);
    if (!(isRead ? ODD_READS : ODD_WRITES).has(statusCode)) return;
    // What is too much by now is said to the next one.
    await services.limits.spend(limitOf(request), visitorHash(services, request)).catch(() => {});
  });
}

/** Problem `too_many` for whoever had too much of that; counts nothing. */
export const askOdd = (services: Services, request: FastifyRequest): Promise<void> =>
  services.limits.ask(limitOf(request), visitorHash(services, request));

/** Who looks for addresses is as many as who looks for secrets; whose forms are broken can go on reading. */
const limitOf = ({ method }: FastifyRequest) => (READS.has(method) ? 'missing' : 'broken');

/** Files, feeds and pictures are named in their address; calls and pages ask for themselves, after what is kept. */
const namesFile = ({ url: asked, routeOptions: { url = '*', config } }: FastifyRequest) =>
  !url.includes('*') &&
  (config as { contract?: unknown }).contract === undefined &&
  (url.includes(':') || asked.includes('?'));
