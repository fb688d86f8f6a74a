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

export const listEsos = defineContract({
  id: 'eso.list',
  area: 'eso',
  summary: 'Lists the approved support organisations with filters and their counts',
  method: 'GET',
  path: '/api/v1/eso/',
  access: 'public',
  query: directoryQuery,
  response: directoryList,
  cacheSeconds: 60,
});

export const listOwnEsos = defineContract({
  id: 'eso.own-list',
  area: 'eso',
  summary: 'The caller’s support organisations, owned and as a member, with the number behind each tab',
  method: 'GET',
  path: '/api/v1/eso/profile/',
  access: 'member',
  query: profilesQuery,
  response: profileList,
});

export const getOwnEso = oneOf(listOwnEsos, 'eso.own');

export const getEso = oneStakeholder('eso');

export const createEso = defineContract({
  id: 'eso.create',
  area: 'eso',
  summary: 'Begins a profile of a support organisation as a draft; the caller owns it',
  method: 'POST',
  path: '/api/v1/eso/',
  access: 'member',
  body: newProfileOf('eso'),
  response: profile,
  status: 201,
});

export const updateEso = defineContract({
  id: 'eso.update',
  area: 'eso',
  summary: 'Changes parts of the profile of a support organisation, each on its own',
  method: 'PATCH',
  path: '/api/v1/eso/{id}/',
  access: 'member',
  params: z.object({ id: uuid }),
  body: profilePatchOf('eso'),
  response: profile,
});

const raise = '/base-api/eso/{id}/funding-round-raise/';

export const addEsoRound = defineContract({
  id: 'eso.add-round',
  area: 'eso',
  summary: 'Adds a funding round to a support organisation',
  method: 'POST',
  path: raise,
  access: 'member',
  params: z.object({ id: uuid }),
  body: fundingRoundInput,
  response: savedRound,
  status: 201,
});

const roundParams = z.object({ id: uuid, funding_id: uuid });

export const getEsoRound = defineContract({
  id: 'eso.get-round',
  area: 'eso',
  summary: 'A funding round of a support organisation of one’s own, as it is edited',
  method: 'GET',
  path: `${raise}{funding_id}/`,
  access: 'member',
  params: roundParams,
  response: savedRound,
});

export const changeEsoRound = defineContract({
  id: 'eso.change-round',
  area: 'eso',
  summary: 'Changes a funding round of a support organisation; what is not named stays',
  method: 'PATCH',
  path: `${raise}{funding_id}/`,
  access: 'member',
  params: roundParams,
  body: fundingRoundInput,
  response: savedRound,
});

export const removeEsoRound = defineContract({
  id: 'eso.remove-round',
  area: 'eso',
  summary: 'Removes a funding round of a support organisation',
  method: 'DELETE',
  path: `${raise}{funding_id}/`,
  access: 'member',
  params: roundParams,
  response: removedItem,
});
