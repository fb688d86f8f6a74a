import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import { FILES_HEADER, MEMBERS_FILES } from '#shared/files-audience.ts';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '#shared/i18n/languages.ts';
import { hasScripts } from './can-wake.ts';
import { asKept } from './mark-kept.ts';
import { hydrationKey, hydrationOf, keyOf, visitorAddress } from './names-of-kept.ts';
import {
  hasVisitorsCopy,
  isOurs,
  isOwnPage,
  isPrivate,
  isSavedList,
  isShared,
  languageOf,
  saysSignedOut,
} from './policy.ts';
import { siteAddress } from './scope.ts';
import { shellName } from './shell.ts';

/** Visitors' copies of pages that were seen. */
const PAGES = 'pages-v2';
/** Visitors' copies of what the person of this device saved. */
export const SAVED = 'saved-v2';
/** What visitors' copies are woken by (web/lib/take-hydration-data.ts). */
const HYDRATION = 'hydration-v1';
const SAVED_HYDRATION = 'saved-hydration-v1';
/** The saved list itself: the one private page that is kept, until its person signs out. */
const MINE = 'mine-v2';
const FILES = 'files-v2';
const SETTINGS = 'settings-v2';
const OURS: readonly string[] = [PAGES, SAVED, HYDRATION, SAVED_HYDRATION, MINE, FILES, SETTINGS];

const DAY_S = 86_400;
/** A copy this young need not be made again. */
const COPY_MS = 3_600_000;
const LANGUAGE_KEY = '/language-of-this-device';
const RELEASE_KEY = '/release-asked-for';

/** At most so many, the oldest give way, and all of them when the device runs out of room. */
const atMost = (maxEntries: number, days = 30) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY_S, purgeOnQuotaError: true });

/** The request by which a copy is looked up is one for its key: only the one of the page tells that it is a page. */
const markKept: NonNullable<WorkboxPlugin['cachedResponseWillBeUsed']> = async ({
  request,
  event,
  cachedResponse,
}) => cachedResponse && asKept((event as { request?: Request }).request ?? request, cachedResponse);

/** A fault that comes from something between, or in place of what is kept, is no answer. */
async function noFault({ request, response }: { request: Request; response: Response }): Promise<Response> {
  if (response.status >= 500 && (!isOurs(response) || (await findCopy(request))))
    throw new TypeError('no answer');
  return response;
}

/** Keeps visitors' answers only, each by the language it is in. */
const shared: WorkboxPlugin = {
  async fetchDidSucceed({ request, response, state }) {
    await noFault({ request, response });
    if (state) state.language = languageOf(response, await language());
    return response;
  },
  cacheKeyWillBeUsed: async ({ request, mode, state }) =>
    keyOf(request.url, mode === 'write' ? (state?.language as Language) : await language()),
  cacheWillUpdate: async ({ response }) => (isShared(response) ? response : null),
  cachedResponseWillBeUsed: markKept,
};

/** Of a page somebody signed in sees, the copy a visitor would get is kept beside; a visitor's page says nobody is here. */
const besides: WorkboxPlugin = {
  async handlerDidComplete({ request, response }) {
    if (!response || request.mode !== 'navigate') return;
    const { url } = request;
    if (isShared(response)) await forgetMine();
    else if (hasVisitorsCopy(response) && !isOwnPage(new URL(url)) && !(await isFresh(PAGES, url, COPY_MS)))
      await keepCopy(pages, url).catch(() => {});
  },
};

/** By their names alone: what has one name is the same at every address. */
const byName: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => hydrationKey(request.url),
};
/** Two for each page, of which one is that of all pages of a language. */
const hydration = new CacheFirst({ cacheName: HYDRATION, plugins: [byName, atMost(70)] });
const savedHydration = new CacheFirst({ cacheName: SAVED_HYDRATION, plugins: [byName, atMost(70)] });

/** Answers what a page is woken by: it may have been kept with either kind. */
export async function hydrationOverLine({ request }: { request: Request }): Promise<Response> {
  const saved = await caches.match(hydrationKey(request.url), { cacheName: SAVED_HYDRATION });
  return saved ?? run(hydration, request);
}

/** Keeps what the scripts of a copy ask for when it is used. */
async function keepHydration(strategy: Strategy, copy: Response, address: string): Promise<void> {
  for (const part of hydrationOf(copy, address))
    await run(strategy, new Request(siteAddress(part), { credentials: 'omit' })).catch(() => {});
}

/** With what wakes it a copy is kept where its scripts are: who only reads has none, and pays for nothing that they ask for. */
const wakeable: WorkboxPlugin = {
  async cacheDidUpdate({ request, newResponse }) {
    if (request.headers.has(FILES_HEADER) || (await hasScripts(newResponse)))
      await keepHydration(hydration, newResponse, request.url);
  },
};
/** What somebody saved is kept whole, its scripts too. */
const whole: WorkboxPlugin = {
  cacheDidUpdate: ({ request, newResponse }) => keepHydration(savedHydration, newResponse, request.url),
};

export const pages: NetworkFirst = new NetworkFirst({
  cacheName: PAGES,
  plugins: [shared, besides, wakeable, atMost(60)],
});
export const savedPages = new NetworkFirst({
  cacheName: SAVED,
  plugins: [shared, whole, atMost(60)],
});
export const files = new CacheFirst({ cacheName: FILES, plugins: [atMost(240)] });

