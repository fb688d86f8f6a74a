import { z } from 'zod';
import { defineContract } from './contract.ts';
import { listOf, pageQuery, uuid } from './list.ts';
import { removedItem, savedTeamMember } from './profile-items.ts';
import { profileTeamMember, teamMemberInput } from './profile-parts.ts';

const path = '/api/v1/team/';
const params = z.object({ id: uuid });

/** People shown on a page; who may act for it is another matter (team.contract.ts). */
export const listTeamMembers = defineContract({
  id: 'profile.list-team',
  area: 'profile',
  summary:
    'The people shown on a page (signed-in readers only), of one’s own page as it is edited; without a page those of all pages of one’s own',
  method: 'GET',
  path,
  access: 'member',
  query: z.object({
    ...pageQuery,
    /** The page, by the name that `POST` takes it. */
    stakeholder_id: uuid.optional(),
    /** Another name of the same. */
    stakeholder: uuid.optional(),
  }),
  response: listOf(profileTeamMember.extend({ stakeholder_id: uuid })),
});

export const getTeamMember = defineContract({
  id: 'profile.get-team-member',
  area: 'profile',
  summary: 'One person shown on a page (signed-in readers only); of one’s own page as it is edited',
  method: 'GET',
  path: `${path}{id}/`,
  access: 'member',
  params,
  response: profileTeamMember.extend({ stakeholder_id: uuid }),
});

export const createTeamMember = defineContract({
  id: 'profile.add-team-member',
  area: 'profile',
  summary: 'Adds a person to those shown on a page',
  method: 'POST',
  path,
  access: 'member',
  body: teamMemberInput.extend({ stakeholder_id: uuid }),
  response: savedTeamMember,
  status: 201,
});

export const updateTeamMember = defineContract({
  id: 'profile.change-team-member',
  area: 'profile',
  summary: 'Changes what a page says of a person; what is not named stays',
  method: 'PATCH',
  path: `${path}{id}/`,
  access: 'member',
  params,
  body: teamMemberInput,
  response: savedTeamMember,
});

export const deleteTeamMember = defineContract({
  id: 'profile.remove-team-member',
  area: 'profile',
  summary: 'Takes a person off a page',
  method: 'DELETE',
  path: `${path}{id}/`,
  access: 'member',
  params,
  response: removedItem,
});
