import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

/** A file as it came with a form; its declared type is not to be believed. */
export interface UploadedFile {
  filename: string;
  declared_type: string;
  bytes: Uint8Array;
}

/**
 * Reads a multipart form into `{field: text | text[] | UploadedFile}`. Sizes are bounded while streaming (413), a broken
 * form is 400. Empty file inputs, which browsers send too, are left out.
 */
export async function readMultipart(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) {
    if (request.body !== null && typeof request.body === 'object')
      return request.body as Record<string, unknown>;
    throw new Problem('bad_request');
  }
  const form: Record<string, unknown> = Object.create(null);
  const add = (name: string, value: unknown) => {
    const before = form[name];
    form[name] = before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value];
  };
  try {
    for await (const part of request.parts()) {
      if (part.fieldname.startsWith('__')) continue;
      if (part.type === 'file') {
        const file = await readFile(part);
        if (file) add(part.fieldname, file);
      } else {
        if (part.valueTruncated) throw new Problem('too_large');
        add(part.fieldname, String(part.value));
      }
    }
  } catch (error) {
    if (error instanceof Problem) throw error;
    const status = (error as { statusCode?: number }).statusCode;
    throw new Problem(status === 413 ? 'too_large' : 'bad_request');
  }
  return { ...form };
}

async function readFile(part: MultipartFile): Promise<UploadedFile | null> {
  const bytes = await part.toBuffer();
  if (part.file.truncated) throw new Problem('too_large');
  if (bytes.byteLength === 0 && !part.filename) return null;
  return { filename: part.filename.slice(0, 255), declared_type: part.mimetype, bytes };
}
