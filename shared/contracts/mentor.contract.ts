import { defineContract } from './contract.ts';
import { uuid } from './list.ts';
import { oneOf } from './one-of.ts';
import { oneStakeholder } from './one-stakeholder.ts';
import { newProfileOf, profile, profileList, profilePatchOf, profilesQuery } from './profile-parts.ts';

/** A person has one profile as a mentor; with an `id` another one of their team is meant. */
const which = { id: uuid.optional() };

export const listOwnMentors = defineContract({
  id: 'mentor.own-list',
  area: 'mentor',
  summary: 'The caller’s mentor profile, in the shape of a list',
  method: 'GET',
  path: '/api/v1/mentor/profile/',
  access: 'member',
  query: profilesQuery,
  response: profileList,
});

export const getOwnMentor = oneOf(listOwnMentors, 'mentor.own');

export const getMentor = oneStakeholder('mentor');

export const createMentor = defineContract({
  id: 'mentor.create',
  area: 'mentor',
  summary: 'Begins the caller’s mentor profile as a draft; conflict when they own one',
  method: 'POST',
  path: '/api/v1/mentor/',
  access: 'member',
  body: newProfileOf('mentor'),
  response: profile,
  status: 201,
});

export const updateMentor = defineContract({
  id: 'mentor.update',
  area: 'mentor',
  summary: 'Changes parts of the caller’s mentor profile',
  method: 'PATCH',
  path: '/api/v1/mentor/profile/',
  access: 'member',
  body: profilePatchOf('mentor').extend(which),
  response: profile,
});
