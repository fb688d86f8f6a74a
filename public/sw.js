/**
 * The service worker: shows pages that were visited when there is no connection, and the offline page for the others (8.024).
 * Keeps three things: files of the build (their names carry a hash, so they never change), public pages as last seen,
 * and the offline page in both languages. Whatever the server marks private is never kept.
 */
const VERSION = 'v1';
const FILES = `files-${VERSION}`;
const PAGES = `pages-${VERSION}`;
const OWN = `own-${VERSION}`;
const LANGUAGES = ['en', 'km'];
const LANGUAGE_KEY = '/offline-language';
/** Oldest ones give way beyond these. */
const MOST = { [FILES]: 160, [PAGES]: 40 };

const offlinePath = (language) => `/offline?lang=${language}`;

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePages().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldVersions().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  const { language, page, forget } = event.data ?? {};
  if (LANGUAGES.includes(language)) event.waitUntil(keepLanguage(language));
  // Somebody signed out: the pages seen on this device are nobody's business.
  if (forget === true) event.waitUntil(caches.delete(PAGES));
  if (typeof page === 'string') event.waitUntil(newestOrKept(new Request(page)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (isFile(url)) event.respondWith(fileFirst(request));
  else if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.endsWith('.data')) event.respondWith(networkFirst(request));
});

/** Files of the build, icons and pictures of the site itself; never uploads, never sw.js. */
const isFile = ({ pathname }) => /^\/(assets|icons|images)\//.test(pathname);

/** Answers to visitors only: the server says `public` for those and `private, no-store` for everybody's own. */
const isPublic = (response) =>
  response.status === 200 &&
  response.type === 'basic' &&
  !response.redirected &&
  /\bpublic\b/.test(response.headers.get('cache-control') ?? '');

async function fileFirst(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === 200) await put(FILES, request, response.clone());
  return response;
}

/** The newest answer; without a connection the kept one, and null when there is none. */
async function newestOrKept(request) {
  try {
    const response = await fetch(request);
    if (isPublic(response)) await put(PAGES, request, response.clone());
    return response;
  } catch {
    return (await caches.match(request, { cacheName: PAGES })) ?? null;
  }
}

async function page(request) {
  return (await newestOrKept(request)) ?? (await offlinePage()) ?? Response.error();
}

async function networkFirst(request) {
  return (await newestOrKept(request)) ?? Response.error();
}

async function offlinePage() {
  const own = await caches.open(OWN);
  const language = (await (await own.match(LANGUAGE_KEY))?.text()) ?? LANGUAGES[0];
  return own.match(offlinePath(language));
}

async function keepLanguage(language) {
  const own = await caches.open(OWN);
  await own.put(LANGUAGE_KEY, new Response(language));
}

/** Fetched without cookies: nobody's name is in them, and nobody's language changes by it. */
async function keepOfflinePages() {
  const own = await caches.open(OWN);
  const files = new Set();
  for (const language of LANGUAGES) {
    const response = await fetch(offlinePath(language), { credentials: 'omit', cache: 'reload' });
    if (response.status !== 200) throw new Error(`No offline page: ${response.status}`);
    const html = await response.clone().text();
    for (const [, file] of html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:css|woff2))"/g)) files.add(file);
    await own.put(offlinePath(language), response);
  }
  const kept = await caches.open(FILES);
  await kept.addAll([...files]);
}

async function put(name, request, response) {
  const cache = await caches.open(name);
  await cache.put(request, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST[name])).map((key) => cache.delete(key)));
}

async function dropOldVersions() {
  const now = [FILES, PAGES, OWN];
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !now.includes(name)).map((name) => caches.delete(name)));
}
