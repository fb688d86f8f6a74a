import type { Profile } from '#shared/contracts/profile-shapes.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext } from '../../http/route.ts';
import { changeProfile } from '../profile/change-profile.ts';

/** Says at which stage a startup of the caller's is; of an approved one it waits like every change. */
export function setStage(
  context: CallContext,
  id: string,
  raw: { stage?: unknown; funding_stage?: unknown; version?: number | undefined },
): Promise<Profile> {
  if (raw.stage === undefined && raw.funding_stage === undefined)
    throw new Problem('invalid', { fields: { stage: [{ key: 'required' }] } });
  return changeProfile(context, id, raw, 'startup');
}
