import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import type { Services } from '../services.ts';
import { isNearby } from '../this-machine.ts';

/** How what proxies say and what TRUST_PROXY says can differ. */
export const SURPRISES = ['ignored', 'too_few', 'past_the_proxy', 'from_outside'] as const;
export type Surprise = (typeof SURPRISES)[number];

const SAID: Record<Surprise, string> = {
  ignored:
    'A proxy in this house says for whom it asks, and TRUST_PROXY=0 does not believe it: the addresses it names count for limits alone, and all that another machine hands on have the limits of twenty visitors. Set TRUST_PROXY to the number of proxies, 1 for nginx or Caddy alone.',
  too_few:
    'A request named fewer addresses in X-Forwarded-For than there are proxies by TRUST_PROXY: whoever sends that header along chooses the address that counts as theirs, and has no limits. Set TRUST_PROXY to the number of proxies, 1 for nginx or Caddy alone.',
  past_the_proxy:
    'A request came without X-Forwarded-For although TRUST_PROXY says that a proxy stands in front: somebody gets past it, and could say to be anybody. Let HOST be 127.0.0.1, or the firewall let the proxy alone in; or let the proxy send the header.',
  from_outside:
    'A request came straight from another network although TRUST_PROXY says that a proxy stands in front: whoever does so chooses the address that counts as theirs. Let HOST be 127.0.0.1, or the firewall let the proxy alone in.',
};

/** Asked by what looks after the machine, beside the proxy. */
const OF_OPERATORS = new Set(['/healthz', '/readyz', '/version', '/metrics']);

/** Notices where TRUST_PROXY is not as things are: each kind is said once in the log, with its cure, and counted in `/metrics`. */
export function noticeForwarded(
  app: FastifyInstance,
  { config: { TRUST_PROXY }, surprises: told }: Pick<Services, 'config' | 'surprises'>,
  registry: Registry,
): void {
  const counted = new Counter({
    name: 'forwarded_headers_unexpected_total',
    help: 'Requests whose forwarded headers are not what TRUST_PROXY says, by kind',
    labelNames: ['kind'],
    registers: [registry],
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const kind = surpriseOf(request, TRUST_PROXY);
    if (kind) {
      counted.inc({ kind });
      if (!told.has(kind)) request.log.warn({ kind }, SAID[kind]);
      told.add(kind);
    }
    done();
  });
}

function surpriseOf({ headers, socket, url }: FastifyRequest, proxies: number): Surprise | null {
  const isNear = nearOf(socket);
  const isForwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip'].some(
    (name) => headers[name] !== undefined,
  );
  // From another network anybody writes these headers: that says nothing of a proxy.
  if (proxies === 0) return isForwarded && isNear ? 'ignored' : null;
  if (!isNear) return 'from_outside';
  const chain = headers['x-forwarded-for'];
  if (chain === undefined) return OF_OPERATORS.has(url) ? null : 'past_the_proxy';
  // Each proxy adds the address it was asked from: behind as many as are believed there are as many, or more.
  return String(chain).split(',').length < proxies ? 'too_few' : null;
}

/** Of each connection once: it has one other end. */
const near = new WeakMap<object, boolean>();

/** Whether the other end is of this machine or of this house. */
export function nearOf(socket: FastifyRequest['socket']): boolean {
  const isNear = near.get(socket) ?? isNearby(`http://${hostOf(socket.remoteAddress ?? '')}`);
  near.set(socket, isNear);
  return isNear;
}

/** An address of a socket as it stands in a URL. */
export function hostOf(address: string): string {
  const plain = address.replace(/^::ffff:/i, '').split('%')[0]!;
  return plain.includes(':') ? `[${plain}]` : plain || '127.0.0.1';
}
