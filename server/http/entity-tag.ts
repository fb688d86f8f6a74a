import { hash } from 'node:crypto';
import type { Encoding } from './encoding.ts';

/** The strong tag of these bytes (RFC 9110, 8.8.3). */
export const entityTag = (body: Buffer | string): string => `"${hash('sha256', body, 'base64url')}"`;

/** The tag of the same content in an encoding: other bytes, so another tag. */
export const encodedTag = (etag: string, encoding: Encoding | undefined): string =>
  encoding ? `${etag.slice(0, -1)}-${encoding}"` : etag;

/** Whether `If-None-Match` (one tag, several, weak ones, `*`) says that the client has what bears this tag. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
