import { z } from 'zod';
import { REVIEW_MESSAGE_MAX } from '../constants.ts';
import { otherNames } from '../domain/profile/also-called.ts';
import { ITEM_FIELDS, LIST_MAX, ROUND_INVESTORS_MAX } from '../domain/profile/part-fields.ts';
import { PROFILE_FIELDS, PROFILE_PARTS, profileFieldsOf } from '../domain/profile/profile-parts.ts';
import { PROFILE_TABS, REVIEW_STATUSES, REVIEW_VERBS } from '../domain/review.ts';
import { ORGANISATION_ROLES } from '../domain/roles.ts';
import { PERSON_KINDS, STAKEHOLDER_KINDS, type StakeholderKind } from '../domain/stakeholder-kinds.ts';
import { describedAs } from './described.ts';
import { storedImage } from './file.contract.ts';
import { shapeOf, yesOrNo } from './input-shapes.ts';
import { lastEdit } from './last-edit.ts';
import { isoMoment, listOf, pageQuery, uuid } from './list.ts';
import { personNames } from './person-names.ts';
import { optionalRuleText, ruleText } from './rule-schema.ts';
import { term } from './stakeholder-card.ts';
import { storedValues } from './submission-parts.ts';

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

// ---- What is answered -----------------------------------------------------------------------------------------

const status = z.enum(REVIEW_STATUSES);
const turn = z.enum(['owner', 'desk']).nullable();
const part = z.enum(PROFILE_PARTS);

export const profileProduct = z.object({
  id: uuid,
  name: z.string(),
  name_kh: z.string(),
  description: z.string(),
  description_kh: z.string(),
  picture: storedImage.nullable(),
});

export const profileTeamMember = z.object({
  id: uuid,
  person_id: uuid.nullable(),
  ...personNames,
  position: z.string(),
  position_kh: z.string(),
  is_founder: z.boolean(),
  linkedin: z.string(),
  photo: storedImage.nullable(),
});

export const profileRound = z.object({
  id: uuid,
  announced_date: z.string(),
  /** Minor units of its currency, never converted. */
  amount: z.number().int(),
  /** The same as a form shows it. */
  amount_raised: z.string(),
  currency: z.string(),
  /** Slug of the master list. */
  funding_type: z.string(),
  source_url: z.string(),
  /** `owner`: stated only. */
  confirmed_by: z.enum(['owner', 'investor', 'document', 'registry']),
  investors: z.array(z.object({ stakeholder_id: uuid.nullable(), name: z.string(), confirmed: z.boolean() })),
});

export const profileLists = z.object({
  product: z.array(profileProduct),
  team_members: z.array(profileTeamMember),
  funding_rounds: z.array(profileRound),
});

const completeness = z.object({
  percent: z.number().int(),
  /** What would help the page most; null when nothing is missing. */
  next: z.object({ field: z.string(), part, label: z.string() }).nullable(),
});

/** A profile in the list of one's own. */
export const profileCard = z.object({
  id: uuid,
  uuid,
  kind: z.enum(STAKEHOLDER_KINDS),
  type_slug: z.string().nullable(),
  name: z.string(),
  name_kh: z.string(),
  summary: z.string(),
  summary_kh: z.string(),
  logo: storedImage.nullable(),
  status,
  /** Of an approved profile: where its edits stand. */
  changes_status: status.nullable(),
  /** Whose turn it is, and since when; null when nobody has to act. */
  turn,
  waiting_since: isoMoment.nullable(),
  /** Day by which the desk answers, YYYY-MM-DD. */
  answer_by: z.string().nullable(),
  /** Messages of the desk that are neither fixed nor answered. */
  open_messages: z.number().int(),
  completeness,
  /** Of the profile with the changes that wait; to be sent with its next edit. */
  version: z.number().int(),
  role: z.enum(ORGANISATION_ROLES),
  ownership: z.enum(['owned', 'member']),
  /** Public page, while there is one. */
  page: z.string().nullable(),
  /** How often it was opened in the last PROFILE_VIEW_DAYS days; null where there is none, or nothing is counted. */
  views: z.number().int().nullable(),
  /** Where it is edited. */
  path: z.string(),
  updated_at: isoMoment,
});
export type ProfileCard = z.infer<typeof profileCard>;

