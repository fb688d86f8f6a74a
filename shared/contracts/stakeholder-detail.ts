import { z } from 'zod';
import { TERM_FIELDS, type TermField } from '#shared/domain/facets.ts';
import { CLAIM_STATES } from '../domain/claim.ts';
import { CONNECTION_VIEWS } from '../domain/connection.ts';
import { takesMany } from '../domain/listing/listing-field.ts';
import { FURTHER_FIELDS, isNumber } from '../domain/profile/further-fields.ts';
import { uuid } from './list.ts';
import { personNames } from './person-names.ts';
import { province, stakeholderCard, term } from './stakeholder-card.ts';
import { relations, roundInvestor } from './stakeholder-relations.ts';

/** A person on a record's page (signed-in readers only). */
export const teamMember = z.object({
  id: uuid,
  person_id: uuid.nullable(),
  ...personNames,
  position: z.string(),
  position_kh: z.string(),
  is_founder: z.boolean(),
  /** Address of the photo; empty without one. */
  photo: z.string(),
});

/** What a mentor's or investor's record says of the human being (signed-in readers only). */
export const individualFields = z.object({
  ...personNames,
  role: z.string(),
  role_kh: z.string(),
  company: z.string(),
  company_kh: z.string(),
});

/** `amount` in minor units of its currency, never converted. */
export const fundingRound = z.object({
  id: uuid,
  announced_date: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  funding_type: term,
  source_url: z.string(),
  confirmed_by: z.enum(['owner', 'investor', 'document', 'registry']),
  investors: z.array(roundInvestor),
});

/** Sum of the rounds in one currency, minor units. */
export const currencyTotal = z.object({
  currency: z.string(),
  amount: z.number().int(),
  rounds: z.number().int(),
});

const terms = z.object(
  Object.fromEntries(TERM_FIELDS.map((field) => [field, z.array(term)])) as Record<
    TermField,
    z.ZodArray<typeof term>
  >,
);

/** Fields a visitor does not get, named in `hidden` when they hold something. */
export const HIDDEN_FIELDS = [
  'email',
  'phone',
  'website',
  'address',
  'facebook',
  'linkedin',
  'x',
  'youtube',
  'telegram',
  'individual',
  'team_members',
] as const;

/** Fields that are known by their form alone: each under its own name. */
const furtherFields = z.object(
  Object.fromEntries(
    FURTHER_FIELDS.map((field) => [
      field.name,
      takesMany(field.input)
        ? z.array(z.string())
        : isNumber(field)
          ? z.number().int().nullable()
          : z.string(),
    ]),
  ) as object,
);

/** The whole public record of a stakeholder with its parts. */
export const stakeholderDetail = stakeholderCard.extend({
  ...furtherFields.shape,
  individual_id: uuid.nullable(),
  /** How often this person stands in the directory; above 1 there is a page that names all of it. */
  individual_records: z.number().int(),
  description: z.string(),
  description_kh: z.string(),
  cover: z.string(),
  email: z.string(),
  country_code: z.string(),
  phone: z.string(),
  website: z.string(),
  address: z.string(),
  address_kh: z.string(),
  facebook: z.string(),
  linkedin: z.string(),
  x: z.string(),
  youtube: z.string(),
  telegram: z.string(),
  video_link: z.string(),
  terms,
  /** Provinces where it works. */
  areas: z.array(province),
  /** Codes of the languages a mentor or investor speaks. */
  languages: z.array(z.string()),
  year_of_establishment: z.number().int().nullable(),
  date_incorporated: z.string().nullable(),
  number_of_founders: z.number().int().nullable(),
  number_of_female_founders: z.number().int().nullable(),
  number_of_tech_founders: z.number().int().nullable(),
  /** What an investor puts into one company, minor units. */
  ticket_min: z.number().int().nullable(),
  ticket_max: z.number().int().nullable(),
  ticket_currency: z.string(),
  individual: individualFields.nullable(),
  products: z.array(
    z.object({
      id: uuid,
      name: z.string(),
      name_kh: z.string(),
      description: z.string(),
      description_kh: z.string(),
      /** Address of its picture; empty when it has none. */
      picture: z.string(),
    }),
  ),
  team_count: z.number().int(),
  team_members: z.array(teamMember),
  ...relations.shape,
  funding: z.object({
    rounds: z.array(fundingRound),
    /** `confirmed`: how much of the sum somebody besides the owner stands behind. */
    totals: z.array(currencyTotal.extend({ confirmed: z.number().int() })),
  }),
  /** Where facts come from, by field name; a field that is not here is stated by its owner. */
  facts: z.array(
    z.object({
      field: z.string(),
      source: z.enum(['registry', 'document', 'owner', 'investor']),
      confirmed_at: z.iso.datetime({ offset: true }),
    }),
  ),
  /** What the reader would get by signing in. */
  hidden: z.array(z.enum(HIDDEN_FIELDS)),
  /** Nobody looks after this page yet. */
  is_claimable: z.boolean(),
  /** Of the reader's latest claim of the page; `none` without one. */
  claim_state: z.enum([...CLAIM_STATES, 'none']),
  claim_id: uuid.nullable(),
  /** The reader belongs to the team that looks after the page. */
  is_member: z.boolean(),
  /** How the reader, or an organisation they act for, stands to it; null for visitors. */
  connection: z
    .object({
      state: z.enum(CONNECTION_VIEWS),
      as_stakeholder_id: uuid.nullable(),
      /** The person the page is about, where the relation is with them and not with the page. */
      person_id: uuid.nullable(),
      /** Where the caller and they write to each other. */
      thread_id: uuid.nullable(),
    })
    .nullable(),
  can: z.object({ claim: z.boolean(), edit: z.boolean(), join: z.boolean() }),
  approved_at: z.iso.datetime({ offset: true }).nullable(),
  version: z.number().int(),
  /** Near this one: same kind and sector, then same province; four at most. */
  related: z.array(stakeholderCard),
});
export type StakeholderDetail = z.infer<typeof stakeholderDetail>;
