import { Problem, type ProblemCode } from '../../../http/problem.ts';
import { IDENTITY_ERRORS, IdentityError } from '../../../identity/identity-error.ts';

const CODES: Record<(typeof IDENTITY_ERRORS)[keyof typeof IDENTITY_ERRORS], ProblemCode> = {
  400: 'bad_request',
  401: 'sign_in_refused',
  403: 'account_disabled',
  502: 'provider_failed',
  503: 'unavailable',
  504: 'provider_timeout',
};
const RETRY_SECONDS = 30;

/** An error of the identity provider as the caller gets it, with a text of its own; other errors stay as they are. */
export function identityProblem(error: unknown): unknown {
  if (!(error instanceof IdentityError)) return error;
  const status = IDENTITY_ERRORS[error.code];
  return new Problem(CODES[status], {
    messageKey: `account:identity.${error.code}`,
    ...(status >= 503 ? { retryAfterSeconds: RETRY_SECONDS } : {}),
    ...(status === 503 ? { reason: 'identity' as const } : {}),
  });
}
