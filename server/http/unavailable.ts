import type { FastifyRequest } from 'fastify';
import type { Unready } from '../readiness.ts';

/** Why something is answered 503, in the line of the request and in `/metrics`. */
export type UnavailableReason =
  | Unready
  | 'pool'
  | 'memory'
  | 'uploads'
  | 'directory'
  | 'maintenance'
  | 'identity';

const reasons = new WeakMap<object, UnavailableReason>();

/** Remembers why a request was answered 503. */
export function noteReason(request: object, reason: UnavailableReason | undefined): void {
  if (reason) reasons.set(request, reason);
}

/** Why a request was answered 503; undefined: nobody said. */
export const reasonOf = (request: FastifyRequest): UnavailableReason | undefined => reasons.get(request);
