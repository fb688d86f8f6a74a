import { z } from 'zod';
import { defineContract } from './contract.ts';
import { directoryList, directoryQuery } from './directory-query.ts';
import { itemCalls } from './item-calls.ts';
import { uuid } from './list.ts';
import { oneOf } from './one-of.ts';
import { oneStakeholder } from './one-stakeholder.ts';
import { createOf, listOwnOf, updateOf } from './own-profile-calls.ts';
import { fundingRoundInput } from './profile-input.ts';
import { savedRound } from './profile-items.ts';

export const listStartups = defineContract({
  id: 'startup.list',
  summary: 'Lists the approved startups with filters and their counts',
  method: 'GET',
  path: '/api/v1/startup/',
  access: 'public',
  query: directoryQuery,
  response: directoryList,
  cacheSeconds: 60,
});

export const listStartupsPublic = defineContract({
  id: 'startup.public-list',
  summary: 'The same list of startups under its public path',
  method: 'GET',
  path: '/public/api/v1/startup/list/',
  access: 'public',
  query: directoryQuery,
  response: directoryList,
  cacheSeconds: 60,
});

export const listOwnStartups = listOwnOf('startup', 'The caller’s startups with the number behind each tab');

export const getOwnStartup = oneOf(listOwnStartups, 'startup.own');

export const getStartup = oneStakeholder('startup');

export const getStartupPublic = defineContract({
  ...getStartup,
  id: 'startup.public-get',
  summary: 'One approved startup under its public path',
  path: '/public/api/v1/startup/list/{id}/',
});

export const createStartup = createOf('startup', 'Begins a startup profile as a draft; the caller owns it');

export const updateStartup = updateOf(
  'startup',
  'Changes basic fields, or product, startup_areas, team_members or funding_stage, each on its own',
);

export const deleteStartup = defineContract({
  id: 'startup.delete',
  summary: 'Deletes a draft for good; an approved startup is archived instead',
  method: 'DELETE',
  path: '/api/v1/startup/{id}/',
  access: 'member',
  params: z.object({ id: uuid }),
  response: z.object({ status: z.literal(200), result: z.enum(['deleted', 'archived']) }),
});

const rounds = itemCalls({
  path: '/base-api/startup/{id}/funding-round-raise/',
  owner: { id: uuid },
  item: 'funding_id',
  input: fundingRoundInput,
  saved: savedRound,
});

export const addStartupRound = rounds.add('startup.add-round', 'Adds a funding round to a startup');

export const getStartupRound = rounds.get(
  'startup.get-round',
  'A funding round of a startup of one’s own, as it is edited',
);

export const changeStartupRound = rounds.change(
  'startup.change-round',
  'Changes a funding round of a startup; what is not named stays',
);

export const removeStartupRound = rounds.remove(
  'startup.remove-round',
  'Removes a funding round of a startup',
);
