import type { Profile } from '#shared/contracts/profile-parts.ts';
import type { CallContext } from '../../http/route.ts';
import { changeProfile } from '../profile/own-profile.ts';

/** Says at which stage a startup of the caller's is; of an approved one it waits like every change. */
export function setStage(
  context: CallContext,
  id: string,
  { stage, version }: { stage: string; version?: number | undefined },
): Promise<Profile> {
  return changeProfile(context, id, { stage, version }, 'startup');
}
