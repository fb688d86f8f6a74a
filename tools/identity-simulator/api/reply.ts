import type { ApiGeneration } from '#server/identity/camdigikey/api-paths.ts';
import type { State } from '../state/state.ts';

/** What is inside the envelope of an answer. */
export interface Reply {
  error: number;
  message: string;
  data: Record<string, unknown> | null;
}

export interface OperationContext {
  state: State;
  generation: ApiGeneration;
  domain: string;
  /** Addresses of the simulator's sign-in page and of the site, without a slash at the end. */
  pageUrl: string;
  siteUrl: string;
}

export type Body = Record<string, unknown>;
export type SimulatedCall = (body: Body, context: OperationContext) => Reply;

export const success = (data: Reply['data']): Reply => ({ error: 0, message: 'OK', data });
export const failure = (error: number, message: string): Reply => ({ error, message, data: null });

/** Failures by the numbers of the provider's client library; the server's own are not published. */
export const FAILURES = {
  unknownAccount: failure(1, 'service account not found'),
  badSignature: failure(101, 'invalid token signature'),
  expired: failure(103, 'expired access token'),
  disabled: failure(104, 'disabled access token'),
  notText: failure(106, 'invalid.token.type'),
  notThreeParts: failure(106, 'invalid.token.format'),
} as const;
