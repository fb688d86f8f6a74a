import type { RouterContextProvider } from 'react-router';
import { releaseSubmission, takeSubmission } from '#shared/contracts/review.contract.ts';
import { tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';

/** What came of taking or releasing some requests at once. */
export interface MoveAnswer {
  intent: 'take' | 'release';
  /** How many were taken or released. */
  count: number;
  /** Names of those that could not be. */
  failed: string[];
  problem: ProblemBody | null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MOST = 100;

/** Takes or releases the requests ticked in the queue, one call each; those that fail do not stop the others. */
export async function moveRequests(
  form: FormData,
  context: Readonly<RouterContextProvider>,
): Promise<MoveAnswer> {
  const intent = form.get('intent') === 'release' ? 'release' : 'take';
  const contract = intent === 'take' ? takeSubmission : releaseSubmission;
  const ids = [...new Set(form.getAll('id').map(String))].filter((id) => UUID.test(id)).slice(0, MOST);
  const answer: MoveAnswer = { intent, count: 0, failed: [], problem: null };
  for (const id of ids) {
    const result = await tryApi(context, contract, { params: { id } });
    if (result.ok) answer.count += 1;
    else {
      answer.failed.push(String(form.get(`name:${id}`) ?? ''));
      answer.problem = result.problem;
    }
  }
  return answer;
}
