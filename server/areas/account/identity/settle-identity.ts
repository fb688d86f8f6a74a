import { and, eq, gte } from 'drizzle-orm';
import type * as contract from '#shared/contracts/identity.contract.ts';
import type { DeskRole } from '#shared/domain/roles.ts';
import { recordAudit } from '../../../audit/record.ts';
import { session } from '../../../database/schema/person.ts';
import { inTransaction } from '../../../database/work.ts';
import { Problem } from '../../../http/problem.ts';
import type { CallContext, Handler } from '../../../http/route.ts';
import { LOGIN_STATE_SECONDS } from '../../../identity/login-state.ts';
import { createUsedSecrets } from '../../../identity/used-secrets.ts';
import { presentCurrentUser } from '../account.present.ts';
import { listDeskRoles } from '../account.queries.ts';
import { answeredTokens, loginStateCookies, sessionCookies } from '../cookies.ts';
import { openSession } from '../session.ts';
import { checkUndisputed } from './claim-token.ts';
import { identityProblem } from './identity-problem.ts';
import { personOfIdentity } from './person-of-identity.ts';
import { openWaiting, type WaitingIdentity } from './waiting-identity.ts';

/** What waits in this browser for its person to choose. */
export const waitingIdentity: Handler<typeof contract.getWaitingIdentity> = async (_input, context) => {
  const waiting = waitingIn(context);
  const { first_name, last_name, first_name_kh, last_name_kh, email } = waiting.profile;
  const names = { first_name, last_name, first_name_kh, last_name_kh };
  return { ...names, email: email ?? '', can: { link: await mayLink(context, waiting) } };
};

/** Does what the person chose, once, and signs them in by it. */
export const settleIdentity: Handler<typeof contract.settleIdentity> = async ({ body }, context) => {
  const { services, setCookie, actor } = context;
  const waiting = waitingIn(context);
  const { provider, profile, nonce, token } = waiting;
  const isLink = body.choice === 'link';
  if (isLink && !(await mayLink(context, waiting)))
    throw new Problem('conflict', { messageKey: 'account:identity.sign_in_there' });
  const linkTo = isLink && actor.kind === 'person' ? actor.id : null;
  try {
    const { person, tokens } = await inTransaction(context, async (work) => {
      if (!(await createUsedSecrets(work.tx).reserve(`waiting ${nonce}`, LOGIN_STATE_SECONDS)))
        throw new Problem('not_found');
      await checkUndisputed(work.tx, token);
      const person = await personOfIdentity(work, provider, profile, linkTo);
      const detail = { by: provider };
      await recordAudit(work, { action: 'person.sign-in', entity_id: person.id, detail, by: person.id });
      const brought = context.refreshCookie;
      const session = { userAgent: context.userAgent, strong: true, brought, identityToken: token };
      return { person, tokens: await openSession(work, person.id, session) };
    });
    for (const cookie of sessionCookies(services.config, tokens)) setCookie(cookie);
    for (const cookie of loginStateCookies(services.config, null)) setCookie(cookie);
    const roles = (await listDeskRoles(services.database.db, person.id)) as DeskRole[];
    return { ...answeredTokens(context, tokens), data: presentCurrentUser(person, roles) };
  } catch (error) {
    throw identityProblem(error);
  }
};

function waitingIn({ services, loginState }: CallContext): WaitingIdentity {
  const waiting = openWaiting(services.secrets, loginState);
  if (!waiting) throw new Problem('not_found');
  return waiting;
}

/** Only whoever signed in to that very account since the identity was proved: a device left open is no proof. */
async function mayLink({ services, actor }: CallContext, { since, profile }: WaitingIdentity) {
  if (actor.kind !== 'person' || actor.email.toLowerCase() !== profile.email) return false;
  const opened = and(eq(session.id, actor.session_id), gte(session.created_at, since));
  return (await services.database.db.$count(session, opened)) > 0;
}
