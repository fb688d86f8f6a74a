import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Contract } from '#shared/contracts/contract.ts';
import { readFormBody, uploadsOf } from './form-body.ts';
import { MAX_TEXT_FORM_BYTES } from './form-bounds.ts';
import { MAX_FORM_BYTES, parseFormData } from './form-data.ts';
import type { HeldBodies } from './held-bodies.ts';
import { Problem } from './problem.ts';

/** A file as it came with a form; its declared type is not to be believed. */
export interface UploadedFile {
  filename: string;
  declared_type: string;
  bytes: Uint8Array;
}

/** Longest text of one field. */
const MAX_FIELD_CHARACTERS = 128 * 1024;

/**
 * Lets calls take forms. They are read whole, bounded in size (413), and only then taken apart: a form that is
 * taken apart while it arrives can stop arriving for ever at a part that nobody reads.
 */
export function acceptMultipart(app: FastifyInstance, bodies: HeldBodies): void {
  for (const type of ['multipart/form-data', 'application/x-www-form-urlencoded'])
    app.addContentTypeParser(type, (request: FastifyRequest, payload: IncomingMessage) => {
      const { contract } = request.routeOptions.config as { contract?: Contract };
      return readFormBody(bodies, request, payload, largestForm(contract));
    });
}

/** Only a call that takes a file is sent more than texts need. */
const largestForm = (contract: Contract | undefined): number =>
  contract && uploadsOf(contract).length > 0 ? (contract.maxBytes ?? MAX_FORM_BYTES) : MAX_TEXT_FORM_BYTES;

/**
 * Reads a form into `{field: text | text[] | UploadedFile}`; a broken form is 400. Empty file inputs, which
 * browsers send too, are left out. An object that came as JSON is as good.
 */
export async function readMultipart({ body, headers }: FastifyRequest): Promise<Record<string, unknown>> {
  if (typeof body !== 'object' || body === null) throw new Problem('bad_request');
  if (!Buffer.isBuffer(body)) return body as Record<string, unknown>;
  const form: Record<string, unknown> = Object.create(null);
  for (const [name, value] of await parseFormData(body, headers['content-type'] ?? '')) {
    if (name.startsWith('__')) continue;
    const read = typeof value === 'string' ? readText(value) : await readFile(value);
    if (read === null) continue;
    const before = form[name];
    form[name] = before === undefined ? read : Array.isArray(before) ? [...before, read] : [before, read];
  }
  return { ...form };
}

function readText(value: string): string {
  if (value.length > MAX_FIELD_CHARACTERS) throw new Problem('too_large');
  return value;
}

async function readFile(file: File): Promise<UploadedFile | null> {
  if (file.size === 0 && file.name === '') return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { filename: file.name.slice(0, 255), declared_type: file.type, bytes };
}
