import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DEEPEST } from './clean-input.ts';
import type { HeldBodies } from './held-bodies.ts';
import { Problem } from './problem.ts';
import { readBody } from './read-body.ts';

/** The largest JSON that is read, also by calls that take larger files. */
export const MAX_JSON_BYTES = 1024 * 1024;
/** Values and names in it, all levels together: several times what the longest form of ours sends. */
export const MAX_JSON_VALUES = 10_000;

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Lets calls take JSON whose size, depth and number of values are known to be bounded before it is parsed, and no plain text,
 * which Fastify would read by itself. A body of nothing is no body: clients that name JSON on every call send that with a
 * DELETE.
 */
export function acceptJson(app: FastifyInstance, bodies: HeldBodies): void {
  const parse = promisify(app.getDefaultJsonParser('error', 'error')) as (
    request: FastifyRequest,
    text: string,
  ) => Promise<unknown>;
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: IncomingMessage) => {
    const body = await readBody(bodies, request, payload, MAX_JSON_BYTES, () => new Problem('too_large'));
    checkJson(body);
    const text = body.toString('utf8');
    return text.trim() === '' ? undefined : parse(request, text);
  });
}

/** Problem `too_large` for JSON of too many bytes or values, `bad_request` for what is nested too deep. One look at each byte. */
export function checkJson(body: Uint8Array): void {
  if (body.byteLength > MAX_JSON_BYTES) throw new Problem('too_large');
  let values = 1;
  let depth = 0;
  for (let at = 0; at < body.byteLength; at += 1) {
    switch (body[at]) {
      case QUOTE:
        at = endOfText(body, at);
        break;
      case OPEN_LIST:
      case OPEN_OBJECT:
        if (++depth > DEEPEST) throw new Problem('bad_request');
        values += 1;
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        depth -= 1;
        break;
      case COMMA:
      case COLON:
        values += 1;
    }
    if (values > MAX_JSON_VALUES) throw new Problem('too_large');
  }
}

/** Where the quotation mark stands that ends the text begun at `start`; the end of everything when none does. */
function endOfText(body: Uint8Array, start: number): number {
  for (let at = start + 1; at < body.byteLength; at += 1) {
    if (body[at] === BACKSLASH) at += 1;
    else if (body[at] === QUOTE) return at;
  }
  return body.byteLength;
}
