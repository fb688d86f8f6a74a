import { z } from 'zod';
import { uuid } from './list.ts';
import { profileProduct, profileRound, profileTeamMember } from './profile-shapes.ts';

/** The profile of an entry after it was changed. */
const profileState = {
  stakeholder_id: uuid,
  /** Of the profile, to be sent with its next edit. */
  version: z.number().int(),
  /** The public page is approved and shows the entry as it was, until the desk has decided. */
  waits: z.boolean(),
};

export const savedProduct = profileProduct.extend(profileState);
export const savedTeamMember = profileTeamMember.extend(profileState);
export const savedRound = profileRound.extend(profileState);
export const removedItem = z.object({ status: z.literal(200), ...profileState });
