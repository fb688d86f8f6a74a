import { z } from 'zod';
import { defineContract } from './contract.ts';
import { uuid } from './list.ts';
import { newProfileOf, profilePatchOf } from './profile-input.ts';
import { profile, profileList, profilesQuery } from './profile-shapes.ts';

type Kind = 'startup' | 'eso' | 'mentor' | 'investor';

/** The profiles of a kind that the caller looks after, with the number behind each tab. */
export const listOwnOf = (kind: Kind, summary: string) =>
  defineContract({
    id: `${kind}.own-list`,
    summary,
    method: 'GET',
    path: `/api/v1/${kind}/profile/`,
    access: 'member',
    query: profilesQuery,
    response: profileList,
  });

/** Begins a profile of a kind as a draft. */
export const createOf = (kind: Kind, summary: string) =>
  defineContract({
    id: `${kind}.create`,
    summary,
    method: 'POST',
    path: `/api/v1/${kind}/`,
    access: 'member',
    body: newProfileOf(kind),
    response: profile,
    status: 201,
  });

/** Changes the profile in the path: a person may look after several organisations. */
export const updateOf = (kind: 'startup' | 'eso', summary: string) =>
  defineContract({
    id: `${kind}.update`,
    summary,
    method: 'PATCH',
    path: `/api/v1/${kind}/{id}/`,
    access: 'member',
    params: z.object({ id: uuid }),
    body: profilePatchOf(kind),
    response: profile,
  });

/** Changes the one profile a person has as a mentor or investor; with an `id` another one of their team is meant. */
export const updateOnlyOf = (kind: 'mentor' | 'investor', summary: string) =>
  defineContract({
    id: `${kind}.update`,
    summary,
    method: 'PATCH',
    path: `/api/v1/${kind}/profile/`,
    access: 'member',
    body: profilePatchOf(kind).extend({ id: uuid.optional() }),
    response: profile,
  });
