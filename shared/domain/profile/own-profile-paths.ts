import type { STAKEHOLDER_CATEGORIES, StakeholderKind } from '../stakeholder-kinds.ts';

/** The word for a kind in the addresses of the profile area. */
export function profileSlug(kind: StakeholderKind): (typeof STAKEHOLDER_CATEGORIES)[number] {
  return kind === 'other' ? 'other-stakeholder' : kind;
}

/** A person has one profile of these kinds, so that its address names no id. */
const ONE_OF_A_KIND: readonly StakeholderKind[] = ['mentor', 'investor'];

/** Where the profiles of a kind are listed, or the only one is edited. */
export const profilesPath = (kind: StakeholderKind): string => `/user/profile/${profileSlug(kind)}`;

/** Where a profile is edited. */
export function profilePath(kind: StakeholderKind, id: string): string {
  return ONE_OF_A_KIND.includes(kind) ? `${profilesPath(kind)}?id=${id}` : `${profilesPath(kind)}/${id}`;
}
