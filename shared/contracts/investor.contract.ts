import { z } from 'zod';
import { defineContract } from './contract.ts';
import { uuid } from './list.ts';
import { oneOf } from './one-of.ts';
import { oneStakeholder } from './one-stakeholder.ts';
import { removedItem, savedTeamMember } from './profile-items.ts';
import {
  newProfileOf,
  profile,
  profileList,
  profilePatchOf,
  profilesQuery,
  teamMemberInput,
} from './profile-parts.ts';

/** A person has one profile as an investor; with an `id` another one of their team is meant. */
const which = { id: uuid.optional() };

export const listOwnInvestors = defineContract({
  id: 'investor.own-list',
  area: 'investor',
  summary: 'The caller’s investor profile, in the shape of a list',
  method: 'GET',
  path: '/api/v1/investor/profile/',
  access: 'member',
  query: profilesQuery,
  response: profileList,
});

export const getOwnInvestor = oneOf(listOwnInvestors, 'investor.own');

export const getInvestor = oneStakeholder('investor');

export const createInvestor = defineContract({
  id: 'investor.create',
  area: 'investor',
  summary: 'Begins the caller’s investor profile as a draft; conflict when they own one',
  method: 'POST',
  path: '/api/v1/investor/',
  access: 'member',
  body: newProfileOf('investor'),
  response: profile,
  status: 201,
});

export const updateInvestor = defineContract({
  id: 'investor.update',
  area: 'investor',
  summary: 'Changes parts of the caller’s investor profile',
  method: 'PATCH',
  path: '/api/v1/investor/profile/',
  access: 'member',
  body: profilePatchOf('investor').extend(which),
  response: profile,
});

const member = '/api/v1/investor/member/';

export const addInvestorMember = defineContract({
  id: 'investor.add-member',
  area: 'investor',
  summary: 'Adds a person to those shown on the page of the caller’s investor profile',
  method: 'POST',
  path: member,
  access: 'member',
  body: teamMemberInput.extend({ stakeholder_id: uuid.optional() }),
  response: savedTeamMember,
  status: 201,
});

export const getInvestorMember = defineContract({
  id: 'investor.get-member',
  area: 'investor',
  summary: 'A person shown on the page of an investor profile of one’s own, as it is edited',
  method: 'GET',
  path: `${member}{id}/`,
  access: 'member',
  params: z.object({ id: uuid }),
  response: savedTeamMember,
});

export const changeInvestorMember = defineContract({
  id: 'investor.change-member',
  area: 'investor',
  summary: 'Changes what the page of an investor says of a person; what is not named stays',
  method: 'PATCH',
  path: `${member}{id}/`,
  access: 'member',
  params: z.object({ id: uuid }),
  body: teamMemberInput,
  response: savedTeamMember,
});

export const removeInvestorMember = defineContract({
  id: 'investor.remove-member',
  area: 'investor',
  summary: 'Takes a person off the page of an investor',
  method: 'DELETE',
  path: `${member}{id}/`,
  access: 'member',
  params: z.object({ id: uuid }),
  response: removedItem,
});
