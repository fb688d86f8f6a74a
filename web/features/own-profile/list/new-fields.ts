import type { ListingField } from '#shared/domain/listing/listing-field.ts';
import { stepsOf } from '#shared/domain/profile/profile-steps.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';

/** What is asked to begin a profile: its names, and of another stakeholder its type. */
export function newFields(kind: StakeholderKind): readonly ListingField[] {
  return stepsOf(kind)[0]?.fields ?? [];
}
