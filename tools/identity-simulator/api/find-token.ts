import { tokenId } from '../crypto/mint.ts';
import type { AccessToken, State } from '../state/state.ts';
import { FAILURES, type Reply } from './reply.ts';

/** What a token of the request stands for, or the failure that it is none, unknown or too old. */
export function findToken<T extends { expiresAt: number }>(
  kept: ReadonlyMap<string, T>,
  token: unknown,
  state: State,
): T | Reply {
  if (typeof token !== 'string') return FAILURES.notText;
  if (token.split('.').length !== 3) return FAILURES.notThreeParts;
  const found = kept.get(tokenId(token));
  if (!found) return FAILURES.badSignature;
  return found.expiresAt <= state.now() ? FAILURES.expired : found;
}

/** An access token that still counts: not logged out, not refreshed, and of nobody who was shut out. */
export function findActive(state: State, token: unknown): AccessToken | Reply {
  const found = findToken(state.accesses, token, state);
  if (isReply(found)) return found;
  const holds = found.active && (found.persona === null || found.persona.status === 'enabled');
  return holds ? found : FAILURES.disabled;
}

export const isReply = (value: object): value is Reply => 'error' in value;
