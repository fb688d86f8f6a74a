import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from './answer-cache.ts';
import { compress, type Encoding, encodingFor } from './encoding.ts';
import { encodedTag, isKnown } from './entity-tag.ts';

const WORTH_COMPRESSING = 1_000;

/** The encoding a client gets; none when the body is too small to gain by it. */
const encodingOf = ({ headers }: FastifyRequest, { body }: Answer): Encoding | undefined =>
  body.byteLength < WORTH_COMPRESSING ? undefined : encodingFor(headers['accept-encoding']);

/** Sends an answer, compressed as the client accepts, or 304 when the client has it already. */
export async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): Promise<FastifyReply> {
  const encoding = encodingOf(request, answer);
  if (encoding && !answer.compressed?.[encoding]) {
    const compressed = await compress(answer.body, encoding, answer.headers['content-type']);
    (answer.compressed ??= {})[encoding] = compressed;
  }
  sendReady(request, reply, answer);
  return reply;
}

/**
 * Sends an answer whose body is there in the form the client accepts, without waiting for anything: the way of the
 * cache. False, with nothing sent, when it has yet to be compressed.
 */
export function sendReady(request: FastifyRequest, reply: FastifyReply, answer: Answer): boolean {
  const encoding = encodingOf(request, answer);
  const body = encoding ? answer.compressed?.[encoding] : answer.body;
  if (!body) return false;
  reply.headers(answer.headers);
  if (answer.headers.etag) {
    const etag = encodedTag(answer.headers.etag, encoding);
    if (isKnown(request.headers['if-none-match'], etag)) {
      reply.code(304).header('etag', etag).send();
      return true;
    }
    if (encoding) reply.header('etag', etag);
  }
  if (encoding) reply.header('content-encoding', encoding);
  reply.code(answer.status).send(body);
  return true;
}
