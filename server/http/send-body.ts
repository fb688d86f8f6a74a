import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from './answer-cache.ts';

type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const WORTH_COMPRESSING = 1_000;
const BROTLI_QUALITY = 5;

/** The encoding a client gets; none when it takes none, or the body is too small to gain by it. */
function encodingFor(accept: string | undefined, { body }: Answer): Encoding | undefined {
  if (!accept || body.byteLength < WORTH_COMPRESSING) return undefined;
  return /\bbr\b/.test(accept) ? 'br' : /\bgzip\b/.test(accept) ? 'gzip' : undefined;
}

function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  };
  return brotli(body, { params });
}

/** Sends an answer, compressed as the client accepts, or 304 when the client has it already. */
export async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding'], answer);
  if (encoding && !answer.compressed?.[encoding]) {
    const compressed = await compress(answer.body, encoding);
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
  const encoding = encodingFor(request.headers['accept-encoding'], answer);
  const body = encoding ? answer.compressed?.[encoding] : answer.body;
  if (!body) return false;
  const { etag } = answer.headers;
  reply.headers(answer.headers);
  if (etag && request.headers['if-none-match']?.split(/,\s*/).includes(etag)) {
    reply.code(304).send();
    return true;
  }
  if (encoding) reply.header('content-encoding', encoding);
  reply.code(answer.status).send(body);
  return true;
}
