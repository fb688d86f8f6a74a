import type { FastifyRequest } from 'fastify';

/** Why something is answered 503, in the line of the request and in `/metrics`. */
export type UnavailableReason = 'database' | 'pool' | 'memory' | 'uploads' | 'directory' | 'maintenance';

const reasons = new WeakMap<FastifyRequest, UnavailableReason>();

/** Remembers why a request was answered 503. */
export function noteReason(request: FastifyRequest, reason: UnavailableReason | undefined): void {
  if (reason) reasons.set(request, reason);
}

/** Why a request was answered 503; undefined: nobody said. */
export const reasonOf = (request: FastifyRequest): UnavailableReason | undefined => reasons.get(request);
