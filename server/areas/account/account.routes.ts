import * as contract from '#shared/contracts/account.contract.ts';
import * as email from '#shared/contracts/email.contract.ts';
import * as identity from '#shared/contracts/identity.contract.ts';
import * as passkey from '#shared/contracts/passkey.contract.ts';
import * as password from '#shared/contracts/password.contract.ts';
import * as proof from '#shared/contracts/proof.contract.ts';
import * as factor from '#shared/contracts/second-factor.contract.ts';
import * as session from '#shared/contracts/session.contract.ts';
import { signedIn } from '../../http/actor.ts';
import { oneFromList } from '../../http/one-from-list.ts';
import { Problem } from '../../http/problem.ts';
import { type Handler, type Route, route } from '../../http/route.ts';
import { SETTING_TAG } from '../../site-settings.ts';
import { presentCurrentUser } from './account.present.ts';
import { getPerson } from './account.queries.ts';
import { answeredTokens, endedCookies, sessionCookies } from './cookies.ts';
import { changeEmail, withdrawEmailChange } from './email/change-email.ts';
import { claimIdentityToken } from './identity/claim-token.ts';
import { identities, unlinkIdentity } from './identity/identities.ts';
import { identityLogin } from './identity/identity-login.ts';
import { requestIdentityLogin } from './identity/request-identity-login.ts';
import { settleIdentity, waitingIdentity } from './identity/settle-identity.ts';
import {
  addPasskey,
  askForPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from './passkey/passkeys.ts';
import { changePassword } from './password/change-password.ts';
import { maySignUp, register, resendVerification } from './password/register-account.ts';
import { confirmPasswordReset, requestPasswordReset } from './password/reset-password.ts';
import { verifyEmail } from './password/verify-email.ts';
import { askForProofPasskey, getProof, prove, sendProofCode } from './proof/proof-calls.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
} from './second-factor/second-factor.ts';
import { endSession, rotateSession } from './session.ts';
import { endOtherSessions, endSessionThere, sessions } from './sessions/sessions.ts';
import { signIn } from './sign-in.ts';

const currentUser: Handler<typeof contract.getCurrentUser> = async (_input, context) => {
  const { id, desk_roles } = signedIn(context);
  return presentCurrentUser(await getPerson(context.services.database.db, id), desk_roles);
};

export const routes: Route[] = [
  route(contract.signIn, signIn),
  route(contract.signInOptions, async (_input, { services, tag }) => {
    tag(SETTING_TAG);
    return { identity: services.identity !== null, registration: await maySignUp(services) };
  }),
  route(contract.refreshSession, async ({ body }, context) => {
    const { services, setCookie, refreshCookie } = context;
    const token = body.refresh_token ?? refreshCookie;
    const tokens = token ? await rotateSession(context, token) : null;
    if (!tokens) {
      for (const cookie of endedCookies(services.config)) setCookie(cookie);
      throw new Problem('session_ended');
    }
    for (const cookie of sessionCookies(services.config, tokens, refreshCookie)) setCookie(cookie);
    // Who sent it in the body holds it outside of cookies, and needs the next one there.
    return body.refresh_token ? tokens : answeredTokens(context, tokens);
  }),
  route(contract.signOut, async ({ body }, context) => {
    const { services, setCookie, refreshCookie, actor } = context;
    await endSession(
      context,
      body.refresh_token ?? refreshCookie,
      actor.kind === 'person' ? actor.session_id : undefined,
    );
    for (const cookie of endedCookies(services.config)) setCookie(cookie);
    return { status: 200 as const };
  }),
  route(contract.getCurrentUser, currentUser),
  route(identity.requestIdentityLogin, requestIdentityLogin),
  route(identity.claimIdentityToken, claimIdentityToken),
  route(identity.identityLogin, identityLogin),
  route(identity.getWaitingIdentity, waitingIdentity),
  route(identity.settleIdentity, settleIdentity),
  route(identity.listIdentities, identities),
  route(identity.unlinkIdentity, unlinkIdentity),
  route(password.register, register),
  route(password.resendVerification, resendVerification),
  route(password.verifyEmail, verifyEmail),
  route(password.requestPasswordReset, requestPasswordReset),
  route(password.confirmPasswordReset, confirmPasswordReset),
  route(password.changePassword, changePassword),
  route(email.changeEmail, changeEmail),
  route(email.withdrawEmailChange, withdrawEmailChange),
  route(session.listSessions, sessions),
  route(session.endSessionThere, endSessionThere),
  route(session.endOtherSessions, endOtherSessions),
  route(factor.getSecondFactor, getSecondFactor),
  route(factor.beginSecondFactor, beginSecondFactor),
  route(factor.confirmSecondFactor, confirmSecondFactor),
  route(factor.removeSecondFactor, removeSecondFactor),
  route(proof.getProof, getProof),
  route(proof.prove, prove),
  route(proof.askForProofPasskey, askForProofPasskey),
  route(proof.sendProofCode, sendProofCode),
  route(passkey.listPasskeys, listPasskeys),
  oneFromList(passkey.getPasskey, listPasskeys),
  route(passkey.beginPasskey, beginPasskey),
  route(passkey.addPasskey, addPasskey),
  route(passkey.renamePasskey, renamePasskey),
  route(passkey.askForPasskey, askForPasskey),
  route(passkey.removePasskey, removePasskey),
];
