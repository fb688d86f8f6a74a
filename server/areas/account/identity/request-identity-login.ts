import type { requestIdentityLogin as contract } from '#shared/contracts/identity.contract.ts';
import { signedIn } from '../../../http/actor.ts';
import { Problem } from '../../../http/problem.ts';
import type { CallContext, Handler } from '../../../http/route.ts';
import { sealLoginState } from '../../../identity/login-state.ts';
import type { IdentityProvider } from '../../../identity/provider.ts';
import { loginStateCookies } from '../cookies.ts';
import { requireProof } from '../proof/require-proof.ts';
import { identityProblem } from './identity-problem.ts';

/** Asks the provider for its sign-in page and gives the browser the cookie that it must bring back. */
export const requestIdentityLogin: Handler<typeof contract> = async ({ query }, context) => {
  const { services, setCookie } = context;
  const provider = offeredProvider(context);
  const purpose = query.prove
    ? { proves: signedIn(context).id }
    : query.link
      ? { linkTo: signedIn(context).id }
      : {};
  if (purpose.linkTo) await requireProof({ needsProof: true }, {}, context);
  const state = sealLoginState(services.secret, purpose);
  try {
    const { login_url } = await provider.requestLogin({ state });
    for (const cookie of loginStateCookies(services.config, state)) setCookie(cookie);
    return { login_url };
  } catch (error) {
    const about = { reqId: context.requestId, err: error };
    services.log.warn(about, 'no sign-in page from the identity provider');
    throw identityProblem(error);
  }
};

/** The identity provider, or the problem that there is none. */
export function offeredProvider({ services }: Pick<CallContext, 'services'>): IdentityProvider {
  if (!services.identity) throw new Problem('conflict', { messageKey: 'account:identity.not_offered' });
  return services.identity;
}
