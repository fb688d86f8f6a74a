import { demoId } from '#server/database/demo/build/demo-id.ts';
import { signIn } from '#shared/contracts/account.contract.ts';
import { DEMO_PASSWORD, member } from '../people.ts';
import type { Site } from '../site.ts';
import { ownProfilePlaces } from './own-profiles.ts';
import type { Looker, Place } from './place.ts';

/** What members have for themselves. */
export const OWN_PLACES: readonly Place[] = [
  { route: 'user/:userId', address: ownPage },
  { route: 'user/:userId', note: 'own', address: ownPage, as: 'founder' },
  {
    route: 'user/:userId',
    note: 'nobody',
    address: '/user/0190a000-0000-7000-8000-00000000dead',
    status: 404,
  },
  { route: 'user/profile', address: '/user/profile', as: 'founder' },
  { route: 'user/profile', note: 'visitor', address: '/user/profile', leads: true },
  ...ownProfilePlaces(),
  { route: 'user/profile/welcome', address: '/user/profile/welcome?ask=1', as: 'founder' },
  {
    route: 'user/profile/welcome',
    note: 'a kind',
    address: '/user/profile/welcome?kind=startup&name=Sdok',
    as: 'founder',
  },
  { route: 'user/profile/bio', address: '/user/profile/bio', as: 'founder' },
  { route: 'user/profile/bio', note: 'visitor', address: '/user/profile/bio', leads: true },
  {
    route: 'user/profile/startup/:id/team',
    alike: ['mentor', 'investor', 'eso', 'other-stakeholder'].map((kind) => `user/profile/${kind}/:id/team`),
    address: teamOfFounder,
    as: 'founder',
  },
  { route: 'user/profile/matching', address: '/user/profile/matching', as: 'founder' },
  {
    route: 'user/profile/corrections/:id',
    note: 'of somebody else’s page',
    address: '/user/profile/corrections/0190a000-0000-7000-8000-00000000dead',
    as: 'founder',
    status: 404,
  },
  {
    route: 'user/profile/corrections/:id',
    address: `/user/profile/corrections/${demoId('correction', 'mentor', 'Slek Materials')}`,
    as: 'founder',
  },
  { route: 'user/profile/claims', address: '/user/profile/claims', as: 'founder' },
  {
    route: 'user/profile/claims/:id',
    note: 'a dispute, by the owner',
    address: disputeOfFounder,
    as: 'founder',
  },
  { route: 'user/profile/save_list', address: '/user/profile/save_list', as: 'founder' },
  { route: 'user/profile/connection', address: '/user/profile/connection?tab=connected', as: 'founder' },
  {
    route: 'user/profile/connection',
    note: 'suggested',
    address: '/user/profile/connection?tab=suggested',
    as: 'founder',
  },
  { route: 'user/profile/connection', note: 'asking', address: askSomebody, as: 'founder' },
  {
    route: 'user/profile/connection',
    note: 'reporting',
    address: async (site, page) => {
      const thread = await threadOf('conversation')(site, page);
      return `/user/profile/connection?report=thread:${thread.split('/').at(-1)}`;
    },
    as: 'founder',
  },
  {
    route: 'user/profile/connection',
    note: 'blocked',
    address: '/user/profile/connection?view=blocked',
    as: 'founder',
  },
  {
    route: 'user/profile/network/connection',
    address: '/user/profile/network/connection?tab=suggested',
    as: 'founder',
  },
  { route: 'user/profile/inbox', address: '/user/profile/inbox', as: 'founder' },
  { route: 'user/profile/inbox/:messageId', address: threadOf('conversation'), as: 'founder' },
  {
    route: 'user/profile/inbox/:messageId',
    note: 'invitation',
    address: threadOf('invitation'),
    as: 'founder',
  },
  {
    route: 'newsletter/link/:token',
    note: 'a link nobody knows',
    address: '/newsletter/link/nobody-knows-this-link',
    status: 410,
  },
  {
    route: 'unsubscribe/:token',
    note: 'a link nobody knows',
    address: '/unsubscribe/nobody-knows-this-link',
  },
  { route: 'user/profile/notification', address: '/user/profile/notification', as: 'founder' },
  {
    route: 'user/profile/notification',
    note: 'settings',
    address: '/user/profile/notification?view=settings',
    as: 'founder',
  },
  { route: 'user/profile/change_password', address: '/user/profile/change_password', as: 'founder' },
  { route: 'user/profile/account', address: '/user/profile/account', as: 'founder' },
  {
    route: 'user/profile/confirm',
    address: '/user/profile/confirm?back=/user/profile/account',
    as: 'founder',
  },
];

/** The public page of the demo founder. */
async function ownPage(site: Site): Promise<string> {
  const { data } = await site.send(signIn, { email: member('founder').email, password: DEMO_PASSWORD });
  return `/user/${data.id}`;
}

/** The team of the demo founder's startup. */
async function teamOfFounder(_site: Site, page: Looker): Promise<string> {
  const answer = await page.request.get('/base-api/me/disputes/');
  const { data } = (await answer.json()) as { data: { page: { id: string } }[] };
  if (!data[0]) throw new Error('Nobody disputes the page of the demo founder');
  return `/user/profile/startup/${data[0].page.id}/team`;
}

/** A dispute about the demo founder's page. */
async function disputeOfFounder(_site: Site, page: Looker): Promise<string> {
  const answer = await page.request.get('/base-api/me/disputes/');
  const { data } = (await answer.json()) as { data: { id: string }[] };
  if (!data[0]) throw new Error('Nobody disputes the page of the demo founder');
  return `/user/profile/claims/${data[0].id}`;
}

/** The newest thread of a kind of whoever is signed in. */
function threadOf(kind: 'conversation' | 'invitation') {
  return async (_site: Site, page: Looker): Promise<string> => {
    const answer = await page.request.get('/base-api/me/inbox/?per_page=100');
    const { data } = (await answer.json()) as { data: { id: string; kind: string }[] };
    const found = data.find((one) => one.kind === kind);
    if (!found) throw new Error(`No ${kind} in the inbox`);
    return `/user/profile/inbox/${found.id}`;
  };
}

/** Somebody the person who is signed in may want to know. */
async function askSomebody(_site: Site, page: Looker): Promise<string> {
  const answer = await page.request.get('/base-api/me/connections/?tab=suggested');
  const { data } = (await answer.json()) as { data: { party: { id: string } }[] };
  if (!data[0]) throw new Error('Nobody is suggested');
  return `/user/profile/connection?to=person:${data[0].party.id}`;
}
