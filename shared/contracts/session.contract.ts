import { z } from 'zod';
import { defineContract } from './contract.ts';
import { uuid } from './list.ts';

export const session = z.object({
  id: uuid,
  /** Browser and system in a few words, as far as it says. */
  device: z.string(),
  /** The one this call was made with. */
  current: z.boolean(),
  /** Opened over the internet connection over which the session of this call was opened. */
  same_network: z.boolean(),
  opened_at: z.string(),
  used_at: z.string(),
});

export const listSessions = defineContract({
  id: 'account.list-sessions',
  summary: 'Where the person is signed in, the newest first',
  method: 'GET',
  path: '/base-api/me/sessions/',
  access: 'member',
  response: z.object({ data: z.array(session) }),
});

export const endSessionThere = defineContract({
  id: 'account.end-session',
  summary: 'Signs out on another device',
  method: 'DELETE',
  path: '/base-api/me/sessions/{id}/',
  access: 'member',
  params: z.object({ id: uuid }),
  response: z.object({ status: z.literal(200) }),
});

export const endOtherSessions = defineContract({
  id: 'account.end-other-sessions',
  summary: 'Signs out everywhere but here',
  method: 'DELETE',
  path: '/base-api/me/sessions/',
  access: 'member',
  needsProof: true,
  response: z.object({ ended: z.number().int() }),
});
