import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { DemoPerson } from '#server/database/demo/staff.ts';
import { ACCOUNT_PLACES } from './pages/account.ts';
import { DESK_PLACES } from './pages/desk.ts';
import { ECOSYSTEM_PLACES } from './pages/ecosystem.ts';
import { LISTING_PLACES } from './pages/listing.ts';
import { OWN_PLACES } from './pages/own-area.ts';
import type { Looker, Place } from './pages/place.ts';
import { PUBLIC_PLACES } from './pages/public.ts';
import { SYSTEM_PLACES } from './pages/system.ts';
import { member, signIn, staff } from './people.ts';
import type { Site } from './site.ts';

/** Every route of the site at least once. */
export const PLACES: readonly Place[] = [
  ...PUBLIC_PLACES,
  ...ECOSYSTEM_PLACES,
  ...LISTING_PLACES,
  ...ACCOUNT_PLACES,
  ...OWN_PLACES,
  ...DESK_PLACES,
  ...SYSTEM_PLACES,
];

/** Routes that take a form or send a file: nothing to look at. */
export const WITHOUT_PAGE: readonly string[] = [
  'desk/audit/export.csv',
  'desk/export.csv',
  'desk/directory/export.csv',
  'desk/directory/export.xlsx',
  'desk/directory/import/template',
  'desk/page-views/export.csv',
  'desk/newsletter/export.csv',
  'desk/views',
  'desk/content/:collection/export.csv',
];

export const nameOf = ({ route, note }: Place): string => (note ? `${route} (${note})` : route);

/** Signs in who looks, prepares what the page needs, and tells the address. */
export async function addressOf<P extends Looker>(
  place: Place,
  site: Site,
  page: P,
  enter: (page: P, person: DemoPerson) => Promise<void> = signIn,
): Promise<string> {
  if (place.as) await enter(page, place.as === 'founder' ? member('founder') : staff(place.as));
  return typeof place.address === 'string' ? place.address : place.address(site, page);
}

/** Paths of all routes of a configuration, those within others written out. */
export function routePaths(routes: readonly RouteConfigEntry[], above = ''): string[] {
  return routes.flatMap(({ path, children }) => {
    const own = [above, path].filter(Boolean).join('/');
    return children ? routePaths(children, own) : [own || '/'];
  });
}
