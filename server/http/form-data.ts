import { IMAGE_MAX_MB } from '#shared/constants.ts';
import { checkForm } from './form-bounds.ts';
import { Problem } from './problem.ts';

/** The largest form that is read: one picture, with room for what was typed. */
export const MAX_FORM_BYTES = (IMAGE_MAX_MB + 2) * 1024 * 1024;

/**
 * Reads the bytes of a form, multipart or urlencoded, that came in whole. Problem `bad_request` when it is neither, or
 * broken anywhere; `too_large` when it has more fields or more text than any form of ours.
 */
export async function parseFormData(body: Uint8Array, type: string): Promise<FormData> {
  const headers = { 'content-type': checkForm(body, type) };
  const form = await new Response(body as Uint8Array<ArrayBuffer>, { headers }).formData().catch(() => null);
  if (!form) throw new Problem('bad_request');
  return form;
}
