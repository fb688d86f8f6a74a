import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { HeldBodies } from './held-bodies.ts';
import { Problem } from './problem.ts';

/** So much is let pass by unread, so that whoever sends too much can read the answer on the same connection. */
const MOST_PASSED_BY = 64 * 1024 * 1024;

const SECONDS_TO_WAIT = 10;
/** Whoever is refused for want of room may finish sending for so long; one who never ends is answered then. */
const GRACE_MS = 500;

/**
 * The bytes of a body, at most `limit`; `tooLarge` makes the problem for more. Problem `unavailable` when too much is held
 * already, of everybody or of this address. Nothing of what is refused is kept, and it is let pass by before the answer: a
 * connection that is cut while something is sent loses the answer with it.
 */
export function readBody(
  bodies: HeldBodies,
  request: Pick<FastifyRequest, 'headers' | 'socket' | 'ip'>,
  payload: Readable,
  limit: number,
  tooLarge: () => Problem,
): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > MOST_PASSED_BY) return Promise.reject(tooLarge());
  return new Promise((resolve, reject) => {
    const hold = bodies.holdFor(request);
    let pieces: Buffer[] = [];
    let size = 0;
    let problem: Problem | undefined;
    let grace: NodeJS.Timeout | undefined;
    const settle = (answer: () => void) => {
      clearTimeout(grace);
      answer();
      hold.release();
      pieces = [];
    };
    const refuse = (why: Problem) => {
      problem = why;
      pieces = [];
      hold.release();
    };
    const end = () => settle(problem ? fail : succeed);
    const fail = () => reject(problem);
    const succeed = () => resolve(Buffer.concat(pieces, size));
    payload.on('data', (piece: Buffer) => {
      size += piece.length;
      if (size > limit && problem?.code !== 'too_large') refuse(tooLarge());
      if (size > MOST_PASSED_BY) return end();
      if (problem) return;
      if (hold.take(piece.length)) return void pieces.push(piece);
      refuse(new Problem('unavailable', { retryAfterSeconds: SECONDS_TO_WAIT, reason: 'memory' }));
      grace = setTimeout(end, GRACE_MS);
    });
    payload.once('end', end);
    payload.once('error', (error) => settle(() => reject(error)));
    payload.once('close', () => settle(() => reject(problem ?? new Problem('bad_request'))));
  });
}
