import { type OrganisationRole, organisationMay } from '../roles.ts';
import type { StakeholderKind } from '../stakeholder-kinds.ts';
import { type ProfilePartName, partOfField } from './profile-parts.ts';

/**
 * The parts of a page that are its content: what it tells of its work. Who it is, how to reach it, its money and what it
 * is filed under stay with those who answer for it.
 */
const CONTENT_PARTS: readonly ProfilePartName[] = ['about', 'product', 'team_members', 'video'];

/** Whether a role may draft changes of a part. */
export const mayDraftPart = (role: OrganisationRole, part: ProfilePartName): boolean =>
  organisationMay(role, CONTENT_PARTS.includes(part) ? 'draft_content' : 'edit_profile');

/** Whether all of these names of a kind's profile belong to its content. */
export const areContent = (kind: StakeholderKind, names: readonly string[]): boolean =>
  names.every((name) => {
    const part = partOfField(kind, name);
    return part !== null && CONTENT_PARTS.includes(part.name);
  });
