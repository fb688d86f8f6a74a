import type { BrowserContext, Page } from '@playwright/test';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { signIn as signInCall } from '#shared/contracts/account.contract.ts';
import { confirmListing, createDraft, type requestListing } from '#shared/contracts/listing.contract.ts';
import { getMailboxMail, listMailbox } from '#shared/contracts/mailbox.contract.ts';
import { draftCookieName, followPath, stepPath } from '#shared/domain/listing/paths.ts';
import { FORMS } from '#shared/domain/listing-form.ts';
import { STAKEHOLDER_KINDS } from '#shared/domain/stakeholder-kinds.ts';
import { isSuggestionKind, type SubjectKind } from '#shared/domain/subject-kinds.ts';
import { listingValues } from '#tests/factories/listing-values.ts';
import { suggestionValues } from '#tests/factories/suggestion-values.ts';
import { sentPath } from '#web/features/listing/confirm/sent-path.ts';
import { Mailbox } from './listing.ts';
import { DEMO_PASSWORD, member, signIn, staff } from './people.ts';
import { recordPath, type Site } from './site.ts';
import { readyStamp } from './stamps.ts';

/** Who looks at a page: in a browser, or without one. */
export type Looker = Pick<Page, 'request'> & { context(): Pick<BrowserContext, 'addCookies'> };

/** One page as it can be looked at: the route it belongs to, its address, and what has to be done before. */
export interface Place {
  /** Path of the route in web/routes.ts; the places of all routes together are checked against that file. */
  route: string;
  /** What is special about it, when a route is looked at more than once. */
  note?: string;
  address: string | ((site: Site, page: Looker) => Promise<string>);
  /** Who looks; a visitor unless said. */
  as?: 'founder' | 'reviewer' | 'editor' | 'analyst' | 'administrator';
  /** The route shows nothing of its own: it leads to another page. */
  leads?: true;
  status?: number;
}

const categoryRoute = 'ecosystem/discover/category/:category';
const recordRoute = `${categoryRoute}/:id`;
const stepRoute = 'ecosystem/get-listed/:kind/:step?';
const record = (category: string): Place => ({
  route: recordRoute,
  note: category,
  address: async (site) => recordPath(await site.stakeholder(category)),
});

