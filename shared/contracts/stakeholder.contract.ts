import { z } from 'zod';
import { defineContract } from './contract.ts';
import { directoryList, directoryQuery } from './directory-query.ts';
import { tail, uuid } from './list.ts';
import { stakeholderCard } from './stakeholder-card.ts';
import { individualFields, stakeholderDetail } from './stakeholder-detail.ts';

/** The record, or the path of the page that has taken its place. Exactly one of the two is there. */
const recordOrRedirect = z.object({
  redirect_to: z.string().nullable(),
  data: stakeholderDetail.nullable(),
});

export const listStakeholders = defineContract({
  id: 'stakeholder.list',
  summary: 'Lists a category of the directory (or all) with filters and their counts',
  method: 'GET',
  path: '/api/v1/stakeholder/{category}/',
  access: 'public',
  params: z.object({ category: z.string().min(1).max(60) }),
  query: directoryQuery,
  response: directoryList,
  cacheSeconds: 60,
});

export const getStakeholder = defineContract({
  id: 'stakeholder.get',
  summary: 'One approved record with its parts; personal fields for signed-in readers only',
  method: 'GET',
  path: '/api/v1/stakeholder/{category}/{id}/',
  access: 'public',
  params: z.object({ category: z.string().min(1).max(60), id: uuid }),
  response: recordOrRedirect,
  cacheSeconds: 60,
});

export const getIndividual = defineContract({
  id: 'stakeholder.get-individual',
  summary: 'A person who is a mentor, an investor or both; leads on when there is one record only',
  method: 'GET',
  path: '/api/v1/stakeholder/individuals/{id}/',
  access: 'public',
  params: z.object({ id: uuid }),
  response: z.object({
    redirect_to: z.string().nullable(),
    data: z
      .object({
        id: uuid,
        uuid,
        tail,
        name: z.string(),
        name_kh: z.string(),
        logo: z.string(),
        individual: individualFields.nullable(),
        languages: z.array(z.string()),
        hidden: z.array(z.literal('individual')),
        records: z.array(stakeholderCard),
      })
      .nullable(),
  }),
  cacheSeconds: 60,
});

export const listOtherStakeholders = defineContract({
  id: 'stakeholder.list-other',
  summary: 'Lists the other stakeholders of all nine types',
  method: 'GET',
  path: '/api/v1/other-stakeholder/',
  access: 'public',
  query: directoryQuery,
  response: directoryList,
  cacheSeconds: 60,
});

export const getOtherStakeholder = defineContract({
  id: 'stakeholder.get-other',
  summary: 'One approved other stakeholder with its parts',
  method: 'GET',
  path: '/api/v1/other-stakeholder/{id}/',
  access: 'public',
  params: z.object({ id: uuid }),
  response: recordOrRedirect,
  cacheSeconds: 60,
});
