import { clientsClaim } from 'workbox-core';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { isLanguage } from '#shared/i18n/languages.ts';
import { askForRelease } from './ask-for-release.ts';
import { formOverLine } from './form-over-line.ts';
import {
  dropOld,
  findCopy,
  forgetAll,
  hydrationOverLine,
  isKept,
  keepCopy,
  keepFiles,
  keepShown,
  language,
  pages,
  releaseAsked,
  setLanguage,
  wakeCopies,
} from './kept.ts';
import { asKept } from './mark-kept.ts';
import { expectSilence, fileOverLine, pageOverLine, tryNow } from './over-line.ts';
import { isFile, isHydration, isOwnPage } from './policy.ts';
import { sayToReader } from './say-to-reader.ts';
import { scope, type WorkerMessage } from './scope.ts';
import { keepShell, offlinePage } from './shell.ts';
import { syncSaved } from './sync-saved.ts';

/** Written in by the build (tools/build/service-worker.ts): what every page is woken by. */
declare const SCRIPTS: string[];

/*
 * The service worker: what was seen, what was saved and the saved list can be read without a connection; for all
 * else there is the offline page. Workbox does the keeping, `policy.ts` says what may be kept.
 */

// Nothing is a condition of its rule: on the first visit it begins to as soon as it is here. A later one comes with what it
// needs, while it waits.
scope.addEventListener('install', (event) => {
  if (scope.registration.active) event.waitUntil(language().then(keepShell));
});
scope.addEventListener('activate', () => void dropOld());
// The first worker serves the page that brought it; a later one waits until it is let in.
clientsClaim();

const seekRelease = askForRelease(() => scope.registration.update(), releaseAsked);
registerRoute(({ url, sameOrigin }) => sameOrigin && isFile(url), fileOverLine);
registerRoute(({ url, sameOrigin }) => sameOrigin && isHydration(url), hydrationOverLine);
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && (request.mode === 'navigate' || url.pathname.endsWith('.data')),
  (asked) => {
    void seekRelease();
    return pageOverLine(asked);
  },
);

registerRoute(({ sameOrigin, request }) => sameOrigin && request.mode === 'navigate', formOverLine, 'POST');

setCatchHandler(async ({ request }) => {
  const kept = request.method === 'GET' && (await findCopy(request));
  if (kept) return asKept(request, kept);
  if (request.mode !== 'navigate') return Response.error();
  return offlinePage(await language());
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
  if (isLanguage(next)) {
    await setLanguage(next);
    await keepShell(next);
  }
  if (forget === true) await forgetAll();
  if (update === true) await scope.skipWaiting();
  // Without a connection there is nothing to fetch: another time.
  if (typeof page === 'string' && !isOwnPage(new URL(page)) && !(await isKept(page)))
    await (member === true ? keepCopy(pages, page) : keepShown(page)).catch(() => {});
  // A page that is awake sends its forms itself, and has words of its own.
  if (scripts === true) await sayToReader('');
  if (scripts === true)
    await keepFiles(SCRIPTS)
      .then(wakeCopies)
      .catch(() => {});
  if (saved === true) await syncSaved().catch(() => {});
}
