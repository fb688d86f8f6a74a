import { face, lookup, organization, verifyAccount } from './accounts.ts';
import type { SimulatedCall } from './reply.ts';
import type { SimulatedOperation } from './routes.ts';
import { exchange, loginToken, logout, refresh, status } from './sign-in.ts';

/** Operations of the provider's API that travel in an envelope, without it. */
export const OPERATIONS: Record<Exclude<SimulatedOperation, 'certificates' | 'clients'>, SimulatedCall> = {
  loginToken,
  exchange,
  status,
  refresh,
  logout,
  organization,
  lookup,
  verifyAccount,
  face,
  userInfo: status,
  organizationStatus: status,
};
