import type { Language } from '#shared/i18n/languages.ts';
import { parseFormData } from './form-data.ts';
import { type Problem, toProblem } from './problem.ts';
import { presentProblem } from './send-problem.ts';

/** The form posted to a page: its bytes, or what kept them from being read. */
export interface PageForm {
  body: Uint8Array | undefined;
  type: string | undefined;
  refused: Problem | undefined;
}

/**
 * The fields of a form as an action asks for them. What is no form, is broken or was too large is thrown as an answer
 * with its status, so that the page of that error is shown; nothing posted at all is an empty form.
 */
export async function readPageForm(form: PageForm, language: Language): Promise<FormData> {
  try {
    if (form.refused) throw form.refused;
    if (!form.body || form.body.byteLength === 0) return new FormData();
    return await parseFormData(form.body, form.type ?? '');
  } catch (error) {
    const problem = toProblem(error);
    throw Response.json(presentProblem(problem, language), { status: problem.status });
  }
}
