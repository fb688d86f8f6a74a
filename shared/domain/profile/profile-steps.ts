import type { ListingField } from '../listing/listing-field.ts';
import type { StakeholderKind } from '../stakeholder-kinds.ts';
import { profileFieldsOf } from './profile-parts.ts';

export const PROFILE_STEPS = [
  'names',
  'work',
  'summary',
  'activity',
  'support',
  'expertise',
  'investment',
  'founders',
  'place',
] as const;
export type ProfileStepName = (typeof PROFILE_STEPS)[number];

/** One of the short steps by which a profile is made ready to be sent: what it asks is required, nothing else. */
export interface ProfileStep {
  name: ProfileStepName;
  fields: readonly ListingField[];
}

const PERSON = ['last_name', 'first_name', 'last_name_kh', 'first_name_kh'];
const ORGANISATION = ['type_slug', 'name', 'name_kh'];
const WORK = ['role', 'role_kh', 'company', 'company_kh'];
const SUMMARY = ['summary', 'summary_kh'];
const PLACE: readonly [ProfileStepName, readonly string[]] = ['place', ['province_code']];

/** Five at most: whoever has a minute between two customers gets to the end. */
const FIELDS_OF_STEP: Readonly<Record<StakeholderKind, readonly [ProfileStepName, readonly string[]][]>> = {
  startup: [
    ['names', ORGANISATION],
    ['summary', SUMMARY],
    ['activity', ['sector', 'stage']],
    ['founders', ['number_of_founders']],
    [...PLACE],
  ],
  mentor: [
    ['names', PERSON],
    ['work', WORK],
    ['summary', SUMMARY],
    ['expertise', ['expertise', 'languages']],
  ],
  investor: [
    ['names', PERSON],
    ['work', WORK],
    ['summary', [...SUMMARY, 'languages']],
    ['investment', ['investor_type', 'investment_stage', 'sector']],
  ],
  eso: [['names', ORGANISATION], ['summary', SUMMARY], ['support', ['service']], [...PLACE]],
  other: [['names', ORGANISATION], ['summary', SUMMARY], [...PLACE]],
};

/** The steps of a kind, in the order in which they are taken; the first makes the profile. */
export function stepsOf(kind: StakeholderKind): ProfileStep[] {
  const all = profileFieldsOf(kind);
  return FIELDS_OF_STEP[kind].map(([name, names]) => ({
    name,
    fields: all.filter((field) => names.includes(field.name)),
  }));
}

/** The first step that a problem belongs to; null when what is wrong stands in none of them. */
export function stepOfProblems(kind: StakeholderKind, problems: Readonly<Record<string, unknown>>) {
  return stepsOf(kind).find(({ fields }) => fields.some(({ name }) => name in problems)) ?? null;
}
