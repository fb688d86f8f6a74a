import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { DOCUMENT_MAX_MB, IMAGE_MAX_MB } from '#shared/constants.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import { upload } from '#shared/contracts/file.contract.ts';
import type { HeldBodies } from './held-bodies.ts';
import { Problem } from './problem.ts';
import { readBody } from './read-body.ts';

/** The bytes of a form, at most `limit`; refused as every body is (read-body.ts), one that is too large at its field. */
export const readFormBody = (
  bodies: HeldBodies,
  request: FastifyRequest,
  payload: Readable,
  limit: number,
): Promise<Buffer> => readBody(bodies, request, payload, limit, () => tooLarge(request));

/** The problem at the field of the call that takes the file, where there is one. */
function tooLarge({ routeOptions }: FastifyRequest): Problem {
  const { contract } = routeOptions.config as { contract?: Contract };
  return contract ? tooLargeAt(contract, uploadsOf(contract)) : new Problem('too_large');
}

/** A call was sent a larger file than it takes in one of these fields. */
export function tooLargeAt(contract: Contract, names: readonly string[]): Problem {
  const size = contract.maxBytes === null ? IMAGE_MAX_MB : DOCUMENT_MAX_MB;
  const fields = names.map((name) => [name, [{ key: 'file_size' as const, params: { size } }]]);
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