/** Every route of the site at least once. */
export const PLACES: readonly Place[] = [
  { route: '/', address: '/' },
  { route: 'about', address: '/about' },
  { route: 'contact', address: '/contact' },
  { route: 'privacy-policy', address: '/privacy-policy' },
  { route: 'terms-of-use', address: '/terms-of-use' },

  { route: 'program', address: '/program' },
  {
    route: 'program',
    note: 'by ?id=',
    address: async (site) => `/program?id=${(await site.program()).id}`,
  },
  { route: 'program/category', address: '/program/category' },
  { route: 'program/:id', address: async (site) => `/program/${(await site.program()).id}` },
  { route: 'program-sharing', address: '/program-sharing' },
  ...stepsOf('program', 'program-sharing/:step'),
  { route: 'program/submission/:token?', note: 'check the mail', address: '/program/submission' },
  {
    route: 'program/submission/:token?',
    note: 'a link nobody knows',
    address: '/program/submission/nobody-knows-this-link',
    status: 404,
  },
  { route: 'event', address: '/event' },
  { route: 'event/suggest', address: '/event/suggest' },
  ...stepsOf('event', 'event/suggest/:step'),
  { route: 'event/submission/:token?', note: 'returned', address: returnedSuggestion },
  { route: 'event/:id', address: async (site) => `/event/${(await site.event()).id}` },
  { route: 'resource/category', address: '/resource/category' },
  { route: 'resource/category/:resource', note: 'blog', address: '/resource/category/blog' },
  { route: 'resource/category/:resource', note: 'file', address: '/resource/category/file' },
  {
    route: 'resource/category/:resource/:id',
    address: async (site) => `/resource/category/blog/${(await site.resource('blog')).id}`,
  },
  { route: 'resource/file', address: '/resource/file', leads: true },
  {
    route: 'resource/file/:id',
    address: async (site) => `/resource/file/${(await site.resource('file')).id}`,
  },

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
    address: async (site) => `${recordPath(await site.stakeholder('startup'))}/claim`,
  },
  {
    route: `${recordRoute}/claim`,
    note: 'signed in',
    address: async (site) => `${recordPath(await site.stakeholder('eso'))}/claim`,
    as: 'founder',
  },
  { route: 'team-invite/:secret', address: invitationOfFounder, as: 'founder' },
  {
    route: 'team-invite/:secret',
    note: 'a link nobody knows',
    address: '/team-invite/nobody-knows-this-link-at-all',
    status: 404,
  },

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

  { route: 'camdigikey-login', address: '/camdigikey-login' },
  { route: 'account/sign-in', address: '/account/sign-in' },
  { route: 'account/register', address: '/account/register' },
  { route: 'account/confirm-verify-email', address: '/account/confirm-verify-email' },
  { route: 'account/confirm-email/*', address: '/account/confirm-email/some-key' },
  { route: 'account/begin_password_reset', address: '/account/begin_password_reset' },
  { route: 'account/reset-password-confirm/*', address: '/account/reset-password-confirm/some-key' },
  { route: 'account/sign-out', address: '/account/sign-out', as: 'founder' },
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
  { route: 'user/profile/bio', address: '/user/profile/bio', as: 'founder' },
  { route: 'user/profile/bio', note: 'visitor', address: '/user/profile/bio', leads: true },
  ...['startup', 'mentor', 'investor', 'eso', 'other-stakeholder'].map(
    (kind): Place => ({
      route: `user/profile/${kind}/:id/team`,
      address: teamOfFounder,
      as: 'founder',
    }),
  ),
  { route: 'user/profile/matching', address: '/user/profile/matching', as: 'founder' },
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
    address: async (site, page) => (await askSomebody(site, page)).replace('?to=', '?report='),
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
  { route: 'desk/sign-in', address: '/desk/sign-in' },
  { route: 'desk', address: '/desk', as: 'reviewer' },
  { route: 'desk/review/:id', address: requestOnDesk, as: 'reviewer' },
  { route: 'desk/content', address: '/desk/content', as: 'editor' },
  { route: 'desk/content/:collection', address: '/desk/content/program', as: 'editor' },
  { route: 'desk/content/:collection', note: 'a master list', address: '/desk/content/sector', as: 'editor' },
  { route: 'desk/content/:collection/new', address: '/desk/content/event/new', as: 'editor' },
  { route: 'desk/content/:collection/import', address: '/desk/content/program/import', as: 'editor' },
  { route: 'desk/content/:collection/:id', address: programOnDesk(''), as: 'editor' },
  { route: 'desk/content/:collection/:id/history', address: programOnDesk('/history'), as: 'editor' },
  { route: 'desk/content/:collection/:id/preview', address: programOnDesk('/preview'), as: 'editor' },
  { route: 'desk/page-views', address: '/desk/page-views', as: 'analyst' },
  { route: 'desk/claims', address: '/desk/claims', as: 'reviewer' },
  { route: 'desk/claims/:id', address: claimOnDesk, as: 'reviewer' },
  { route: 'desk/bulk', address: bulkOnDesk, as: 'reviewer' },
  { route: 'desk/bulk', note: 'nothing chosen', address: '/desk/bulk', as: 'reviewer' },
  { route: 'desk/bulk/:id', address: bulkOrdered, as: 'reviewer' },
  { route: 'desk/dashboard', address: '/desk/dashboard', as: 'administrator' },
  { route: 'desk/merge', address: '/desk/merge?search=a', as: 'reviewer' },
  { route: 'desk/merge', note: 'side by side', address: twoPagesOnDesk, as: 'reviewer' },
  { route: 'desk/people', address: '/desk/people', as: 'administrator' },
  { route: 'desk/people/:id', address: personOnDesk, as: 'administrator' },
  { route: 'desk/settings', address: '/desk/settings', as: 'administrator' },
  { route: 'desk/audit', address: '/desk/audit', as: 'administrator' },
  { route: 'desk/audit/:id', address: entryOnDesk, as: 'administrator' },
  { route: 'desk/reports', address: '/desk/reports?state=all', as: 'reviewer' },
  { route: 'desk/reports/:id', address: reportOnDesk, as: 'reviewer' },
  { route: 'desk/contact', address: '/desk/contact', as: 'reviewer' },
  { route: 'desk/contact/:id', address: messageOnDesk, as: 'reviewer' },

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
  { route: '*', address: '/no-such-page', status: 404 },
];

