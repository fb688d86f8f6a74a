import type { Team, TeamMember } from '#shared/contracts/team.contract.ts';
import type { TeamInvitation } from '#shared/contracts/team-invite.contract.ts';
import { mayManageRole, type OrganisationRole, organisationMay } from '#shared/domain/roles.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { GIVEN_ROLES, isOpenInvitation, type MemberState, mayMove, stateNow } from '#shared/domain/team.ts';
import { pagePath } from '../../addresses/page-path.ts';
import { fileAddress } from '../file/file-address.ts';
import type { Membership } from './team.queries.ts';

/** States a member of the team may bring another to; the rest is the other's own. */
const MANAGED: readonly MemberState[] = ['member', 'declined', 'withdrawn', 'invited', 'left'];

export interface TeamViewer {
  id: string;
  role: OrganisationRole;
}

/** The page of a team, as members see it. */
export function presentTeamPage({
  id,
  kind,
  type_slug,
  name,
  name_kh,
  status,
}: Membership['page']): Team['page'] {
  return {
    id,
    kind: kind as StakeholderKind,
    name,
    name_kh,
    path: status === 'approved' ? pagePath({ id, kind, type_slug, name, name_kh }) : null,
  };
}

/** The state as it is shown: an invitation whose letter has not left is `inviting`. */
function shownState({ row, sending }: Membership): MemberState {
  const state = stateNow(row);
  return state === 'invited' && sending ? 'inviting' : state;
}

/** A line of the team page. Addresses and notes are for those who manage the team. */
export function presentMember(one: Membership, viewer: TeamViewer, owners: number): TeamMember {
  const { row, person, inviter } = one;
  const state = shownState(one);
  const role = row.role as OrganisationRole;
  const is_you = row.person_id === viewer.id;
  const manages = mayManageRole(viewer.role, role);
  const isLastOwner = state === 'member' && role === 'owner' && owners <= 1;
  const may = (to: MemberState) =>
    mayMove(state, to, 'team') ? manages : is_you && to === 'left' && mayMove(state, to, 'self');
  const changeable = state === 'member' || isOpenInvitation(state);
  return {
    id: row.id,
    person: person?.id ? nameOf(person) : null,
    photo: person?.photo_id ? fileAddress(person.photo_id, '128') : '',
    email: manages ? row.email : '',
    role,
    state,
    note: manages ? row.note : '',
    invited_by: inviter?.id ? nameOf(inviter) : null,
    expires_at: isOpenInvitation(state) ? (row.expires_at?.toISOString() ?? null) : null,
    created_at: row.created_at.toISOString(),
    is_you,
    can: {
      roles:
        manages && changeable && !isLastOwner
          ? GIVEN_ROLES.filter((one) => mayManageRole(viewer.role, one))
          : [],
      states: isLastOwner
        ? []
        : MANAGED.filter((to) => may(to) || (is_you && to === 'left' && state === 'member')),
      transfer:
        organisationMay(viewer.role, 'transfer_ownership') &&
        !is_you &&
        state === 'member' &&
        role !== 'owner',
    },
  };
}

/** The whole team for one of its members; invitations are for those who may invite. */
export function presentTeam(
  page: Membership['page'],
  rows: readonly Membership[],
  viewer: TeamViewer,
): Omit<Team, 'offer'> {
  const manages = organisationMay(viewer.role, 'invite_member');
  const owners = rows.filter(({ row }) => row.state === 'member' && row.role === 'owner').length;
  return {
    page: presentTeamPage(page),
    role: viewer.role,
    members: rows
      .filter(({ row }) => manages || row.state === 'member')
      .map((one) => presentMember(one, viewer, owners)),
    can: {
      invite: manages,
      transfer: organisationMay(viewer.role, 'transfer_ownership'),
      roles: manages ? GIVEN_ROLES.filter((one) => mayManageRole(viewer.role, one)) : [],
    },
  };
}

/** An invitation or a request to join for the person it is about; `mine` false: for whoever holds the mailed link. */
export function presentInvitation({ row, page, inviter }: Membership, mine: boolean): TeamInvitation {
  const state = stateNow(row);
  const open = isOpenInvitation(state);
  return {
    id: row.id,
    page: presentTeamPage(page),
    role: row.role as OrganisationRole,
    state,
    note: row.note,
    invited_by: inviter?.id ? nameOf(inviter) : null,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    decided_at: row.decided_at?.toISOString() ?? null,
    can: { accept: open, decline: open, withdraw: mine && state === 'requested' },
  };
}

const nameOf = ({
  id,
  first_name,
  last_name,
  first_name_kh,
  last_name_kh,
}: NonNullable<Membership['inviter']>) => ({
  id,
  first_name,
  last_name,
  first_name_kh,
  last_name_kh,
});
