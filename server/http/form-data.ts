import { IMAGE_MAX_MB } from '#shared/constants.ts';
import { checkUrlencoded, kindOfForm } from './form-bounds.ts';
import { type FilePlace, findFiles, withoutFiles } from './form-parts.ts';
import { Problem } from './problem.ts';

/** The largest form that is read: a picture twice as large as one may be is told so at its field, with what was typed. */
export const MAX_FORM_BYTES = (2 * IMAGE_MAX_MB + 2) * 1024 * 1024;

/**
 * Reads the bytes of a form, multipart or urlencoded, that came in whole. Problem `bad_request` when it is neither, or
 * broken anywhere; `too_large` when it has more fields or more text than any form of ours.
 */
export async function parseFormData(body: Uint8Array, type: string): Promise<FormData> {
  const kind = kindOfForm(type);
  if ('urlencoded' in kind) {
    checkUrlencoded(body);
    return parse(body, 'application/x-www-form-urlencoded');
  }
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const files = await findFiles(bytes, kind.boundary);
  // The parser sees the same boundary as the check, whatever else the header says.
  const form = await parse(withoutFiles(bytes, files), `multipart/form-data; boundary="${kind.boundary}"`);
  return withFiles(form, bytes, files);
}

async function parse(body: Uint8Array, type: string): Promise<FormData> {
  const headers = { 'content-type': type };
  const form = await new Response(body as Uint8Array<ArrayBuffer>, { headers }).formData().catch(() => null);
  if (!form) throw new Problem('bad_request');
  return form;
}

/** The form with what is in its files, each of which the parser found empty. */
function withFiles(form: FormData, bytes: Buffer, files: readonly FilePlace[]): FormData {
  const places = [...files];
  const whole = new FormData();
  for (const [name, value] of form) {
    const place = typeof value === 'string' ? undefined : places.shift();
    if (typeof value === 'string') whole.append(name, value);
    else if (place && value.size === 0) whole.append(name, fileAt(bytes, place, value));
    else throw new Problem('bad_request');
  }
  if (places.length > 0) throw new Problem('bad_request');
  return whole;
}

const fileAt = (bytes: Buffer, { start, end }: FilePlace, { name, type }: File) =>
  new File([bytes.subarray(start, end) as Buffer<ArrayBuffer>], name, { type });
