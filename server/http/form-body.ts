import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { DOCUMENT_MAX_MB, IMAGE_MAX_MB } from '#shared/constants.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import { upload } from '#shared/contracts/file.contract.ts';
import { MAX_TEXT_FORM_BYTES } from './form-bounds.ts';
import { Problem } from './problem.ts';

/** So much is let pass by unread, so that whoever sends too much can read the answer on the same connection. */
const MOST_PASSED_BY = 64 * 1024 * 1024;

/** Bytes of forms larger than texts that may be arriving at once, all callers together: each holds its own until it is whole. */
export const MOST_ARRIVING = 128 * 1024 * 1024;
const SECONDS_TO_WAIT = 10;

let arriving = 0;

/**
 * The bytes of a form, at most `limit`. Problem `unavailable` while too many large ones are arriving. Of one that is refused
 * the rest is let pass by before: a connection that is cut while something is sent loses the answer with it.
 */
export async function readFormBody(
  request: FastifyRequest,
  payload: Readable,
  limit: number,
): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > MOST_PASSED_BY) throw tooLarge(request);
  const chunks: Buffer[] = [];
  let size = 0;
  let held = 0;
  let isFull = false;
  try {
    for await (const chunk of payload as AsyncIterable<Buffer>) {
      size += chunk.length;
      isFull ||= size > MAX_TEXT_FORM_BYTES && arriving + chunk.length > MOST_ARRIVING;
      const isKept = size <= limit && !isFull;
      const now = isKept ? held + chunk.length : 0;
      arriving += now - held;
      held = now;
      if (isKept) chunks.push(chunk);
      else chunks.length = 0;
      if (size > MOST_PASSED_BY) break;
    }
  } finally {
    arriving -= held;
  }
  if (size > limit) throw tooLarge(request);
  if (isFull) throw new Problem('unavailable', { retryAfterSeconds: SECONDS_TO_WAIT });
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

/** The fields of a call that take files. */
export function uploadsOf({ body }: Contract): string[] {
  const shape = (body as { shape?: Record<string, z.ZodType> }).shape ?? {};
  return Object.keys(shape).filter((name) => holdsFile(shape[name]!));
}

function holdsFile(schema: z.ZodType): boolean {
  const { innerType, options = [] } = schema.def as { innerType?: z.ZodType; options?: z.ZodType[] };
  return schema === upload || (innerType !== undefined && holdsFile(innerType)) || options.some(holdsFile);
}
