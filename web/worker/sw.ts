import { clientsClaim } from 'workbox-core';
import {
  addPlugins,
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { isLanguage } from '#shared/i18n/languages.ts';
import { askForRelease } from './ask-for-release.ts';
import {
  dropOld,
  findCopy,
  forgetAll,
  hydrationOverLine,
  keepCopy,
  keepFiles,
  language,
  pages,
  setLanguage,
} from './kept.ts';
import { asKept } from './mark-kept.ts';
import { expectSilence, fileOverLine, pageOverLine, tryNow } from './over-line.ts';
import { isFile, isHydration } from './policy.ts';
import { scope, type WorkerMessage } from './scope.ts';
import { syncSaved } from './sync-saved.ts';

/** Written in by the build (tools/build/service-worker.ts): the offline page, and what every page is woken by. */
declare const SHELL: PrecacheEntry[];
declare const SCRIPTS: string[];

/*
 * The service worker: what was seen, what was saved and the saved list can be read without a connection; for all
 * else there is the offline page. Workbox does the keeping, `policy.ts` says what may be kept.
 */

// Fetched without cookies: nobody's name is in it, and nobody's language changes by it. Files are asked for as pages ask for
// them: what those have fetched comes over no line again.
addPlugins([
  {
    requestWillFetch: async ({ request }) =>
      isFile(new URL(request.url)) ? request : new Request(request, { credentials: 'omit' }),
  },
]);
precacheAndRoute(SHELL, { cleanURLs: false, directoryIndex: '' });
cleanupOutdatedCaches();

const seekRelease = askForRelease(() => scope.registration.update());
registerRoute(({ url, sameOrigin }) => sameOrigin && isFile(url), fileOverLine);
registerRoute(({ url, sameOrigin }) => sameOrigin && isHydration(url), hydrationOverLine);
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && (request.mode === 'navigate' || url.pathname.endsWith('.data')),
  (asked) => {
    seekRelease();
    return pageOverLine(asked);
  },
);

setCatchHandler(async ({ request }) => {
  const kept = await findCopy(request);
  if (kept) return asKept(request, kept);
  if (request.mode !== 'navigate') return Response.error();
  return (await matchPrecache(`/offline/kept?lang=${await language()}`)) ?? Response.error();
});

scope.addEventListener('message', (event: WorkerMessage) => {
  const { data } = event;
  const order = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  event.waitUntil(obey(order, event.source?.id ?? ''));
});

/** What pages ask of the worker; see web/features/shell/service-worker. */
async function obey(order: Record<string, unknown>, from: string): Promise<void> {
  const { language: next, page, member, forget, saved, update, silent, again, scripts } = order;
  if (silent === true) expectSilence();
  if (again === true) tryNow(from);
  if (isLanguage(next)) await setLanguage(next);
  if (forget === true) await forgetAll();
  if (update === true) await scope.skipWaiting();
  // Without a connection there is nothing to fetch: another time.
  if (typeof page === 'string')
    await keepCopy(pages, page, member === true ? 'member' : 'visitor').catch(() => {});
  if (scripts === true) await keepFiles(SCRIPTS).catch(() => {});
  if (saved === true) await syncSaved().catch(() => {});
}

// The first worker serves the page that brought it; a later one waits until it is let in.
clientsClaim();
void dropOld();