/** Routes that take a form or send a file: nothing to look at. */
export const WITHOUT_PAGE: readonly string[] = [
  'desk/audit/export.csv',
  'desk/views',
  'desk/content/:collection/export.csv',
];

export const nameOf = ({ route, note }: Place): string => (note ? `${route} (${note})` : route);

/** Signs in who looks, prepares what the page needs, and tells the address. */
export async function addressOf(place: Place, site: Site, page: Looker): Promise<string> {
  if (place.as) await signIn(page, place.as === 'founder' ? member('founder') : staff(place.as));
  return typeof place.address === 'string' ? place.address : place.address(site, page);
}

/** Paths of all routes of a configuration, those within others written out. */
export function routePaths(routes: readonly RouteConfigEntry[], above = ''): string[] {
  return routes.flatMap(({ path, children }) => {
    const own = [above, path].filter(Boolean).join('/');
    return children ? routePaths(children, own) : [own || '/'];
  });
}

/** The public page of a demo person. */
/** Lists of one's own profiles, a profile of each shape, its parts and views, and the page as it will be. */
function ownProfilePlaces(): Place[] {
  const area = 'user/profile';
  const one = (route: string, kind: OwnKind, query = '', note?: string): Place => ({
    route: `${area}/${route}`,
    ...(note ? { note } : {}),
    as: 'founder',
    address: async (_site, page) => {
      const id = await ownProfile(page, kind);
      const slug = kind === 'other' ? 'other-stakeholder' : kind;
      if (route.endsWith('preview')) return `/${area}/${slug}/${id}/preview${query && `?${query}`}`;
      if (kind === 'mentor' || kind === 'investor') return `/${area}/${slug}?id=${id}${query && `&${query}`}`;
      return `/${area}/${slug}/${id}${query && `?${query}`}`;
    },
  });
  const list = (slug: string, query = '', note?: string): Place => ({
    route: `${area}/${slug}`,
    ...(note ? { note } : {}),
    as: 'founder',
    address: `/${area}/${slug}${query}`,
  });
  return [
    list('startup'),
    list('startup', '?create=1', 'a new one'),
    list('eso'),
    list('other-stakeholder'),
    list('other-stakeholder', '?create=1', 'a new one'),
    list('investor'),
    one('mentor', 'mentor'),
    one('mentor', 'mentor', 'part=basic', 'a part'),
    one('startup/:id', 'startup'),
    one('startup/:id', 'startup', 'part=activity', 'a part'),
    one('startup/:id', 'startup', 'part=picture', 'pictures'),
    one('startup/:id', 'startup', 'part=funding_rounds&item=new', 'a round'),
    one('startup/:id', 'startup', 'view=check', 'the last look'),
    one('eso/:id', 'eso'),
    one('other-stakeholder/:id', 'other'),
    one(':kind/:id/preview', 'startup'),
  ];
}

type OwnKind = 'startup' | 'mentor' | 'eso' | 'other' | 'investor';

