import { z } from 'zod';
import { uuid } from './list.ts';
import { profileProduct, profileRound, profileTeamMember } from './profile-parts.ts';

/** Where an entry of a list stands after it was changed. */
const standing = {
  stakeholder_id: uuid,
  /** Of the profile, to be sent with its next edit. */
  version: z.number().int(),
  /** The public page is approved and shows the entry as it was, until the desk has decided. */
  waits: z.boolean(),
};

export const savedProduct = profileProduct.extend(standing);
export const savedTeamMember = profileTeamMember.extend(standing);
export const savedRound = profileRound.extend(standing);
export const removedItem = z.object({ status: z.literal(200), ...standing });
