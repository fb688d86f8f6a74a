import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from './answer-cache.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const WORTH_COMPRESSING = 1_000;
const BROTLI_QUALITY = 5;

/** Compresses a body once per encoding and keeps the result beside it. */
async function encode(
  answer: Answer,
  accept: string,
): Promise<{ body: Buffer; encoding: 'br' | 'gzip' | undefined }> {
  const encoding = /\bbr\b/.test(accept) ? 'br' : /\bgzip\b/.test(accept) ? 'gzip' : undefined;
  if (!encoding || answer.body.byteLength < WORTH_COMPRESSING)
    return { body: answer.body, encoding: undefined };
  answer.compressed ??= {};
  const body = (answer.compressed[encoding] ??=
    encoding === 'br'
      ? await brotli(answer.body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: answer.body.byteLength,
          },
        })
      : await zip(answer.body));
  return { body, encoding };
}

/** Sends an answer, compressed as the client accepts, or 304 when the client has it already. */
export async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): Promise<FastifyReply> {
  const { etag } = answer.headers;
  reply.headers(answer.headers);
  if (etag && request.headers['if-none-match']?.split(/,\s*/).includes(etag)) return reply.code(304).send();
  const { body, encoding } = await encode(answer, request.headers['accept-encoding'] ?? '');
  if (encoding) reply.header('content-encoding', encoding);
  return reply.code(answer.status).send(body);
}
