import type { identityLogin as contract } from '#shared/contracts/identity.contract.ts';
import type { DeskRole } from '#shared/domain/roles.ts';
import { recordAudit } from '../../../audit/record.ts';
import { inTransaction } from '../../../database/work.ts';
import { Problem } from '../../../http/problem.ts';
import type { CallContext, Handler } from '../../../http/route.ts';
import { IdentityError } from '../../../identity/identity-error.ts';
import { LOGIN_STATE_SECONDS, openLoginState } from '../../../identity/login-state.ts';
import { createUsedSecrets } from '../../../identity/used-secrets.ts';
import { presentCurrentUser } from '../account.present.ts';
import { listDeskRoles } from '../account.queries.ts';
import { answeredTokens, loginStateCookies, sessionCookies } from '../cookies.ts';
import { openSession, personOfRefreshToken } from '../session.ts';
import { checkClaim, checkUndisputed } from './claim-token.ts';
import { identityProblem } from './identity-problem.ts';
import { checkIsOf, isAddressKnown, personOfIdentity } from './person-of-identity.ts';
import { offeredProvider } from './request-identity-login.ts';
import { sealWaiting } from './waiting-identity.ts';

/**
 * Ends a sign-in by national identity: the browser must be the one that left, the token must be good and unused, the
 * person must not be shut out. One that comes with the address of an account waits until its person chose. Every failure
 * is a problem with its own text; nobody is signed in by half.
 */
export const identityLogin: Handler<typeof contract> = async ({ body }, context) => {
  const { services, setCookie } = context;
  const provider = offeredProvider(context);
  try {
    const state = await takeLoginState(context, body.state, provider.echoesState);
    const { linkTo, proves } = state;
    const already = linkTo ?? proves;
    if (already) await checkStillSignedIn(context, already);
    const token = await checkClaim(context, provider, body.token, state);
    const profile = await provider.completeLogin(body.token);
    const signedIn = await inTransaction(context, async (work) => {
      await checkUndisputed(work.tx, token);
      if (proves) await checkIsOf(work, provider.id, profile, proves);
      else if (!linkTo && (await isAddressKnown(work, provider.id, profile))) return null;
      const person = await personOfIdentity(work, provider.id, profile, linkTo);
      await recordAudit(work, {
        action: 'person.sign-in',
        entity_id: person.id,
        detail: { by: provider.id },
        by: person.id,
      });
      return {
        person,
        tokens: await openSession(work, person.id, {
          userAgent: context.userAgent,
          strong: true,
          // Linking was begun with a proof as well.
          proved: already !== null,
          brought: context.refreshCookie,
          identityToken: token,
        }),
      };
    });
    if (!signedIn) {
      const waiting = sealWaiting(services.secret, { provider: provider.id, profile, token });
      for (const cookie of loginStateCookies(services.config, waiting)) setCookie(cookie);
      throw new Problem('account_known');
    }
    const { person, tokens } = signedIn;
    for (const cookie of sessionCookies(services.config, tokens)) setCookie(cookie);
    for (const cookie of loginStateCookies(services.config, null)) setCookie(cookie);
    const roles = (await listDeskRoles(services.database.db, person.id)) as DeskRole[];
    return { ...answeredTokens(context, tokens), data: presentCurrentUser(person, roles) };
  } catch (error) {
    if (error instanceof IdentityError) await noteFailure(context, error);
    throw identityProblem(error);
  }
};

/**
 * Uses up the state in the cookie of the way there; it must be ours, fresh and unused. Where the provider echoes it, a
 * browser
 * brings the same along: a link of somebody else's may have led it to the page of the way back. A program follows no links,
 * and needs the cookie alone.
 */
async function takeLoginState(
  { services, loginState, fromBrowser }: CallContext,
  echoed: string | undefined,
  mustEcho: boolean,
) {
  const state = openLoginState(services.secrets, loginState);
  const mayLack = !mustEcho || !fromBrowser;
  const same = echoed === undefined ? mayLack : !mustEcho || echoed === loginState;
  const fresh =
    state &&
    same &&
    (await createUsedSecrets(services.database.db).reserve(`login ${state.nonce}`, LOGIN_STATE_SECONDS));
  if (!state || !fresh)
    throw new IdentityError('login_state_mismatch', 'the browser did not bring back its state');
  return state;
}

/** Who began to link or to prove must not have left since: the next person at the same browser would get the account. */
async function checkStillSignedIn(context: CallContext, personId: string): Promise<void> {
  const { actor, refreshCookie, services } = context;
  const present = actor.kind === 'person' ? actor.id : await personOfRefreshToken(services, refreshCookie);
  if (present !== personId)
    throw new IdentityError(
      'login_state_mismatch',
      'the person who wanted the link is not signed in any more',
    );
}

async function noteFailure(context: CallContext, error: IdentityError): Promise<void> {
  const alarming = error.code === 'provider_protocol' || error.code === 'provider_rejected';
  // Under the reference that the person reads.
  const about = { reqId: context.requestId, err: error };
  context.services.log[alarming ? 'error' : 'warn'](about, 'sign-in by identity failed');
  await inTransaction(context, (work) =>
    recordAudit(work, {
      action: 'person.sign-in-failed',
      entity_id: null,
      detail: { by: 'identity', code: error.code },
    }),
  );
}
