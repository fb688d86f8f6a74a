import { itemCalls } from './item-calls.ts';
import { uuid } from './list.ts';
import { oneOf } from './one-of.ts';
import { oneStakeholder } from './one-stakeholder.ts';
import { createOf, listOwnOf, updateOnlyOf } from './own-profile-calls.ts';
import { teamMemberInput } from './profile-input.ts';
import { savedTeamMember } from './profile-items.ts';

export const listOwnInvestors = listOwnOf(
  'investor',
  'The caller’s investor profile, in the shape of a list',
);

export const getOwnInvestor = oneOf(listOwnInvestors, 'investor.own');

export const getInvestor = oneStakeholder('investor');

export const createInvestor = createOf(
  'investor',
  'Begins the caller’s investor profile as a draft; conflict when they own one',
);

export const updateInvestor = updateOnlyOf('investor', 'Changes parts of the caller’s investor profile');

const members = itemCalls({
  path: '/api/v1/investor/member/',
  input: teamMemberInput,
  saved: savedTeamMember,
});

export const addInvestorMember = members.add(
  'investor.add-member',
  'Adds a person to those shown on the page of the caller’s investor profile',
  {
    stakeholder_id: uuid.optional(),
  },
);

export const getInvestorMember = members.get(
  'investor.get-member',
  'A person shown on the page of an investor profile of one’s own, as it is edited',
);

export const changeInvestorMember = members.change(
  'investor.change-member',
  'Changes what the page of an investor says of a person; what is not named stays',
);

export const removeInvestorMember = members.remove(
  'investor.remove-member',
  'Takes a person off the page of an investor',
);
