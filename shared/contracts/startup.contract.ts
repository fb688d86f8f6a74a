import { defineContract } from './contract.ts';
import { directoryList, directoryQuery } from './directory-query.ts';

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
