import { defineContract } from './contract.ts';
import { directoryList, directoryQuery } from './directory-query.ts';
import { itemCalls } from './item-calls.ts';
import { uuid } from './list.ts';
import { oneOf } from './one-of.ts';
import { oneStakeholder } from './one-stakeholder.ts';
import { createOf, listOwnOf, updateOf } from './own-profile-calls.ts';
import { fundingRoundInput } from './profile-input.ts';
import { savedRound } from './profile-items.ts';

export const listEsos = defineContract({
  id: 'eso.list',
  summary: 'Lists the approved support organisations with filters and their counts',
  method: 'GET',
  path: '/api/v1/eso/',
  access: 'public',
  query: directoryQuery,
  response: directoryList,
  cacheSeconds: 60,
});

export const listOwnEsos = listOwnOf(
  'eso',
  'The caller’s support organisations, owned and as a member, with the number behind each tab',
);

export const getOwnEso = oneOf(listOwnEsos, 'eso.own');

export const getEso = oneStakeholder('eso');

export const createEso = createOf(
  'eso',
  'Begins a profile of a support organisation as a draft; the caller owns it',
);

export const updateEso = updateOf(
  'eso',
  'Changes parts of the profile of a support organisation, each on its own',
);

const rounds = itemCalls({
  path: '/base-api/eso/{id}/funding-round-raise/',
  owner: { id: uuid },
  item: 'funding_id',
  input: fundingRoundInput,
  saved: savedRound,
});

export const addEsoRound = rounds.add('eso.add-round', 'Adds a funding round to a support organisation');

export const getEsoRound = rounds.get(
  'eso.get-round',
  'A funding round of a support organisation of one’s own, as it is edited',
);

export const changeEsoRound = rounds.change(
  'eso.change-round',
  'Changes a funding round of a support organisation; what is not named stays',
);

export const removeEsoRound = rounds.remove(
  'eso.remove-round',
  'Removes a funding round of a support organisation',
);
