import { findActive, findToken, isReply } from './find-token.ts';
import { presentStatus } from './present.ts';
import { type Body, FAILURES, failure, type OperationContext, type SimulatedCall, success } from './reply.ts';

/** Begins a sign-in. Addresses to return to are 3.x only, and lie on the registered site. */
export const loginToken: SimulatedCall = (body, { state, generation, domain, pageUrl, siteUrl }) => {
  if (body.domain !== domain) return FAILURES.unknownAccount;
  const callbackVars = body.callbackVars ?? {};
  if (!areTexts(callbackVars)) return failure(1, 'callbackVars must be texts by name');
  const returns = generation === 'v3' ? [body.successReturnUrl, body.errorReturnUrl] : [];
  if (!returns.every((url) => url === undefined || isOf(siteUrl, url)))
    return failure(1, 'return url is not whitelisted');
  const [successUrl, errorUrl] = returns as (string | undefined)[];
  const { token } = state.newLogin({ generation, callbackVars, successUrl, errorUrl });
  return success({
    loginToken: token,
    loginUrl: `${pageUrl}/login?loginToken=${encodeURIComponent(token)}`,
  });
};

export const exchange: SimulatedCall = ({ authToken }, { state, generation }) => {
  const auth = findToken(state.auths, authToken, state);
  if (isReply(auth)) return auth;
  if (auth.used) return failure(109, 'token already used');
  if (auth.persona.status === 'disabled') return FAILURES.disabled;
  auth.used = true;
  return success({ accessToken: state.newAccess(generation, auth.persona).token });
};

/** Also answers for tokens that have ended: that is what is asked. */
export const status: SimulatedCall = ({ accessToken }, context) => {
  const access = findToken(context.state.accesses, accessToken, context.state);
  if (!isReply(access)) return success(presentStatus(access, context));
  const ended = access === FAILURES.expired && context.state.access(accessToken);
  return ended ? success(presentStatus(ended, context)) : access;
};

export const refresh: SimulatedCall = ({ accessToken }, { state, generation }) => {
  const access = findActive(state, accessToken);
  if (isReply(access)) return access;
  access.active = false;
  const { token, issuedAt } = state.newAccess(generation, access.persona);
  return success({ accessToken: token, ...v3Fields({ state, generation }, issuedAt) });
};

/** A second logout is taken for the first. */
export const logout: SimulatedCall = ({ accessToken }, { state, generation }) => {
  const access = findToken(state.accesses, accessToken, state);
  if (isReply(access)) return access;
  access.active = false;
  const { jwtId, issuedAt, expiresAt, token } = access;
  const times = generation === 'v2' ? { issued: issuedAt, expiry: expiresAt } : {};
  return success({ jwtId, status: 0, accessToken: token, ...times });
};

const v3Fields = (
  { state, generation }: Pick<OperationContext, 'state' | 'generation'>,
  createdAt: number,
) =>
  generation === 'v3' ? { service_account_id: state.material.keys.clientId, created_date: createdAt } : {};

const areTexts = (vars: unknown): vars is Record<string, string> =>
  typeof vars === 'object' &&
  vars !== null &&
  !Array.isArray(vars) &&
  Object.values(vars as Body).every((value) => typeof value === 'string');

const isOf = (siteUrl: string, url: unknown): boolean =>
  typeof url === 'string' && URL.canParse(url) && new URL(url).origin === new URL(siteUrl).origin;
