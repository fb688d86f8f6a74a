import { type DataStrategyResult, data } from 'react-router';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { OVER_THE_FORM, openSignInFor } from '#web/lib/overlays.ts';
import { keepWhySignedOut } from '../why-signed-out.ts';

type Results = Record<string, DataStrategyResult>;
type Said = Partial<ProblemBody> & { problem?: ProblemBody | null };

/** Somebody was signed in and is not any more; refused proofs and sign-ins say other codes. */
const ENDED: readonly unknown[] = ['session_ended', 'not_signed_in'];

/**
 * Whatever is sent from a page of somebody whose session was ended elsewhere: the page stays as it is with all that was
 * typed, nothing is read anew, and one signs in over it.
 */
export async function stayWithForm(
  { request }: { request: Request },
  next: () => Promise<Results>,
): Promise<Results> {
  const results = await next();
  if (request.method === 'GET' || !document.documentElement.hasAttribute('data-signed-in')) return results;
  for (const [id, { type, result }] of Object.entries(results)) {
    const said = (result as { data?: Said | null } | null)?.data;
    const problem = said?.problem ?? said;
    if (!ENDED.includes(problem?.code)) continue;
    if (problem?.code === 'session_ended') keepWhySignedOut(problem.message ?? '');
    // An answer is shown where the page shows answers; an error page would take the place of the form.
    results[id] = { type: 'data', result: data(type === 'error' ? undefined : said, 401) };
    openSignInFor(OVER_THE_FORM);
  }
  return results;
}
