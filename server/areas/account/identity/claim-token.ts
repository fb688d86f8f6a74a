import { and, eq, sql } from 'drizzle-orm';
import type { claimIdentityToken as contract } from '#shared/contracts/identity.contract.ts';
import { recordAudit } from '../../../audit/record.ts';
import type { Queryable } from '../../../database/client.ts';
import { identity_link } from '../../../database/schema/account.ts';
import { session } from '../../../database/schema/person.ts';
import { inTransaction } from '../../../database/work.ts';
import type { CallContext, Handler } from '../../../http/route.ts';
import { IdentityError } from '../../../identity/identity-error.ts';
import { type LoginState, openLoginState } from '../../../identity/login-state.ts';
import type { IdentityProvider } from '../../../identity/provider.ts';
import { claimToken, isDisputed } from '../../../identity/token-claims.ts';
import { endSessionsByIdentity } from '../session.ts';
import { identityProblem } from './identity-problem.ts';
import { offeredProvider } from './request-identity-login.ts';

/** Binds a token that has just arrived to the attempt of the browser it arrived at. */
export const claimIdentityToken: Handler<typeof contract> = async ({ body }, context) => {
  const provider = offeredProvider(context);
  try {
    const state = openLoginState(context.services.secrets, context.loginState);
    if (!state) throw mismatch('the browser brings no attempt that the token could belong to');
    await checkClaim(context, provider, body.token, state);
  } catch (error) {
    throw identityProblem(error);
  }
  return { status: 200 };
};

/**
 * Refuses a token that came to the browser of another attempt; one that nobody has shown belongs to this attempt. If two
 * attempts have it, nobody can tell which is the thief's: it opens nothing, and what it opened is over. Answers under what
 * the token is known.
 */
export async function checkClaim(
  context: CallContext,
  provider: IdentityProvider,
  token: string,
  state: LoginState,
): Promise<string> {
  const key = await provider.recognise(token);
  const whose = await claimToken(context.services.database.db, key, state);
  if (whose === 'taken') throw mismatch('the token came to the browser of another attempt');
  if (whose === 'mine') return key;
  await undo(context, provider, key);
  throw disputed();
}

/** Refuses a token that a second attempt showed meanwhile; until the end of the transaction none can. */
export async function checkUndisputed(tx: Queryable, key: string): Promise<void> {
  if (await isDisputed(tx, key)) throw disputed();
}

/** Ends the sessions that a token opened, and takes away the identity that it linked to the account of one. */
const undo = (context: CallContext, provider: IdentityProvider, key: string): Promise<void> =>
  inTransaction(context, async (work) => {
    for (const { id, person_id, proved_at } of await endSessionsByIdentity(work, key)) {
      // A link is begun with a proof, and made in the transaction that opens its session.
      if (!proved_at) continue;
      const made = and(
        eq(identity_link.provider, provider.id),
        eq(identity_link.person_id, person_id),
        eq(
          identity_link.created_at,
          sql`(select ${session.created_at} from ${session} where ${session.id} = ${id})`,
        ),
      );
      const gone = await work.tx.delete(identity_link).where(made).returning();
      if (gone.length === 0) continue;
      const detail = { provider: provider.id };
      await recordAudit(work, { action: 'person.unlink-identity', entity_id: person_id, detail });
    }
  });

const mismatch = (message: string) => new IdentityError('login_state_mismatch', message);
const disputed = () => new IdentityError('token_disputed', 'two attempts under way showed the token');
