import { z } from 'zod';
import { defineContract } from './contract.ts';
import { directoryList, directoryQuery } from './directory-query.ts';
import { uuid } from './list.ts';
import { oneOf } from './one-of.ts';
import { oneStakeholder } from './one-stakeholder.ts';
import { removedItem, savedRound } from './profile-items.ts';
import {
  fundingRoundInput,
  newProfileOf,
  profile,
  profileList,
  profilePatchOf,
  profilesQuery,
} from './profile-parts.ts';

export const listStartups = defineContract({
  id: 'startup.list',
  area: 'startup',
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
  area: 'startup',
  summary: 'The same list of startups under its public path',
  method: 'GET',
  path: '/public/api/v1/startup/list/',
  access: 'public',
  query: directoryQuery,
  response: directoryList,
  cacheSeconds: 60,
});

export const listOwnStartups = defineContract({
  id: 'startup.own-list',
  area: 'startup',
  summary: 'The caller’s startups with the number behind each tab',
  method: 'GET',
  path: '/api/v1/startup/profile/',
  access: 'member',
  query: profilesQuery,
  response: profileList,
});

export const getOwnStartup = oneOf(listOwnStartups, 'startup.own');

export const getStartup = oneStakeholder('startup');

export const getStartupPublic = defineContract({
  ...getStartup,
  id: 'startup.public-get',
  summary: 'One approved startup under its public path',
  path: '/public/api/v1/startup/list/{id}/',
});

export const createStartup = defineContract({
  id: 'startup.create',
  area: 'startup',
  summary: 'Begins a startup profile as a draft; the caller owns it',
  method: 'POST',
  path: '/api/v1/startup/',
  access: 'member',
  body: newProfileOf('startup'),
  response: profile,
  status: 201,
});

export const updateStartup = defineContract({
  id: 'startup.update',
  area: 'startup',
  summary: 'Changes basic fields, or product, startup_areas, team_members or funding_stage, each on its own',
  method: 'PATCH',
  path: '/api/v1/startup/{id}/',
  access: 'member',
  params: z.object({ id: uuid }),
  body: profilePatchOf('startup'),
  response: profile,
});

export const deleteStartup = defineContract({
  id: 'startup.delete',
  area: 'startup',
  summary: 'Deletes a draft for good; an approved startup is archived instead',
  method: 'DELETE',
  path: '/api/v1/startup/{id}/',
  access: 'member',
  params: z.object({ id: uuid }),
  response: z.object({ status: z.literal(200), result: z.enum(['deleted', 'archived']) }),
});

const raise = '/base-api/startup/{id}/funding-round-raise/';

export const addStartupRound = defineContract({
  id: 'startup.add-round',
  area: 'startup',
  summary: 'Adds a funding round to a startup',
  method: 'POST',
  path: raise,
  access: 'member',
  params: z.object({ id: uuid }),
  body: fundingRoundInput,
  response: savedRound,
  status: 201,
});

const roundParams = z.object({ id: uuid, funding_id: uuid });

export const getStartupRound = defineContract({
  id: 'startup.get-round',
  area: 'startup',
  summary: 'A funding round of a startup of one’s own, as it is edited',
  method: 'GET',
  path: `${raise}{funding_id}/`,
  access: 'member',
  params: roundParams,
  response: savedRound,
});

export const changeStartupRound = defineContract({
  id: 'startup.change-round',
  area: 'startup',
  summary: 'Changes a funding round of a startup; what is not named stays',
  method: 'PATCH',
  path: `${raise}{funding_id}/`,
  access: 'member',
  params: roundParams,
  body: fundingRoundInput,
  response: savedRound,
});

export const removeStartupRound = defineContract({
  id: 'startup.remove-round',
  area: 'startup',
  summary: 'Removes a funding round of a startup',
  method: 'DELETE',
  path: `${raise}{funding_id}/`,
  access: 'member',
  params: roundParams,
  response: removedItem,
});