/** A profile of whoever is signed in that can be edited: the first there is, else a new one. */
async function ownProfile(page: Looker, kind: OwnKind): Promise<string> {
  const listed = await page.request.get('/base-api/me/profile/', { params: { kind, per_page: 100 } });
  const { data } = (await listed.json()) as { data: { id: string; status: string }[] };
  const open = data.find(({ status }) => status === 'draft');
  if (open) return open.id;
  const calls = {
    startup: '/api/v1/startup/',
    mentor: '/api/v1/mentor/',
    investor: '/api/v1/investor/',
    eso: '/api/v1/eso/',
    other: '/base-api/me/other-stakeholder/',
  } as const;
  const names =
    kind === 'mentor' || kind === 'investor'
      ? { last_name: 'Mao', first_name: 'Sreypov', last_name_kh: 'ម៉ៅ', first_name_kh: 'ស្រីពៅ' }
      : { name: 'Slek Materials', name_kh: 'សម្ភារៈស្លឹក' };
  const begun = await page.request.post(calls[kind], {
    data: { ...names, ...(kind === 'other' ? { type_slug: 'media' } : {}) },
  });
  if (begun.status() === 409 && data[0]) return data[0].id;
  if (!begun.ok()) throw new Error(`A new ${kind}: ${begun.status()} ${await begun.text()}`);
  return ((await begun.json()) as { id: string }).id;
}

async function ownPage(site: Site): Promise<string> {
  const { data } = await site.send(signInCall, { email: member('founder').email, password: DEMO_PASSWORD });
  return `/user/${data.id}`;
}

async function personOfTwoRoles(site: Site): Promise<string> {
  const { data: investors } = await site.stakeholders('investor', { per_page: 100 });
  const { data: mentors } = await site.stakeholders('mentor', { per_page: 100 });
  const both = investors.find(({ name }) => mentors.some((mentor) => mentor.name === name));
  if (!both) throw new Error('No person of the demo data has two roles');
  return `/ecosystem/discover/category/individuals/${await site.individualOf(both)}`;
}

const mails = async (site: Site) => (await site.read(listMailbox, { query: { per_page: 100 } })).data;

/** The page of a demo request that was returned, by the link of its mail. */
async function returnedRequest(site: Site): Promise<string> {
  for (const { id } of await mails(site)) {
    const { text } = await site.read(getMailboxMail, { params: { id } });
    const token = /\/get-listed\/follow\/([\w-]+)/.exec(text)?.[1];
    if (token && (await site.statusOfRequest(token)) === 'returned') return followPath('startup', token);
  }
  throw new Error('No mail about a request that was returned');
}