export const profilesQuery = z.object({
  ...pageQuery,
  tab: z.enum(PROFILE_TABS).default('all'),
  ownership: z.enum(['owned', 'member']).optional(),
});

/** The caller's own profiles with the number behind each tab. */
export const profileList = listOf(profileCard).extend({
  tabs: z.array(z.object({ tab: z.enum(PROFILE_TABS), count: z.number().int() })),
});

/** One part or field that says something else than the public page. */
const change = z.object({
  name: z.string(),
  part,
  label: z.string(),
  /** As people read it, one text an entry; empty when there was, or is, nothing. */
  was_texts: z.array(z.string()),
  now_texts: z.array(z.string()),
});

/** What is with the desk, or comes back from it: the first review of a profile, or a set of changes. */
const review = z.object({
  id: uuid,
  asks: z.enum(['profile', 'change', 'listing']),
  reference: z.string(),
  status,
  turn,
  waiting_since: isoMoment,
  answer_by: z.string().nullable(),
  round: z.number().int(),
  messages: z.array(
    z.object({
      id: uuid,
      round: z.number().int(),
      /** A field or list by name; null: about the whole. */
      field: z.string().nullable(),
      part: part.nullable(),
      label: z.string().nullable(),
      body: z.string(),
      body_kh: z.string(),
      answer: z.string(),
      fixed_at: isoMoment.nullable(),
      created_at: isoMoment,
      /** Of an earlier round: done with. */
      closed: z.boolean(),
    }),
  ),
  history: z.array(z.object({ verb: z.enum(REVIEW_VERBS), round: z.number().int(), at: isoMoment })),
  /** Of a rejection. */
  reason: z.string(),
});

/** Everything about one's own profile: as it is edited now, with where it stands. */
export const profile = profileCard.extend({
  /** Single fields as a form shows them, with the changes that wait. */
  values: storedValues,
  lists: profileLists,
  cover: storedImage.nullable(),
  /** Names of master-list entries in `values` and rounds, by list and slug. */
  terms: z.array(term.extend({ list: z.string() })),
  parts: z.array(
    z.object({
      name: part,
      /** Nothing that is required is missing, and something is there. */
      filled: z.boolean(),
      changed: z.boolean(),
      /** Messages of the desk about it that are still open. */
      open_messages: z.number().int(),
      /** Changes of all of it are shown at once, without review. */
      trusted: z.boolean(),
      /** The caller may change it: their role reaches so far, and it is open. */
      edit: z.boolean(),
    }),
  ),
  /** What would stop sending it, by field, in the reader's language. */
  problems: z.record(z.string(), z.string()),
  changes: z.array(change),
  review: review.nullable(),
  last_edits: z.array(lastEdit),
  /** What happened to the page, the newest first: steps of its reviews, and edits. */
  history: z.array(
    z.object({
      at: isoMoment,
      /** A step of a review; null: an edit. */
      verb: z.enum(REVIEW_VERBS).nullable(),
      /** What was edited, as its fields are called; nothing: the whole. */
      labels: z.array(z.string()),
      /** Who edited it; null: nobody of the team. */
      by: lastEdit.shape.by,
    }),
  ),
  created_at: isoMoment,
  can: z.object({
    edit: z.boolean(),
    submit: z.boolean(),
    resubmit: z.boolean(),
    withdraw: z.boolean(),
    discard: z.boolean(),
    archive: z.boolean(),
    restore: z.boolean(),
    delete: z.boolean(),
    draft_content: z.boolean(),
    edit_content: z.boolean(),
  }),
});
export type Profile = z.infer<typeof profile>;
