import type { identityLogin } from '#shared/contracts/identity.contract.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { fetchApi } from '#web/lib/fetch-api.ts';
import { bareProblem } from '#web/lib/problem.ts';
import { allowReload } from '#web/lib/reload-once.ts';
import { takeKeptPath } from '../kept-path.ts';
import { takeReturned } from './take-returned.ts';

let finishing: Promise<ProblemBody | null> | null = null;

/**
 * Changes the token the browser came back with for a session and goes to the kept path; answers what went wrong, if the
 * browser stays. A token works once, so however often this is called it is posted once.
 */
export function finishLogin(): Promise<ProblemBody | null> {
  finishing ??= post();
  return finishing;
}

async function post(): Promise<ProblemBody | null> {
  const returned = takeReturned();
  if (returned.kind !== 'token') return bareProblem(400);
  const { token, state } = returned;
  const result = await fetchApi<typeof identityLogin>({
    method: 'POST',
    path: '/api/v1/camdigikey/login/',
    body: { token, state },
  });
  if (!result.ok) return result.problem;
  allowReload('session');
  window.location.replace(takeKeptPath());
  return null;
}