/** The page of a demo event that was suggested and returned. */
async function returnedSuggestion(site: Site): Promise<string> {
  for (const { id } of await mails(site)) {
    const { text } = await site.read(getMailboxMail, { params: { id } });
    const path = /\/event\/submission\/[\w-]+/.exec(text)?.[0];
    if (path) return path;
  }
  throw new Error('No mail about a suggestion that was returned');
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

/** A form begun, filled in whole; its secret. */
const newDraft = async (site: Site, kind: SubjectKind, steps_done: string[]) => {
  const values = isSuggestionKind(kind) ? suggestionValues(kind) : listingValues(kind);
  return (await site.send(createDraft, { kind, values, steps_done })).secret;
};

/** Every step of a form. */
function stepsOf(kind: SubjectKind, route: string): Place[] {
  return FORMS[kind].steps.map(({ name: step }) => ({
    route,
    note: `${kind}, ${step}`,
    address: (site, page) => stepOfDraft(site, page, kind, step),
  }));
}

/** A step of a form whose steps before are done and filled in. */
async function stepOfDraft(site: Site, page: Looker, kind: SubjectKind, step: string): Promise<string> {
  const names = FORMS[kind].steps.map(({ name }) => name);
  const steps_done = names.slice(0, names.indexOf(step as (typeof names)[number]));
  const secret = await newDraft(site, kind, steps_done);
  await page.context().addCookies([{ name: draftCookieName(kind), value: secret, url: site.origin }]);
  return stepPath(kind, step);
}

/** A program as the desk keeps it. */
function programOnDesk(part: string) {
  return async (site: Site) => `/desk/content/program/${(await site.program()).id}${part}`;
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

/** An invitation that waits for the demo founder. */
async function invitationOfFounder(_site: Site, page: Looker): Promise<string> {
  const answer = await page.request.get('/base-api/me/team-invites/');
  const { data } = (await answer.json()) as { data: { id: string }[] };
  if (!data[0]) throw new Error('No invitation waits for the demo founder');
  return `/team-invite/${data[0].id}`;
}

/** The claim that has waited longest for the desk. */
async function claimOnDesk(_site: Site, page: Looker): Promise<string> {
  const answer = await page.request.get('/desk-api/v1/claims/', { params: { state: 'all' } });
  const { data } = (await answer.json()) as { data: { id: string }[] };
  if (!data[0]) throw new Error('Nobody claims a page');
  return `/desk/claims/${data[0].id}`;
}

/** The message that has waited longest in the contact inbox. */
async function messageOnDesk(_site: Site, page: Looker): Promise<string> {
  const answer = await page.request.get('/desk-api/v1/contact-messages/', { params: { status: 'all' } });
  const { data } = (await answer.json()) as { data: { id: string }[] };
  if (!data[0]) throw new Error('Nobody wrote through the contact form');
  return `/desk/contact/${data[0].id}`;
}

/** A report of the demo data. */
async function reportOnDesk(_site: Site, page: Looker): Promise<string> {
  const answer = await page.request.get('/desk-api/v1/reports/?state=all');
  const { data } = (await answer.json()) as { data: { id: string }[] };
  if (!data[0]) throw new Error('Nobody reported anything');
  return `/desk/reports/${data[0].id}`;
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

/** The request that has waited longest for the desk. */
async function requestOnDesk(_site: Site, page: Looker): Promise<string> {
  const answer = await page.request.get('/desk-api/v1/submissions/');
  const { data } = (await answer.json()) as { data: { id: string }[] };
  if (!data[0]) throw new Error('Nothing waits on the desk');
  return `/desk/review/${data[0].id}`;
}

/** The first entries of a list of the desk, as whoever looks at it may read them. */
async function ofDesk<T>(page: Looker, path: string): Promise<T[]> {
  const answer = await page.request.get(`/desk-api/v1/${path}`);
  const { data } = (await answer.json()) as { data: T[] };
  if (!data[0]) throw new Error(`Nothing at ${path}`);
  return data;
}

async function personOnDesk(_site: Site, page: Looker): Promise<string> {
  return `/desk/people/${(await ofDesk<{ id: string }>(page, 'people/?role=reviewer'))[0]!.id}`;
}

async function entryOnDesk(_site: Site, page: Looker): Promise<string> {
  return `/desk/audit/${(await ofDesk<{ id: string }>(page, 'audit/'))[0]!.id}`;
}

/** Two pages of one kind side by side. */
async function twoPagesOnDesk(_site: Site, page: Looker): Promise<string> {
  const [into, from] = await ofDesk<{ id: string }>(page, 'merges/pages/?search=a&kind=startup');
  return `/desk/merge?into=${into!.id}&from=${from!.id}`;
}

/** What waits, to be decided together. */
async function waitingOnDesk(page: Looker) {
  const rows = await ofDesk<{ id: string; version: number }>(page, 'submissions/?per_page=5');
  return rows.map(({ id, version }) => ({ id, version }));
}

async function bulkOnDesk(_site: Site, page: Looker): Promise<string> {
  const items = await waitingOnDesk(page);
  return `/desk/bulk?verb=reject${items.map(({ id, version }) => `&item=${id}.${version}`).join('')}`;
}

/** A decision on many requests that was ordered and taken back: nothing comes of it. */
async function bulkOrdered(_site: Site, page: Looker): Promise<string> {
  const ordered = await page.request.post('/desk-api/v1/bulk-decisions/', {
    data: { verb: 'approve', items: await waitingOnDesk(page) },
  });
  const { id } = (await ordered.json()) as { id: string };
  await page.request.post(`/desk-api/v1/bulk-decisions/${id}/cancel/`);
  return `/desk/bulk/${id}`;
}
