import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { validate } from 'uuid';
import { ACCESS_TOKEN_MINUTES, REFRESH_TOKEN_DAYS } from '#shared/constants.ts';

export const ACCESS_SECONDS = ACCESS_TOKEN_MINUTES * 60;
export const REFRESH_SECONDS = REFRESH_TOKEN_DAYS * 24 * 60 * 60;
const AUDIENCE = 'phum';

/** Signs a 15-minute access token for a person's session. */
export async function signAccess(
  secret: Uint8Array,
  claims: { person_id: string; session_id: string },
): Promise<string> {
  return new SignJWT({ sid: claims.session_id })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(claims.person_id)
    .setAudience(AUDIENCE)
    .setIssuer(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(`${ACCESS_SECONDS}s`)
    .sign(secret);
}

/** Person and session of an access token; null when it is forged, expired or for somebody else. */
export async function readAccess(
  secret: Uint8Array,
  token: string,
): Promise<{ person_id: string; session_id: string } | null> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: ['HS256'],
      audience: AUDIENCE,
      issuer: AUDIENCE,
    });
    if (!validate(payload.sub) || !validate(payload.sid)) return null;
    return { person_id: payload.sub as string, session_id: payload.sid as string };
  } catch {
    return null;
  }
}

/**
 * A new refresh token of a session: its id, 256 random bits, and our mark over both, by which a token is known as one of
 * ours long after its hash was forgotten.
 */
export function newRefreshToken(secret: Uint8Array, sessionId: string): string {
  const body = `${sessionId}.${newSecret()}`;
  return `${body}.${mark(secret, body)}`;
}

/** The session a refresh token was made for, whether or not it still counts; null when it was not made here. */
export function sessionOfRefreshToken(secret: Uint8Array, token: string): string | null {
  const [sessionId, random, given, ...rest] = token.split('.');
  if (!sessionId || !random || !given || rest.length > 0) return null;
  const expected = Buffer.from(mark(secret, `${sessionId}.${random}`));
  const shown = Buffer.from(given);
  return shown.length === expected.length && timingSafeEqual(shown, expected) ? sessionId : null;
}

const mark = (secret: Uint8Array, body: string) =>
  createHmac('sha256', secret).update(`refresh token ${body}`).digest('base64url').slice(0, 22);

/** A new opaque secret, 256 bits. Only its hash is stored. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
