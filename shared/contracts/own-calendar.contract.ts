import { z } from 'zod';
import { defineContract } from './contract.ts';
import { isoMoment } from './list.ts';

/** Where the person's own calendar is read; null while they have none. The address is a secret: whoever has it reads it. */
export const ownCalendar = z.object({ address: z.url().nullable(), created_at: isoMoment.nullable() });
export type OwnCalendar = z.infer<typeof ownCalendar>;

export const readOwnCalendar = defineContract({
  id: 'save.calendar',
  summary: 'The secret address at which calendar programs read saved events and deadlines',
  method: 'GET',
  path: '/base-api/me/calendar/',
  access: 'member',
  response: ownCalendar,
});

export const renewOwnCalendar = defineContract({
  id: 'save.calendar-renew',
  summary: 'Makes a new secret address for the own calendar; the one before ends',
  method: 'POST',
  path: '/base-api/me/calendar/',
  access: 'member',
  needsProof: true,
  response: ownCalendar,
});

export const endOwnCalendar = defineContract({
  id: 'save.calendar-end',
  summary: 'Ends the secret address of the own calendar; doing so twice changes nothing',
  method: 'DELETE',
  path: '/base-api/me/calendar/',
  access: 'member',
  response: ownCalendar,
});
