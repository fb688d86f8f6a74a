import { oneOf } from './one-of.ts';
import { oneStakeholder } from './one-stakeholder.ts';
import { createOf, listOwnOf, updateOnlyOf } from './own-profile-calls.ts';

export const listOwnMentors = listOwnOf('mentor', 'The caller’s mentor profile, in the shape of a list');

export const getOwnMentor = oneOf(listOwnMentors, 'mentor.own');

export const getMentor = oneStakeholder('mentor');

export const createMentor = createOf(
  'mentor',
  'Begins the caller’s mentor profile as a draft; conflict when they own one',
);

export const updateMentor = updateOnlyOf('mentor', 'Changes parts of the caller’s mentor profile');
