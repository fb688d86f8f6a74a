import type { TermField } from '#shared/domain/facets.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import type * as schema from '../../database/schema/stakeholder.ts';
import type * as parts from '../../database/schema/stakeholder-parts.ts';

type Row = typeof schema.stakeholder.$inferSelect;
type Part<T> = Partial<Omit<T, 'stakeholder_id'>>;

/** The people who may act for a record. */
export interface MemberInput {
  person_id: string;
  role: 'owner' | 'admin' | 'content_editor' | 'content_creator' | 'member';
}

/** Who put money into a round; see the table. */
export interface RoundInvestor {
  stakeholder_id: string | null;
  name: string;
  confirmed_at?: Date | string | null;
}

/** What a record is made of besides its own row. */
export interface StakeholderParts {
  startup: Part<typeof schema.startup.$inferSelect>;
  /** Of a mentor or an investor who is a person. */
  individual: Part<typeof schema.stakeholder_individual.$inferSelect> & {
    first_name: string;
    last_name: string;
  };
  investor: Part<typeof schema.investor.$inferSelect>;
  eso: Part<typeof schema.eso.$inferSelect>;
  /** Slugs of the master lists, by the role in which the record carries them. */
  terms: Partial<Record<TermField, readonly string[]>>;
  /** Province codes. */
  areas: readonly string[];
  products: readonly (Part<typeof parts.product.$inferSelect> & { name: string })[];
  team_members: readonly (Part<typeof parts.team_member.$inferSelect> & {
    first_name: string;
    last_name: string;
  })[];
  /** `amount` in minor units; `funding_type` is a slug of that master list. */
  funding_rounds: readonly (Part<typeof parts.funding_round.$inferSelect> & {
    announced_date: string;
    amount: number;
    currency: string;
    funding_type: string;
    /** Left out of a change: those that stand with the round stay. */
    investors?: readonly RoundInvestor[];
  })[];
  facts: readonly {
    field: string;
    source: 'registry' | 'document' | 'owner' | 'investor';
    confirmed_at: Date;
  }[];
  members: readonly MemberInput[];
}

/** A record to be written. What is left out is empty; without a status it is approved, so public at once. */
export type StakeholderInput = Partial<Omit<Row, 'kind' | 'name' | 'rank' | 'version' | 'status'>> &
  Partial<StakeholderParts> & {
    kind: StakeholderKind;
    name: string;
    status?: 'draft' | 'reviewing' | 'approved' | 'returned' | 'rejected' | 'archived';
  };

/**
 * A change of some fields and parts of a record. Of `startup`, `individual`, `investor`, `eso` and `terms` the fields
 * that are given change; a list that is given takes the place of the old one.
 */
export type StakeholderPatch = Partial<
  Omit<StakeholderInput, 'id' | 'kind' | 'members' | 'individual'> & {
    individual: Partial<StakeholderParts['individual']>;
  }
>;

/** A whole record as it is stored, terms as slugs; members are not part of it. */
export type StakeholderRecord = Row & {
  kind: StakeholderKind;
  status: NonNullable<StakeholderInput['status']>;
} & Omit<StakeholderParts, 'members' | 'startup' | 'individual' | 'investor' | 'eso'> & {
    [P in 'startup' | 'individual' | 'investor' | 'eso']?: StakeholderParts[P] | undefined;
  };
