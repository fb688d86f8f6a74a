import { data } from 'react-router';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { OVER_THE_FORM, openSignInFor } from '#web/lib/overlays.ts';
import { keepWhySignedOut } from '../why-signed-out.ts';
import type { Results } from './stay-with-form.ts';

type Said = Partial<ProblemBody> & { problem?: ProblemBody | null };

/** Somebody was signed in and is not any more; refused proofs and sign-ins say other codes. */
const ENDED: readonly unknown[] = ['session_ended', 'not_signed_in'];

/** The answers to a form, with each that says that the session is over put where the page shows answers; asks to sign in then. */
export function signInOverForm(results: Results): Results {
  for (const [id, { type, result }] of Object.entries(results)) {
    const said = (result as { data?: Said | null } | null)?.data;
    const problem = said?.problem ?? said;
    if (!ENDED.includes(problem?.code)) continue;
    if (problem?.code === 'session_ended') keepWhySignedOut(problem.message ?? '');
    // An error page would take the place of the form.
    results[id] = { type: 'data', result: data(type === 'error' ? undefined : said, 401) };
    openSignInFor(OVER_THE_FORM);
  }
  return results;
}