/** The saved list of whoever is signed in, under one name; led elsewhere, nobody is. */
export const mine = new NetworkFirst({
  cacheName: MINE,
  plugins: [
    {
      fetchDidSucceed: noFault,
      cachedResponseWillBeUsed: markKept,
      cacheKeyWillBeUsed: async ({ request }) => {
        const url = new URL(request.url);
        return url.origin + url.pathname;
      },
      cacheWillUpdate: async ({ request, response }) => {
        if (saysSignedOut(response)) await forgetMine();
        return isPrivate(response) && !new URL(request.url).search ? response : null;
      },
    },
  ],
});

/**
 * Keeps the visitor's copy of a page on a member's device: fetched without cookies, so that nobody's name can be in it, and
 * with the files which that device has.
 */
export async function keepCopy(strategy: NetworkFirst, address: string): Promise<Response> {
  const headers = { [FILES_HEADER]: MEMBERS_FILES };
  const copy = new Request(visitorAddress(address, await language()), { credentials: 'omit', headers });
  return run(strategy, copy);
}

/** Keeps the page that a visitor looks at, which came before there was a worker: as the browser has it, over no line again. */
export const keepShown = (address: string): Promise<Response> =>
  run(pages, new Request(address, { cache: 'force-cache' }));

/** So many of the copies that were made before their scripts were here get what they are woken by, the newest. */
const WOKEN_LATER = 10;
export async function wakeCopies(): Promise<void> {
  const cache = await caches.open(PAGES);
  for (const key of (await cache.keys()).slice(-WOKEN_LATER)) {
    const copy = await cache.match(key);
    if (copy && (await hasScripts(copy))) await keepHydration(hydration, copy, key.url);
  }
}

/** Keeps files of the build that are not kept yet. */
export async function keepFiles(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const request = new Request(siteAddress(address));
    if (!(await caches.match(request))) await run(files, request);
  }
}

/** Fetches and keeps, outside of any event of the browser: whoever calls waits for it. */
export async function run(strategy: Strategy, request: Request): Promise<Response> {
  const options = { request, event: { waitUntil: () => {} } };
  const [answer, done] = strategy.handleAll(options as unknown as Parameters<Strategy['handleAll']>[0]);
  const response = await answer;
  await done;
  return response;
}

/** Whether a copy was made not long ago. */
export async function isFresh(cacheName: string, address: string, forMs: number): Promise<boolean> {
  const kept = await caches.match(keyOf(address, await language()), { cacheName });
  return Date.now() - Date.parse(kept?.headers.get('date') ?? '') < forMs;
}

/** Whether a copy of a page is here that need not be made again. */
export const isKept = (page: string): Promise<boolean> => isFresh(PAGES, page, COPY_MS);

/** The kept copy of a page, in the language of the device before the other. */
export async function findCopy(request: Request): Promise<Response | undefined> {
  const url = new URL(request.url);
  if (isSavedList(url)) {
    const own = await caches.match(url.origin + url.pathname, { cacheName: MINE });
    if (own) return own;
  }
  const first = await language();
  const whole = new URL(url);
  whole.searchParams.delete('_routes');
  for (const one of [first, ...LANGUAGES.filter((other) => other !== first)])
    for (const cacheName of [PAGES, SAVED])
      for (const address of new Set([url.href, whole.href])) {
        const kept = await caches.match(keyOf(address, one), { cacheName });
        if (kept) return kept;
      }
  return undefined;
}

/** The language of the last page of this device. */
export async function language(): Promise<Language> {
  const kept = await (await (await caches.open(SETTINGS)).match(LANGUAGE_KEY))?.text();
  return isLanguage(kept) ? kept : DEFAULT_LANGUAGE;
}

export async function setLanguage(next: Language): Promise<void> {
  await (await caches.open(SETTINGS)).put(LANGUAGE_KEY, new Response(next));
}

/** When this device asked last for a new release; never is long ago. */
export const releaseAsked = {
  read: async (): Promise<number> =>
    Number((await (await (await caches.open(SETTINGS)).match(RELEASE_KEY))?.text()) ?? 0),
  write: async (at: number): Promise<void> =>
    (await caches.open(SETTINGS)).put(RELEASE_KEY, new Response(String(at))),
};

let forgotten = 0;
/** How often that happened: work for somebody who has left in the meantime is given up. */
export const timesForgotten = (): number => forgotten;

/** Nobody is signed in any more: their list goes, and with it what it was that they saved. */
export async function forgetMine(): Promise<void> {
  forgotten += 1;
  await Promise.all([caches.delete(MINE), caches.delete(SAVED), caches.delete(SAVED_HYDRATION)]);
}

/** Somebody signed out: which pages were seen on this device is nobody's business either. */
export async function forgetAll(): Promise<void> {
  await Promise.all([forgetMine(), caches.delete(PAGES), caches.delete(HYDRATION)]);
}

/** Takes away what earlier workers kept. */
export async function dropOld(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => !OURS.includes(name) && name !== shellName());
  await Promise.all(old.map((name) => caches.delete(name)));
}
