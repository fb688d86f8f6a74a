import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { DESK_SESSION_IDLE_DAYS, REFRESH_GRACE_MS, SESSION_IDLE_DAYS } from '#shared/constants.ts';
import { recordAudit } from '../../audit/record.ts';
import type { Queryable } from '../../database/client.ts';
import { desk_grant, person, session } from '../../database/schema/person.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import type { CallContext } from '../../http/route.ts';
import type { SessionTokens } from './cookies.ts';
import {
  hashSecret,
  newRefreshToken,
  REFRESH_SECONDS,
  sessionOfRefreshToken,
  signAccess,
} from './session-tokens.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Context = Pick<CallContext, 'services' | 'actor' | 'requestId' | 'ipHash' | 'userAgent' | 'language'>;

/**
 * Opens a session for a person who has proved who they are; `strong`: by more than a password; `proved`: they were
 * signed in and were asked once more. The session of `brought`,
 * the refresh token this browser came with, ends: nobody can have planted it, and no list shows a browser twice. Part of
 * the sign-in transaction.
 */
export async function openSession(
  work: Work,
  personId: string,
  options: {
    userAgent: string;
    strong: boolean;
    proved?: boolean;
    brought: string | undefined;
    /** The token of the national identity that opens it. */
    identityToken?: string;
  },
): Promise<SessionTokens> {
  const { sessionSecret } = work.context.services;
  if (options.brought) await end(work, sessionOf(options.brought));
  const id = v7();
  const refresh_token = newRefreshToken(sessionSecret, id);
  await work.tx.insert(session).values({
    id,
    person_id: personId,
    token_hash: hashSecret(refresh_token),
    expires_at: await endOf(work, personId, new Date()),
    user_agent: options.userAgent,
    strong: options.strong,
    proved_at: options.proved ? new Date() : null,
    identity_token: options.identityToken ?? null,
    ip_hash: work.context.ipHash,
  });
  await recordAudit(work, {
    action: 'session.open',
    entity_id: id,
    detail: { person_id: personId },
    by: personId,
  });
  return {
    access_token: await signAccess(sessionSecret, { person_id: personId, session_id: id }),
    refresh_token,
  };
}

/** When a session opened at `opened` ends that is used now and never again: staff are asked sooner who they are (ASVS V7.3.1). */
async function endOf({ tx }: Work, personId: string, opened: Date): Promise<Date> {
  const isStaff = (await tx.$count(desk_grant, eq(desk_grant.person_id, personId))) > 0;
  const idle = (isStaff ? DESK_SESSION_IDLE_DAYS : SESSION_IDLE_DAYS) * DAY_MS;
  return new Date(Math.min(opened.getTime() + REFRESH_SECONDS * 1000, Date.now() + idle));
}

/** Revokes a session whatever token of it is shown; quiet when there is none (logout works with a dead token). */
export async function endSession(
  context: Context,
  refreshToken: string | undefined,
  sessionId: string | undefined,
): Promise<void> {
  if (!refreshToken && !sessionId) return;
  await inTransaction(context, (work) =>
    end(
      work,
      or(
        refreshToken ? sessionOf(refreshToken) : undefined,
        sessionId ? eq(session.id, sessionId) : undefined,
      ),
    ),
  );
}

/** The session whose refresh token, or the one before, this is. */
function sessionOf(refreshToken: string) {
  const hash = hashSecret(refreshToken);
  return or(eq(session.token_hash, hash), eq(session.previous_hash, hash));
}

/** Whose live session a refresh token belongs to. */
export async function personOfRefreshToken(
  { database, sessionSecret }: Context['services'],
  refreshToken: string | undefined,
): Promise<string | null> {
  if (!refreshToken || !sessionOfRefreshToken(sessionSecret, refreshToken)) return null;
  const [row] = await database.db
    .select({ id: session.person_id })
    .from(session)
    .where(and(sessionOf(refreshToken), isNull(session.revoked_at), gt(session.expires_at, sql`now()`)));
  return row?.id ?? null;
}

async function end(work: Work, which: ReturnType<typeof or>): Promise<void> {
  for (const { id, person_id } of await revoke(work.tx, and(which, isNull(session.revoked_at)), 'logout'))
    await recordAudit(work, { action: 'session.end', entity_id: id, detail: { person_id } });
}

/** Changes of tokens under way in this process, by the hash of the token. */
const underway = new Map<string, Promise<SessionTokens | null>>();

