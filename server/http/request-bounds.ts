import type { FastifyInstance, FastifyRequest } from 'fastify';
import { IDENTITY_RETURN_PATH } from '#shared/constants.ts';
import type { Services } from '../services.ts';
import { foreignHosts } from './foreign-host.ts';
import { askOdd } from './odd-requests.ts';
import { Problem, toProblem } from './problem.ts';
import { isUnreadable } from './readable-address.ts';
import { sendRefusal } from './refuse-method.ts';

/** All headers of a request together, its address included. What Node is told by the environment does not widen it. */
export const MAX_HEADER_BYTES = 16 * 1024;
const LONGEST_PATH = 2_048;
/** A search of the longest, in Khmer, with every filter: each of its letters takes nine characters here. */
export const LONGEST_QUERY = 8_000;
export const MAX_PARAMETERS = 200;

/**
 * Refuses, before anything looks into them, addresses longer than any of ours or unreadable, requests that name two hosts or none, and in
 * trials and development those for a host that others get to.
 */
export function boundRequests(app: FastifyInstance, services: Services): void {
  const isForeign = foreignHosts(services.config);
  const faultOf = ({ headers, httpVersion, rawHeaders, url }: FastifyRequest['raw']): Problem | null => {
    const hosts = hostsOf(rawHeaders);
    if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) return new Problem('bad_request');
    if (isForeign(headers.host) || isForeign(headers['x-forwarded-host'])) return misdirected();
    if (isUnreadable(url ?? '')) return new Problem('bad_request');
    return isBounded(url ?? '') ? null : addressTooLong();
  };
  app.addHook('onRequest', async (request, reply) => {
    const fault = faultOf(request.raw);
    if (!fault) return;
    try {
      await askOdd(services, request);
    } catch (tooMany) {
      // A person sees a page, once or twice; whoever sends many of these gets a few words.
      return sendRefusal(services.config, request, reply, toProblem(tooMany));
    }
    throw fault;
  });
}

const addressTooLong = () => new Problem('bad_request', { messageKey: 'problem:long_address.message' });

const misdirected = () => new Problem('bad_request', { status: 421 });

/** How many hosts are named. What stands between us and the caller may have looked at the other one. */
function hostsOf(rawHeaders: FastifyRequest['raw']['rawHeaders']): number {
  let hosts = 0;
  for (let n = 0; n < rawHeaders.length; n += 2)
    if (rawHeaders[n]!.length === 4 && rawHeaders[n]!.toLowerCase() === 'host') hosts += 1;
  return hosts;
}

/** Whether an address is one that we might have written. The way back from the identity provider carries a long token. */
export function isBounded(target: string): boolean {
  const mark = target.indexOf('?');
  if (mark < 0) return target.length <= LONGEST_PATH;
  if (mark > LONGEST_PATH) return false;
  const isReturn = target.startsWith(IDENTITY_RETURN_PATH);
  if (!isReturn && target.length - mark > LONGEST_QUERY) return false;
  let parameters = 1;
  for (let at = target.indexOf('&', mark); at >= 0; at = target.indexOf('&', at + 1))
    if (++parameters > MAX_PARAMETERS) return false;
  return true;
}
