import { individualPath, stakeholderPath } from '#shared/domain/addresses.ts';
import type { Site } from '../site.ts';
import type { Looker, Place } from './place.ts';

const categoryRoute = 'ecosystem/discover/category/:category';
const recordRoute = `${categoryRoute}/:id`;
const record = (category: string): Place => ({
  route: recordRoute,
  note: category,
  address: async (site) => stakeholderPath(await site.stakeholder(category)),
});

/** The directory, its records, claims and invitations, and what is counted of it. */
export const ECOSYSTEM_PLACES: readonly Place[] = [
  { route: 'ecosystem', address: '/ecosystem' },
  { route: 'ecosystem/discover', address: '/ecosystem/discover' },
  { route: 'ecosystem/discover', note: 'nothing found', address: '/ecosystem/discover?search=xqzvwkj' },
  { route: 'ecosystem/discover/category', address: '/ecosystem/discover/category' },
  {
    route: 'ecosystem/discover/detail',
    leads: true,
    address: async (site) =>
      `/ecosystem/discover/detail?category=startup&id=${(await site.stakeholder('startup')).id}`,
  },
  { route: 'ecosystem/discover/category/individuals/:id', address: personOfTwoRoles },
  { route: categoryRoute, address: '/ecosystem/discover/category/startup' },
  { route: categoryRoute, note: 'table', address: '/ecosystem/discover/category/startup?view=table' },
  { route: categoryRoute, note: 'people', address: '/ecosystem/discover/category/mentor' },
  ...['startup', 'mentor', 'investor', 'eso', 'corporate'].map(record),

  { route: 'insights', address: '/insights', leads: true },
  ...['startup', 'mentor', 'program-event', 'stakeholder'].map(
    (tab): Place => ({ route: 'insights/:tab', note: tab, address: `/insights/${tab}` }),
  ),

  { route: 'open-data', address: '/open-data' },

  {
    route: `${recordRoute}/claim`,
    address: async (site) => `${stakeholderPath(await site.stakeholder('startup'))}/claim`,
  },
  {
    route: `${recordRoute}/claim`,
    note: 'signed in',
    address: async (site) => `${stakeholderPath(await site.stakeholder('eso'))}/claim`,
    as: 'founder',
  },
  { route: 'team-invite/:secret', address: invitationOfFounder, as: 'founder' },
  {
    route: 'team-invite/:secret',
    note: 'a link nobody knows',
    address: '/team-invite/nobody-knows-this-link-at-all',
    status: 404,
  },
];

async function personOfTwoRoles(site: Site): Promise<string> {
  const { data: investors } = await site.stakeholders('investor', { per_page: 100 });
  const { data: mentors } = await site.stakeholders('mentor', { per_page: 100 });
  const both = investors.find(({ name }) => mentors.some((mentor) => mentor.name === name));
  if (!both) throw new Error('No person of the demo data has two roles');
  return individualPath({ id: (await site.individualOf(both))!, tail: both.tail });
}

/** An invitation that waits for the demo founder. */
async function invitationOfFounder(_site: Site, page: Looker): Promise<string> {
  const answer = await page.request.get('/base-api/me/team-invites/');
  const { data } = (await answer.json()) as { data: { id: string }[] };
  if (!data[0]) throw new Error('No invitation waits for the demo founder');
  return `/team-invite/${data[0].id}`;
}
