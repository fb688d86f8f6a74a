import { z } from 'zod';
import { defineContract } from './contract.ts';
import { itemCalls } from './item-calls.ts';
import { listOf, pageQuery, uuid } from './list.ts';
import { teamMemberInput } from './profile-input.ts';
import { savedTeamMember } from './profile-items.ts';
import { profileTeamMember } from './profile-shapes.ts';

const path = '/api/v1/team/';
const items = itemCalls({ path, input: teamMemberInput, saved: savedTeamMember });

/** People shown on a page; who may act for it is another matter (team.contract.ts). */
export const listTeamMembers = defineContract({
  id: 'profile.list-team',
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
  summary: 'One person shown on a page (signed-in readers only); of one’s own page as it is edited',
  method: 'GET',
  ...items.one,
  access: 'member',
  response: profileTeamMember.extend({ stakeholder_id: uuid }),
});

export const createTeamMember = items.add(
  'profile.add-team-member',
  'Adds a person to those shown on a page',
  { stakeholder_id: uuid },
);

export const updateTeamMember = items.change(
  'profile.change-team-member',
  'Changes what a page says of a person; what is not named stays',
);

export const deleteTeamMember = items.remove('profile.remove-team-member', 'Takes a person off a page');
