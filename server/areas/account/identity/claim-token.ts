import type { claimIdentityToken as contract } from '#shared/contracts/identity.contract.ts';
import type { CallContext, Handler } from '../../../http/route.ts';
import { IdentityError } from '../../../identity/identity-error.ts';
import { type LoginState, openLoginState } from '../../../identity/login-state.ts';
import type { IdentityProvider } from '../../../identity/provider.ts';
import { claimToken } from '../../../identity/token-claims.ts';
import { identityProblem } from './identity-problem.ts';
import { offeredProvider } from './request-identity-login.ts';

/** Binds a token that has just arrived to the attempt of the browser it arrived at. */
export const claimIdentityToken: Handler<typeof contract> = async ({ body }, context) => {
  const provider = offeredProvider(context);
  try {
    const state = openLoginState(context.services.secret, context.loginState);
    if (!state) throw mismatch('the browser brings no attempt that the token could belong to');
    await checkClaim(context, provider, body.token, state);
  } catch (error) {
    throw identityProblem(error);
  }
  return { status: 200 };
};

/** Refuses a token that came to the browser of another attempt; one that nobody has shown belongs to this attempt. */
export async function checkClaim(
  { services }: CallContext,
  provider: IdentityProvider,
  token: string,
  { nonce }: LoginState,
): Promise<void> {
  const key = await provider.recognise(token);
  if (!(await claimToken(services.database.db, key, nonce)))
    throw mismatch('the token came to the browser of another attempt');
}

const mismatch = (message: string) => new IdentityError('login_state_mismatch', message);
