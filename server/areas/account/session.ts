import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { recordAudit } from '../../audit/record.ts';
import type { Queryable } from '../../database/client.ts';
import { person, session } from '../../database/schema/person.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import type { CallContext } from '../../http/route.ts';
import type { SessionTokens } from './cookies.ts';
import { GRACE_SECONDS, hashSecret, newSecret, REFRESH_SECONDS, signAccess } from './tokens.ts';

type Context = Pick<CallContext, 'services' | 'actor' | 'requestId' | 'ipHash' | 'userAgent' | 'language'>;

/**
 * Opens a session for a person who has proved who they are; `strong`: by more than a password. Part of the sign-in
 * transaction.
 */
export async function openSession(
  work: Work,
  personId: string,
  options: { userAgent: string; strong: boolean },
): Promise<SessionTokens> {
  const refresh_token = newSecret();
  const [row] = await work.tx
    .insert(session)
    .values({
      person_id: personId,
      token_hash: hashSecret(refresh_token),
      expires_at: new Date(Date.now() + REFRESH_SECONDS * 1000),
      user_agent: options.userAgent,
      strong: options.strong,
      ip_hash: work.context.ipHash,
    })
    .returning({ id: session.id });
  await recordAudit(work, { action: 'session.open', entity_id: row!.id, detail: { person_id: personId } });
  return {
    access_token: await signAccess(work.context.services.secret, {
      person_id: personId,
      session_id: row!.id,
    }),
    refresh_token,
  };
}

/** Revokes a session whatever token of it is shown; quiet when there is none (logout works with a dead token). */
export async function endSession(
  context: Context,
  refreshToken: string | undefined,
  sessionId: string | undefined,
): Promise<void> {
  if (!refreshToken && !sessionId) return;
  await inTransaction(context, async (work) => {
    const hash = refreshToken ? hashSecret(refreshToken) : null;
    const match = or(
      hash ? eq(session.token_hash, hash) : undefined,
      hash ? eq(session.previous_hash, hash) : undefined,
      sessionId ? eq(session.id, sessionId) : undefined,
    );
    const ended = await revoke(work.tx, and(match, isNull(session.revoked_at)), 'logout');
    for (const row of ended)
      await recordAudit(work, {
        action: 'session.end',
        entity_id: row.id,
        detail: { person_id: row.person_id },
      });
  });
}

/**
 * Changes a refresh token for a new pair. The token before the last is honoured for 30 seconds (parallel requests); used
 * later it means that two parties hold it, so the whole session ends. Null: nobody is signed in by this token.
 */
export async function rotateSession(context: Context, refreshToken: string): Promise<SessionTokens | null> {
  const hash = hashSecret(refreshToken);
  return inTransaction(context, async (work) => {
    const [row] = await work.tx
      .select({ session, status: person.status })
      .from(session)
      .innerJoin(person, eq(person.id, session.person_id))
      .where(or(eq(session.token_hash, hash), eq(session.previous_hash, hash)))
      .for('update', { of: session });
    if (!row || row.session.revoked_at || row.session.expires_at < new Date() || row.status !== 'active')
      return null;
    const { id, person_id, rotated_at } = row.session;
    const isCurrent = row.session.token_hash === hash;
    if (!isCurrent && Date.now() - rotated_at.getTime() > GRACE_SECONDS * 1000) {
      await revoke(work.tx, eq(session.id, id), 'reuse');
      await recordAudit(work, { action: 'session.reuse', entity_id: id, detail: { person_id } });
      return null;
    }
    const access_token = await signAccess(context.services.secret, { person_id, session_id: id });
    // Within the grace the newest refresh token is unknown here (only its hash is kept): the late one gets access only.
    if (!isCurrent) return { access_token, refresh_token: refreshToken };
    const next = newSecret();
    await work.tx
      .update(session)
      .set({ token_hash: hashSecret(next), previous_hash: hash, rotated_at: new Date() })
      .where(eq(session.id, id));
    return { access_token, refresh_token: next };
  });
}

/** Ends all sessions of a person but one. */
export async function endOtherSessions(work: Work, personId: string, keep: string | null): Promise<void> {
  const others = keep ? sql`${session.id} <> ${keep}` : undefined;
  await revoke(work.tx, and(eq(session.person_id, personId), isNull(session.revoked_at), others), 'ended');
}

function revoke(tx: Queryable, where: ReturnType<typeof and>, reason: string) {
  return tx
    .update(session)
    .set({ revoked_at: new Date(), revoked_reason: reason })
    .where(where)
    .returning({ id: session.id, person_id: session.person_id });
}
