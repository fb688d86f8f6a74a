import type { Language } from '#shared/i18n/languages.ts';
import { parseFormData } from './form-data.ts';
import { Problem, toProblem } from './problem.ts';
import { presentProblem } from './send-problem.ts';

/** The form posted to a page, or what kept it from being read. */
export type PageForm = FormData | Problem;

/** Reads the form posted to a page. Nothing posted at all is an empty one. */
export async function readPageForm(
  body: Uint8Array | undefined,
  type: string | undefined,
): Promise<PageForm> {
  if (!body || body.byteLength === 0) return new FormData();
  return parseFormData(body, type ?? '').catch(toProblem);
}

/**
 * The fields of a form as an action asks for them. What kept it from being read is thrown as an answer with its status, so
 * that the page of that error is shown.
 */
export async function formOf(form: PageForm, language: Language): Promise<FormData> {
  if (form instanceof Problem) throw Response.json(presentProblem(form, language), { status: form.status });
  return form;
}
