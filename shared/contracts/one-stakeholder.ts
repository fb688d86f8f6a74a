import { z } from 'zod';
import { type ListingField, takesMany } from '../domain/listing/listing-field.ts';
import { profileFieldsOf } from '../domain/profile/profile-parts.ts';
import type { StakeholderKind } from '../domain/stakeholder-kinds.ts';
import { defineContract } from './contract.ts';
import { uuid } from './list.ts';
import { province } from './stakeholder-card.ts';
import { individualFields, stakeholderDetail } from './stakeholder-detail.ts';

const { products, funding, terms } = stakeholderDetail.shape;

/** Records with their parts under the names by which they are written, too. */
const ofEach = stakeholderDetail.extend({ province_code: z.string(), startup_areas: z.array(province) });
const person = ofEach.extend({
  ...individualFields.shape,
  bio: z.string(),
  bio_kh: z.string(),
  /** As they are written: in whole units of `ticket_currency`. */
  ticket_min: z.number().nullable(),
  ticket_max: z.number().nullable(),
});
const organisation = ofEach.extend({
  product: products,
  funding_rounds: funding.shape.rounds,
  /** How far a startup is: slug of the master list. */
  funding_stage: z.string(),
});

/** What is chosen from master lists, by slugs; beside them `terms` has the names. */
const chosenOf = (kind: StakeholderKind) =>
  Object.fromEntries(
    choicesOf(kind).map(({ name, input }) => [name, takesMany(input) ? z.array(z.string()) : z.string()]),
  );

/** Fields of a kind that are chosen from master lists, and stand on its page under `terms` only. */
export const choicesOf = (kind: StakeholderKind): readonly ListingField[] =>
  profileFieldsOf(kind).filter(({ name }) => name in terms.shape && !(name in stakeholderDetail.shape));

/** `GET {base}/{id}` of a kind that has a base of its own. */
export const oneStakeholder = (kind: 'startup' | 'eso' | 'mentor' | 'investor') =>
  defineContract({
    id: `${kind}.get`,
    summary:
      'One approved record with its parts; personal fields for signed-in readers only. For its team as it is edited, whatever its status, with the version to send',
    method: 'GET',
    path: `/api/v1/${kind}/{id}/`,
    access: 'public',
    params: z.object({ id: uuid }),
    response: (kind === 'mentor' || kind === 'investor' ? person : organisation).extend(
      chosenOf(kind) as object,
    ) as typeof person | typeof organisation,
    cacheSeconds: 60,
  });
