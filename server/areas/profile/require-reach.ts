import { areContent } from '#shared/domain/profile/content-parts.ts';
import { type OrganisationAction, type OrganisationRole, organisationMay } from '#shared/domain/roles.ts';
import { Problem } from '../../http/problem.ts';
import type { ProfileState } from './profile-state.ts';

/** An action on a whole page, and the same on its content alone. */
const ON_CONTENT = {
  edit_profile: 'draft_content',
  submit_profile: 'submit_content',
  withdraw_profile: 'submit_content',
} as const satisfies Partial<Record<OrganisationAction, OrganisationAction>>;

/** Whether a role may do this with what waits: all of it where the role reaches so far, content alone otherwise. */
export function reaches(
  role: OrganisationRole,
  action: keyof typeof ON_CONTENT,
  { record, changes }: Pick<ProfileState, 'record' | 'changes'>,
  names: readonly string[] = Object.keys(changes),
): boolean {
  if (organisationMay(role, action)) return true;
  return organisationMay(role, ON_CONTENT[action]) && areContent(record.kind, names);
}

/** Problem `conflict` when the role reaches content alone and this goes beyond. */
export function requireReach(
  state: ProfileState & { role: OrganisationRole },
  action: keyof typeof ON_CONTENT,
  names?: readonly string[],
): void {
  if (!reaches(state.role, action, state, names))
    throw new Problem('conflict', { messageKey: 'team:problem.content_only' });
}
