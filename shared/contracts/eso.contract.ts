import { defineContract } from './contract.ts';
import { directoryList, directoryQuery } from './directory-query.ts';

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
