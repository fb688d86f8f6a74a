import { createHash, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

export const ACCESS_SECONDS = 15 * 60;
export const REFRESH_SECONDS = 30 * 24 * 60 * 60;
/** How long the refresh token before the last still counts, for requests that were under way at the rotation. */
export const GRACE_SECONDS = 30;
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
    if (typeof payload.sub !== 'string' || typeof payload.sid !== 'string') return null;
    return { person_id: payload.sub, session_id: payload.sid };
  } catch {
    return null;
  }
}

/** A new opaque secret, 256 bits. Only its hash is stored. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
