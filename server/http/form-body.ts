import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { DOCUMENT_MAX_MB, IMAGE_MAX_MB } from '#shared/constants.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import { upload } from '#shared/contracts/file.contract.ts';
import { Problem } from './problem.ts';

/** So much is let pass by unread, so that whoever sends too much can read the answer on the same connection. */
const MOST_PASSED_BY = 64 * 1024 * 1024;

/**
 * The bytes of a form, at most `limit`. Of a larger one the rest is let pass by before it is refused: a connection that is
 * cut while something is sent loses the answer with it.
 */
export async function readFormBody(
  request: FastifyRequest,
  payload: Readable,
  limit: number,
): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > MOST_PASSED_BY) throw tooLarge(request);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of payload as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
    else chunks.length = 0;
    if (size > MOST_PASSED_BY) break;
  }
  if (size > limit) throw tooLarge(request);
  return Buffer.concat(chunks, size);
}

/** The problem at the field of the call that takes the file, where there is one. */
function tooLarge({ routeOptions }: FastifyRequest): Problem {
  const { contract } = routeOptions.config as { contract?: Contract };
  if (!contract) return new Problem('too_large');
  const size = contract.maxBytes === null ? IMAGE_MAX_MB : DOCUMENT_MAX_MB;
  const fields = uploadsOf(contract).map((name) => [name, [{ key: 'file_size' as const, params: { size } }]]);
  return new Problem('too_large', { fields: Object.fromEntries(fields) });
}

function uploadsOf({ body }: Contract): string[] {
  const shape = (body as { shape?: Record<string, z.ZodType> }).shape ?? {};
  return Object.keys(shape).filter((name) => holdsFile(shape[name]!));
}

function holdsFile(schema: z.ZodType): boolean {
  const { innerType, options = [] } = schema.def as { innerType?: z.ZodType; options?: z.ZodType[] };
  return schema === upload || (innerType !== undefined && holdsFile(innerType)) || options.some(holdsFile);
}
