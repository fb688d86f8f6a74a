import { mails } from './mails.ts';
import type { Place } from './place.ts';

/** Of the site itself: its calls, its parts, its mailbox, and what is not there. */
export const SYSTEM_PLACES: readonly Place[] = [
  { route: 'api/docs/:call?', address: '/api/docs' },
  { route: 'api/docs/:call?', note: 'a call', address: '/api/docs/stakeholder.list' },
  { route: 'dev/components', address: '/dev/components' },
  { route: 'dev/mailbox/:id?', address: '/dev/mailbox' },
  {
    route: 'dev/mailbox/:id?',
    note: 'a mail',
    address: async (site) => `/dev/mailbox/${(await mails(site))[0]?.id}`,
  },

  { route: 'offline', address: '/offline' },
  { route: 'offline/kept', address: '/offline/kept' },
  { route: '*', address: '/no-such-page', status: 404 },
];
