import { z } from 'zod';
import { PROFILE_PARTS } from '../domain/profile/profile-parts.ts';
import { PROFILE_TABS, REVIEW_STATUSES, REVIEW_VERBS } from '../domain/review.ts';
import { ORGANISATION_ROLES } from '../domain/roles.ts';
import { STAKEHOLDER_KINDS } from '../domain/stakeholder-kinds.ts';
import { storedImage } from './file.contract.ts';
import { lastEdit } from './last-edit.ts';
import { isoMoment, listOf, pageQuery, uuid } from './list.ts';
import { personNames } from './person-names.ts';
import { term } from './stakeholder-card.ts';
import { storedValues } from './submission-parts.ts';

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
