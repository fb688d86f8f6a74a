import { IDENTITY_RETURN_PATH } from '#shared/constants.ts';
import type { identityLogin } from '#shared/contracts/identity.contract.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { fetchApi } from '#web/lib/fetch-api.ts';
import { takeKeptPath } from '#web/lib/kept-path.ts';
import { bareProblem } from '#web/lib/read-problem.ts';
import { allowReload } from '#web/lib/reload-once.ts';
import { afterSignIn } from '../after-sign-in.ts';
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
  if (!result.ok) {
    // The page is read anew: it asks which account the identity belongs to, and the kept path stays kept.
    if (result.problem.code !== 'account_known') return result.problem;
    window.location.replace(IDENTITY_RETURN_PATH);
    return null;
  }
  allowReload('session');
  window.location.replace(afterSignIn(takeKeptPath()));
  return null;
}
