import type { requestIdentityLogin } from '#shared/contracts/identity.contract.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { fetchApi } from '#web/lib/fetch-api.ts';
import { keepPath } from '#web/lib/kept-path.ts';

export interface LeaveOptions {
  /** Where to come back to; the page shown, unless given. */
  back?: string;
  /** The signed-in person wants to sign in with this identity from now on. */
  link?: boolean;
  /** The signed-in person shows by it that it is them. */
  prove?: boolean;
}

/**
 * Asks for the provider's page, keeps the way back, and goes there. Answers what went wrong, if the
 * browser stays.
 */
export async function leaveForIdentity({
  back,
  link,
  prove,
}: LeaveOptions = {}): Promise<ProblemBody | null> {
  const result = await fetchApi<typeof requestIdentityLogin>({
    method: 'GET',
    path: '/api/v1/camdigikey/request-login/',
    query: { ...(link ? { link: '1' as const } : {}), ...(prove ? { prove: '1' as const } : {}) },
  });
  if (!result.ok) return result.problem;
  keepPath(back === undefined ? window.location : new URL(back, window.location.origin));
  window.location.assign(result.value.login_url);
  return null;
}
