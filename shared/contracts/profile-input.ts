import { z } from 'zod';
import { REVIEW_MESSAGE_MAX } from '../constants.ts';
import { otherNames } from '../domain/profile/also-called.ts';
import { ITEM_FIELDS, LIST_MAX, ROUND_INVESTORS_MAX } from '../domain/profile/part-fields.ts';
import { PROFILE_FIELDS, profileFieldsOf } from '../domain/profile/profile-parts.ts';
import { PERSON_KINDS, type StakeholderKind } from '../domain/stakeholder-kinds.ts';
import { describedAs } from './described.ts';
import { shapeOf, yesOrNo } from './input-shapes.ts';
import { uuid } from './list.ts';
import { optionalRuleText, ruleText } from './rule-schema.ts';

// ---- What is sent ---------------------------------------------------------------------------------------------

/** The version that was looked at: a profile that has moved since answers `stale_version` with both texts. */
export const version = z.coerce.number().int().min(0).max(1_000_000_000);

/** What reads answer of an entry beside what can be written: it may come back, and counts for nothing. */
const asRead = describedAs(
  z.unknown().transform(() => undefined),
  { readOnly: true },
).optional();

/** An investor of a round: a page of the directory, or a name. */
const roundInvestorInput = z.object({
  confirmed: asRead,
  stakeholder_id: uuid.nullish(),
  name: z.string().max(1_000).default(''),
});

/** Entries of lists as typed; an `id` names the entry that is there already. See ITEM_FIELDS for the rules. */
export const productInput = z.object(shapeOf(ITEM_FIELDS.product));
export const teamMemberInput = z.object({
  ...shapeOf(ITEM_FIELDS.team_members),
  /** `yes`, or empty. */
  is_founder: yesOrNo.optional(),
  /** The person of the platform, where they have an account and belong to the team. */
  person_id: uuid.nullish(),
});
export const fundingRoundInput = z.object({
  ...shapeOf(ITEM_FIELDS.funding_rounds),
  /** The same in minor units, as reads answer it beside `amount_raised`, which counts where both are sent. */
  amount: z.number().int().min(0).nullish(),
  investors: z.array(roundInvestorInput).max(ROUND_INVESTORS_MAX).optional(),
});
const known = { id: uuid.optional() };

/** The lists of a profile, each whole: what is not in it any more is removed. */
const listsInput = {
  product: z
    .array(productInput.extend({ ...known, picture: asRead }))
    .max(LIST_MAX.product)
    .nullish(),
  team_members: z
    .array(teamMemberInput.extend({ ...known, photo: asRead }))
    .max(LIST_MAX.team_members)
    .nullish(),
  funding_rounds: z
    .array(fundingRoundInput.extend({ ...known, confirmed_by: asRead }))
    .max(LIST_MAX.funding_rounds)
    .nullish(),
};

/** The fields of a kind, or of every kind, under all names they may be sent by; what no profile has is told (loose). */
function inputOf(kind: StakeholderKind | null) {
  const fields = shapeOf(kind ? profileFieldsOf(kind) : PROFILE_FIELDS);
  const taken: Readonly<Record<string, z.ZodType>> = { ...shapeOf(PROFILE_FIELDS), ...fields, ...listsInput };
  const isPerson = kind !== null && PERSON_KINDS.includes(kind);
  const also = Object.entries(otherNames(isPerson))
    .filter(([name]) => fields[name] === undefined)
    .map(([name, canonical]) => {
      const told = { deprecated: true, description: `The same as ${canonical}` };
      return [name, describedAs(taken[canonical]!, told).optional()];
    });
  return z.looseObject({ ...fields, ...(Object.fromEntries(also) as object), ...listsInput });
}

/**
 * A change of some parts: what is not named stays; an empty text or null empties its field. Without a version it is
 * taken as the profile stands.
 */
export const profilePatchOf = (kind: StakeholderKind | null) =>
  inputOf(kind).extend({ version: version.optional() });

/** A new profile: the names at least, anything else too. */
export const newProfileOf = (kind: StakeholderKind) => inputOf(kind);

/** Four numbers, 0 to 1, of the picture that are kept. */
export const cropBox = {
  crop_left: z.coerce.number().min(0).max(1).default(0),
  crop_top: z.coerce.number().min(0).max(1).default(0),
  crop_width: z.coerce.number().min(0.02).max(1).default(1),
  crop_height: z.coerce.number().min(0.02).max(1).default(1),
};

/** What became of the messages of a return, and a word to the desk. */
export const answers = z.object({
  messages: z
    .array(
      z.object({
        id: uuid,
        fixed: z.boolean().optional(),
        answer: ruleText({ max: REVIEW_MESSAGE_MAX, required: false }).optional(),
      }),
    )
    .max(100)
    .default([]),
});
export const note = optionalRuleText({ max: REVIEW_MESSAGE_MAX });
