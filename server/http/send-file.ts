import type { FastifyReply, FastifyRequest } from 'fastify';
import { byteRange } from './byte-range.ts';
import { isKnown } from './entity-tag.ts';
import { Problem } from './problem.ts';

interface StoredBytes {
  /** Names these bytes. */
  etag: string;
  type: string;
  /** Reads them; asked for only when they are sent. */
  read(): Promise<Uint8Array>;
}

/**
 * Sends a stored file, or the part of it that `Range` asks for (RFC 9110, 14): a download that broke off goes on, a
 * viewer of documents takes the pages it shows. 304 when the client has it.
 */
export async function sendFile(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  { etag, type, read }: StoredBytes,
): Promise<FastifyReply> {
  reply.headers({ etag, 'accept-ranges': 'bytes' });
  if (isKnown(headers['if-none-match'], etag)) return reply.code(304).send();
  const bytes = await read();
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // With another state than the one it has, a client wants the whole anew.
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
  const part = method === 'GET' && isSame ? byteRange(headers.range, whole.byteLength) : undefined;
  if (!part) return reply.type(type).send(whole);
  if (part === 'outside') throw new Problem('range_not_satisfiable', { size: whole.byteLength });
  return reply
    .code(206)
    .header('content-range', `bytes ${part.start}-${part.end}/${whole.byteLength}`)
    .type(type)
    .send(whole.subarray(part.start, part.end + 1));
}
