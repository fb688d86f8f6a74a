import type { RouterContextProvider } from 'react-router';
import type { ProblemBody } from '#web/lib/api-context.ts';
import type { CaseStep } from '../act-on-case.ts';

/** What came of a step with some cases at once. */
export interface ManyAnswer<I extends string = 'take' | 'release' | 'assign'> {
  intent: I;
  /** Those it was taken with. */
  ids: string[];
  /** Names of those with which it could not be. */
  failed: string[];
  problem: ProblemBody | null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MOST = 100;

/** Does what was asked with the ticked cases, one call each; those that fail do not stop the others. `values`: what the calls answered. */
export async function takeSteps<I extends string, R>(
  steps: Readonly<Record<I, CaseStep<R>>>,
  intent: I,
  form: FormData,
  context: Readonly<RouterContextProvider>,
): Promise<{ answer: ManyAnswer<I>; values: R[] }> {
  const ids = [...new Set(form.getAll('id').map(String))].filter((id) => UUID.test(id)).slice(0, MOST);
  const answer: ManyAnswer<I> = { intent, ids: [], failed: [], problem: null };
  const values: R[] = [];
  for (const id of ids) {
    const result = await steps[intent].call(context, id, form);
    if (result.ok) {
      answer.ids.push(id);
      values.push(result.value);
    } else {
      answer.failed.push(String(form.get(`name:${id}`) ?? ''));
      answer.problem = result.problem;
    }
  }
  return { answer, values };
}
