import { confirmListing, type requestListing } from '#shared/contracts/listing.contract.ts';
import { followPath } from '#shared/domain/listing/listing-paths.ts';
import { STAKEHOLDER_KINDS } from '#shared/domain/stakeholder-kinds.ts';
import { listingValues } from '#tests/factories/listing-values.ts';
import { sentPath } from '#web/features/listing/confirm/sent-path.ts';
import { Mailbox } from '../listing.ts';
import type { Site } from '../site.ts';
import { readyStamp } from '../stamps.ts';
import { newDraft, stepsOf } from './drafts.ts';
import { inMails } from './mails.ts';
import type { Place } from './place.ts';

const stepRoute = 'ecosystem/get-listed/:kind/:step?';

/** Getting listed: the way in, every step of every form, and what follows. */
export const LISTING_PLACES: readonly Place[] = [
  { route: 'apply', address: '/apply' },
  { route: 'ecosystem/get-listed', address: '/ecosystem/get-listed' },
  {
    route: 'ecosystem/get-listed/confirm',
    address: '/ecosystem/get-listed/confirm?reference=26-1001',
  },
  {
    route: 'ecosystem/get-listed/sent/:token',
    address: async (site) => sentPath(await sendRequest(site)),
  },
  { route: 'ecosystem/get-listed/follow/:token', note: 'returned', address: returnedRequest },
  {
    route: 'ecosystem/get-listed/continue/:secret',
    address: async (site) => `/ecosystem/get-listed/continue/${await newDraft(site, 'startup', [])}`,
  },
  ...STAKEHOLDER_KINDS.flatMap((kind) => stepsOf(kind, stepRoute)),
];

/** The page of a demo request that was returned, by the link of its mail. */
async function returnedRequest(site: Site): Promise<string> {
  const returned = async (token: string) => (await site.statusOfRequest(token)) === 'returned';
  return followPath(
    'startup',
    await inMails(site, 'listing.returned', /\/get-listed\/follow\/([\w-]+)/, returned),
  );
}

/** Sends a request as a page without scripts does, and confirms it by its mail; the secret of its link. */
async function sendRequest(site: Site): Promise<string> {
  const values = listingValues('eso');
  const stamp = await readyStamp(site.request);
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...values, bot_stamp: stamp }))
    for (const one of [value].flat()) form.append(name, String(one));
  const { reference } = await site.sendForm<typeof requestListing>(
    '/public/api/v1/request-get-list/eso/',
    form,
  );
  const code = await new Mailbox(site.request, String(values.requester_email)).code();
  return (await site.send(confirmListing, { reference, code })).follow;
}
