import type { ListingField } from '#shared/domain/listing/field.ts';
import { profileFieldsOf } from '#shared/domain/profile/profile-parts.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';

const NAMES = ['type_slug', 'name', 'name_kh', 'last_name', 'first_name', 'last_name_kh', 'first_name_kh'];

/** What is asked to begin a profile: its names, and of another stakeholder its type. */
export function newFields(kind: StakeholderKind): readonly ListingField[] {
  return profileFieldsOf(kind).filter(({ name }) => NAMES.includes(name));
}