/**
 * Changes a refresh token for a new pair. The token before the last is honoured for 30 seconds (parallel requests). Used
 * later, it or any older one means that two parties hold it, so the whole session ends. Null: nobody is signed in by this
 * token. However often a token comes at once, one of them asks the database and the others get what is left to them.
 */
export async function rotateSession(context: Context, refreshToken: string): Promise<SessionTokens | null> {
  const hash = hashSecret(refreshToken);
  const first = underway.get(hash);
  if (first) {
    const tokens = await first;
    return tokens && { ...tokens, refresh_token: refreshToken };
  }
  const change = changeTokens(context, refreshToken).finally(() => underway.delete(hash));
  underway.set(hash, change);
  return change;
}

function changeTokens(context: Context, refreshToken: string): Promise<SessionTokens | null> {
  const hash = hashSecret(refreshToken);
  return inTransaction(context, async (work) => {
    const [row] = await work.tx
      .select({ session, status: person.status })
      .from(session)
      .innerJoin(person, eq(person.id, session.person_id))
      .where(sessionOf(refreshToken))
      .for('update', { of: session });
    const signedFor = sessionOfRefreshToken(context.services.sessionSecret, refreshToken);
    if (!row) await endReused(work, signedFor);
    // Another SESSION_SECRET signs everybody out: those who hold a token of before hold nothing.
    if (
      !row ||
      signedFor !== row.session.id ||
      row.session.revoked_at ||
      row.session.expires_at < new Date() ||
      row.status !== 'active'
    )
      return null;
    const { id, person_id, rotated_at, created_at } = row.session;
    const isCurrent = row.session.token_hash === hash;
    if (!isCurrent && Date.now() - rotated_at.getTime() > REFRESH_GRACE_MS) {
      await endReused(work, id);
      return null;
    }
    const access_token = await signAccess(context.services.sessionSecret, { person_id, session_id: id });
    // Within the grace the newest refresh token is unknown here (only its hash is kept): the late one gets access only.
    if (!isCurrent) return { access_token, refresh_token: refreshToken };
    const next = newRefreshToken(context.services.sessionSecret, id);
    await work.tx
      .update(session)
      .set({
        token_hash: hashSecret(next),
        previous_hash: hash,
        rotated_at: new Date(),
        expires_at: await endOf(work, person_id, created_at),
      })
      .where(eq(session.id, id));
    return { access_token, refresh_token: next };
  });
}

/** Ends the session of a refresh token that should be in nobody's hands any more. */
async function endReused(work: Work, id: string | null): Promise<void> {
  if (!id) return;
  const ended = await revoke(work.tx, and(eq(session.id, id), isNull(session.revoked_at)), 'reuse');
  for (const { person_id } of ended)
    await recordAudit(work, { action: 'session.reuse', entity_id: id, detail: { person_id } });
}

/** Ends what was opened by a token of the national identity that two browsers showed; answers what it was. */
export async function endSessionsByIdentity(work: Work, token: string) {
  const opened = and(eq(session.identity_token, token), isNull(session.revoked_at));
  const ended = await revoke(work.tx, opened, 'reuse');
  for (const { id, person_id } of ended)
    await recordAudit(work, { action: 'session.reuse', entity_id: id, detail: { person_id } });
  return ended;
}

/** Ends a session in which too much was tried. False when it had ended before. */
export async function endLockedSession(work: Work, id: string): Promise<boolean> {
  const ended = await revoke(work.tx, and(eq(session.id, id), isNull(session.revoked_at)), 'wrong_proofs');
  for (const { person_id } of ended)
    await recordAudit(work, { action: 'session.lock', entity_id: id, detail: { person_id } });
  return ended.length > 0;
}

/** Ends all sessions of a person but one. */
export async function endOtherSessions(work: Work, personId: string, keep: string | null): Promise<void> {
  const others = keep ? sql`${session.id} <> ${keep}` : undefined;
  await revoke(work.tx, and(eq(session.person_id, personId), isNull(session.revoked_at), others), 'ended');
}

function revoke(tx: Queryable, where: ReturnType<typeof and>, reason: string) {
  return tx.update(session).set({ revoked_at: new Date(), revoked_reason: reason }).where(where).returning({
    id: session.id,
    person_id: session.person_id,

    proved_at: session.proved_at,
  });
}
