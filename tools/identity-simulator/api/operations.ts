import type { ApiGeneration, Operation } from '#server/identity/camdigikey/paths.ts';
import { tokenId } from '../crypto/mint.ts';
import { subjectOf } from '../state/personas.ts';
import type { AccessToken, State } from '../state/state.ts';

/** What is inside the envelope of an answer. */
export interface Reply {
  error: number;
  message: string;
  data: Record<string, unknown> | null;
}

export interface OperationContext {
  state: State;
  generation: ApiGeneration;
  domain: string;
  /** Address of the simulator's sign-in page, without a slash at the end. */
  pageUrl: string;
}

type Body = Record<string, unknown>;

/** Operations of the provider's API, without the envelope. */
export const OPERATIONS: Record<
  Exclude<Operation, 'certificates'>,
  (body: Body, context: OperationContext) => Reply
> = {
  loginToken({ domain, callbackVars }, { state, generation, domain: own, pageUrl }) {
    if (domain !== own) return failure(1, 'service account not found');
    const { token } = state.newLogin(generation, (callbackVars ?? {}) as Record<string, string>);
    return success({
      loginToken: token,
      loginUrl: `${pageUrl}/login?loginToken=${encodeURIComponent(token)}`,
    });
  },
  exchange({ authToken }, { state, generation }) {
    const auth = state.auths.get(tokenId(String(authToken)));
    if (!auth) return failure(101, 'invalid token signature');
    if (auth.expiresAt <= state.now()) return failure(103, 'expired access token');
    if (auth.used) return failure(109, 'token already used');
    if (auth.persona.status === 'disabled') return failure(104, 'disabled access token');
    auth.used = true;
    return success({ accessToken: state.newAccess(generation, auth.persona) });
  },
  status({ accessToken }, { state, domain }) {
    const access = find(state, accessToken);
    if (!access) return failure(101, 'invalid token signature');
    return success(statusOf(access, domain, state));
  },
  refresh({ accessToken }, { state, generation }) {
    const access = find(state, accessToken);
    if (!access?.active) return failure(104, 'disabled access token');
    access.active = false;
    return success({ accessToken: state.newAccess(generation, access.persona) });
  },
  logout({ accessToken }, { state }) {
    const access = find(state, accessToken);
    if (!access) return failure(101, 'invalid token signature');
    access.active = false;
    return success({ jwtId: tokenId(access.token).slice(-36), status: 0, accessToken: access.token });
  },
};

function statusOf(access: AccessToken, domain: string, state: State): Record<string, unknown> {
  const { id, label: _label, label_kh: _labelKh, status, ...fields } = access.persona;
  return {
    ...fields,
    camdigikey_id: subjectOf(id),
    personal_code: `SIM${id.length}0${id.charCodeAt(0)}`,
    iss: 'CamDX-CamDigiKey',
    type: 'USER',
    domain,
    jti: tokenId(access.token).slice(-36),
    iat: access.expiresAt - 3_600_000,
    nbf: access.expiresAt - 3_600_000,
    exp: access.expiresAt,
    status: access.active && status === 'enabled' && access.expiresAt > state.now(),
    accessToken: access.token,
  };
}

const find = (state: State, token: unknown) => state.accesses.get(tokenId(String(token)));
const success = (data: Reply['data']): Reply => ({ error: 0, message: 'OK', data });
export const failure = (error: number, message: string): Reply => ({ error, message, data: null });
