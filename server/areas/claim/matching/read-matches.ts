import type { readMatches as contract } from '#shared/contracts/matching.contract.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import type { Handler } from '../../../http/route.ts';
import { signedIn } from '../../account/signed-in.ts';
import { findMatches, findRequest } from './find-matches.ts';

/** What was found for an address, by the link that was mailed to it. */
export const readMatches: Handler<typeof contract> = async ({ params }, context) => {
  const request = await findRequest(context, params.token);
  return {
    email: request.email,
    kind: request.kind as StakeholderKind,
    data: await findMatches(context.services.database.db, request, signedIn(context).id),
  };
};
