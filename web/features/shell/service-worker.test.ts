import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const SITE = 'https://phum.example';
const source = await readFile(new URL('../../../public/sw.js', import.meta.url), 'utf8');

type Serve = (address: string) => { status?: number; body?: string; cache?: string } | null;

/** Runs the worker over a site that answers by address; `null` is a lost connection. */
async function startWorker(serve: Serve) {
  const caches = memoryCaches();
  const listeners = new Map<string, (event: object) => void>();
  const fetched: { address: string; credentials?: RequestCredentials }[] = [];
  runInNewContext(source, {
    self: {
      location: new URL(SITE),
      addEventListener: (kind: string, listener: (event: object) => void) => listeners.set(kind, listener),
      skipWaiting: async () => {},
      clients: { claim: async () => {} },
    },
    caches,
    URL,
    Set,
    Request: class {
      url: string;
      constructor(url: string) {
        this.url = url;
      }
    },
    Response: Object.assign(answer.bind(undefined), { error: () => answer('no connection', { status: 0 }) }),
    fetch: async (request: string | { url: string }, init?: RequestInit) => {
      const address = (typeof request === 'string' ? request : request.url).replace(SITE, '');
      fetched.push({ address, credentials: init?.credentials });
      const given = serve(address);
      if (!given) throw new TypeError('Failed to fetch');
      return answer(given.body ?? address, { status: given.status, cache: given.cache });
    },
  });
  const dispatch = async (kind: string, data: object = {}): Promise<string | null> => {
    const waits: Promise<unknown>[] = [];
    let response: Promise<{ text(): Promise<string> }> | null = null;
    listeners.get(kind)?.({
      ...data,
      waitUntil: (work: Promise<unknown>) => waits.push(work),
      respondWith: (given: Promise<{ text(): Promise<string> }>) => {
        response = given;
      },
    });
    await Promise.all(waits);
    return response ? (await (response as Promise<{ text(): Promise<string> }>)).text() : null;
  };
  await dispatch('install');
  await dispatch('activate');
  const get = (path: string, more: object = {}) =>
    dispatch('fetch', { request: { url: SITE + path, method: 'GET', mode: 'navigate', ...more } });
  return { dispatch, get, fetched, caches };
}

function answer(body: string, { status = 200, cache = 'public, max-age=0' } = {}) {
  return {
    status,
    type: 'basic',
    redirected: false,
    headers: new Headers({ 'cache-control': cache }),
    text: async () => body,
    clone: () => answer(body, { status, cache }),
  };
}

function memoryCaches() {
  type Kept = ReturnType<typeof answer>;
  const all = new Map<string, Map<string, Kept>>();
  const keyOf = (request: string | { url: string }) =>
    (typeof request === 'string' ? request : request.url).replace(SITE, '');
  const open = async (name: string) => {
    const kept = all.get(name) ?? new Map<string, Kept>();
    all.set(name, kept);
    return {
      put: async (request: string, response: Kept) => void kept.set(keyOf(request), response),
      match: async (request: string) => kept.get(keyOf(request)),
      addAll: async (files: string[]) => files.forEach((file) => void kept.set(file, answer(file))),
      keys: async () => [...kept.keys()],
      delete: async (request: string) => kept.delete(keyOf(request)),
    };
  };
  return {
    open,
    match: async (request: string, { cacheName }: { cacheName?: string } = {}) => {
      for (const [name, kept] of all)
        if (!cacheName || name === cacheName) {
          const found = kept.get(keyOf(request));
          if (found) return found;
        }
    },
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    names: all,
  };
}

/** A site that answers until the line is cut. */
function site(pages: Record<string, ReturnType<Serve>> = {}) {
  const line = { up: true };
  const serve: Serve = (address) => (line.up ? (pages[address] ?? { body: `page ${address}` }) : null);
  return { line, serve };
}

describe('the service worker', () => {
  it('shows a page that was visited when there is no connection (8.024)', async () => {
    const { line, serve } = site();
    const worker = await startWorker(serve);
    expect(await worker.get('/event')).toBe('page /event');
    line.up = false;
    expect(await worker.get('/event')).toBe('page /event');
  });

  it('shows the offline page for others, in the language of the last page (2.114, 8.024)', async () => {
    const { line, serve } = site();
    const worker = await startWorker(serve);
    await worker.dispatch('message', { data: { language: 'km' } });
    line.up = false;
    expect(await worker.get('/never-seen')).toBe('page /offline?lang=km');
  });

  it('never keeps what is private (UX 74)', async () => {
    const { line, serve } = site({ '/user/profile/bio': { body: 'mine', cache: 'private, no-store' } });
    const worker = await startWorker(serve);
    expect(await worker.get('/user/profile/bio')).toBe('mine');
    line.up = false;
    expect(await worker.get('/user/profile/bio')).toBe('page /offline?lang=en');
  });

  it('never keeps an error', async () => {
    const { line, serve } = site({ '/broken': { status: 500, body: 'broken' } });
    const worker = await startWorker(serve);
    await worker.get('/broken');
    line.up = false;
    expect(await worker.get('/broken')).toBe('page /offline?lang=en');
  });

  it('prefers the newest page while there is a connection', async () => {
    const pages: Record<string, ReturnType<Serve>> = { '/event': { body: 'old' } };
    const { serve } = site(pages);
    const worker = await startWorker(serve);
    await worker.get('/event');
    pages['/event'] = { body: 'new' };
    expect(await worker.get('/event')).toBe('new');
  });

  it('fetches a file of the build once', async () => {
    const { serve } = site();
    const worker = await startWorker(serve);
    await worker.get('/assets/a-1.js', { mode: 'no-cors' });
    await worker.get('/assets/a-1.js', { mode: 'no-cors' });
    expect(worker.fetched.filter(({ address }) => address === '/assets/a-1.js')).toHaveLength(1);
  });

  it('fetches its offline pages without cookies, with the files they need', async () => {
    const html = '<link href="/assets/k-1.woff2"><link href="/assets/r-1.css">';
    const { serve } = site({ '/offline?lang=en': { body: html } });
    const worker = await startWorker(serve);
    expect(worker.fetched.every(({ credentials }) => credentials === 'omit')).toBe(true);
    expect([...(worker.caches.names.get('files-v1')?.keys() ?? [])]).toEqual([
      '/assets/k-1.woff2',
      '/assets/r-1.css',
    ]);
  });

  it('leaves writes, the API and other sites alone', async () => {
    const { serve } = site();
    const worker = await startWorker(serve);
    expect(await worker.get('/contact', { method: 'POST' })).toBeNull();
    expect(await worker.get('/api/v1/search/', { mode: 'cors' })).toBeNull();
    expect(await worker.get('', { url: 'https://other.example/' })).toBeNull();
  });

  it('keeps forty pages, the newest', async () => {
    const { line, serve } = site();
    const worker = await startWorker(serve);
    for (let page = 1; page <= 45; page += 1) await worker.get(`/event/${page}`);
    line.up = false;
    expect(await worker.get('/event/5')).toBe('page /offline?lang=en');
    expect(await worker.get('/event/45')).toBe('page /event/45');
  });
});
