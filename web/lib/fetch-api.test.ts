import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import texts from '#shared/i18n/en/line.json';
import { currentToasts } from '#web/components/ui/toast-store.ts';
import { takeAskedPath } from './asked-path.ts';
import { addressOf, fetchApi } from './fetch-api.ts';
import { linePart } from './line/watch-line.ts';
import { closeUnlessOver, OVER_THE_FORM, overlays } from './overlays.ts';

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const dead = () => json(401, { status: 401, code: 'session_ended', title: '', message: '' });

function browser({ path = '/about', form = false, signedIn = false, language = 'km' } = {}) {
  const reload = vi.fn();
  const kept = new Map<string, string>();
  vi.stubGlobal('document', {
    documentElement: {
      lang: language,
      hasAttribute: (name: string) => signedIn && name === 'data-signed-in',
    },
    querySelector: () => (form ? {} : null),
  });
  vi.stubGlobal('window', {
    location: { reload, pathname: path, search: '?x=1' },
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
  const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
  vi.stubGlobal('fetch', fetched);
  return { reload, fetched, calls: () => fetched.mock.calls.map(([address]) => address) };
}

beforeEach(() => void overlays.set(null));
afterEach(() => void vi.unstubAllGlobals());

const call = () => fetchApi({ method: 'POST', path: '/api/v1/x/', body: { a: 1 } });

describe('a call from the browser', () => {
  it('speaks JSON in the language of the page (7.001, 7.003)', async () => {
    const { fetched } = browser();
    fetched.mockResolvedValue(json(200, { ok: 1 }));
    expect(await call()).toEqual({ ok: true, value: { ok: 1 } });
    const init = fetched.mock.calls[0]?.[1];
    expect(init).toMatchObject({ method: 'POST', credentials: 'same-origin', body: '{"a":1}' });
    expect(init?.headers).toMatchObject({
      Accept: expect.stringContaining('application/json'),
      'Content-Type': 'application/json',
      'Accept-Language': 'km',
      'Content-Language': 'km',
    });
  });

  it('says after 3 s that the line is slow, after 10 s how to stop, and nothing once there is an answer', async () => {
    vi.useFakeTimers();
    const { fetched } = browser({ language: 'en' });
    vi.stubGlobal('document', { ...document, getElementById: () => ({ textContent: '{}' }) });
    fetched.mockImplementation(
      (_, { signal }) =>
        new Promise((_done, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
        }),
    );
    await linePart();
    const said = () => currentToasts().map(({ text }) => text);
    const answer = call();
    await vi.advanceTimersByTimeAsync(2_900);
    expect(said()).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(said()).toEqual([texts.slow]);
    await vi.advanceTimersByTimeAsync(7_000);
    expect(said()).toEqual([texts.silent]);
    currentToasts()[0]?.action?.run();
    expect(await answer).toMatchObject({ ok: false, problem: { status: 0, code: 'timeout' } });
    expect(said()).toEqual([]);
    const quiet = fetchApi({ method: 'GET', path: '/x/', background: true });
    await vi.advanceTimersByTimeAsync(11_000);
    expect(said()).toEqual([]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await quiet).toMatchObject({ ok: false });
    vi.useRealTimers();
  });

  it('lets the browser write the type of a form with files', async () => {
    const { fetched } = browser();
    fetched.mockResolvedValue(json(200, {}));
    await fetchApi({ method: 'POST', path: '/x/', body: new FormData() });
    expect(fetched.mock.calls[0]?.[1].headers).not.toHaveProperty('Content-Type');
  });

  it('gives back the problem from 400 on (8.004, 8.005)', async () => {
    const { fetched } = browser();
    const problem = { status: 422, code: 'invalid', title: 'T', message: 'M', errors: { email: ['E'] } };
    fetched.mockResolvedValue(json(422, problem));
    expect(await call()).toEqual({ ok: false, problem });
  });

  it('makes a problem of an answer that is none', async () => {
    const { fetched } = browser();
    fetched.mockResolvedValue(new Response('<html>', { status: 502 }));
    expect(await call()).toMatchObject({ ok: false, problem: { status: 503, code: 'unavailable' } });
  });

  it('makes a problem of a lost line (8.024)', async () => {
    const { fetched } = browser();
    vi.stubGlobal('navigator', { onLine: false });
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await call()).toMatchObject({ ok: false, problem: { status: 0, code: 'offline' } });
  });

  it('takes an answer that broke off in the middle for a lost line, and an empty one for what it is', async () => {
    const { fetched } = browser();
    const half = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('{"ok":'));
        stream.error(new TypeError('network error'));
      },
    });
    fetched.mockResolvedValueOnce(new Response(half));
    expect(await call()).toMatchObject({ ok: false, problem: { status: 0, code: 'unavailable' } });
    fetched.mockResolvedValueOnce(new Response(null, { status: 204 }));
    expect(await call()).toEqual({ ok: true, value: null });
  });

  it('throws when the caller stopped it', async () => {
    const { fetched } = browser();
    const stop = new AbortController();
    fetched.mockImplementation(async () => {
      stop.abort();
      throw new DOMException('', 'AbortError');
    });
    await expect(fetchApi({ method: 'GET', path: '/x/', signal: stop.signal })).rejects.toThrow();
  });

  it('leaves empty parameters out and repeats lists', () => {
    expect(addressOf({ path: '/x/', query: { a: ['1', '2'], b: '', c: undefined, d: 0 } })).toBe(
      '/x/?a=1&a=2&d=0',
    );
  });
});

describe('a session that is over', () => {
  it('is renewed silently when it can be, and the call made again', async () => {
    const { fetched, calls, reload } = browser({ signedIn: true });
    fetched
      .mockResolvedValueOnce(dead())
      .mockResolvedValueOnce(json(200, {}))
      .mockResolvedValueOnce(json(200, { a: 1 }));
    expect(await call()).toEqual({ ok: true, value: { a: 1 } });
    expect(calls()).toEqual(['/api/v1/x/', '/api/v1/auth/token/refresh/', '/api/v1/x/']);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([401, 403])('removes the cookies and reloads the page on %d (8.001, 8.002)', async (status) => {
    const { fetched, calls, reload } = browser({ signedIn: true });
    fetched.mockImplementation(async (address) =>
      address.includes('logout') ? json(200, {}) : json(status, null),
    );
    expect(await call()).toMatchObject({ ok: false, problem: { status } });
    expect(calls().at(-1)).toBe('/api/v1/auth/logout/');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads once only, then asks to sign in (C.10)', async () => {
    const { fetched, reload } = browser({ signedIn: true });
    fetched.mockImplementation(async () => dead());
    await call();
    await call();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(overlays.get()).toEqual({ kind: 'sign-in' });
  });

  it('is renewed once for calls that run side by side', async () => {
    const { fetched, calls } = browser({ signedIn: true });
    let renewed = false;
    fetched.mockImplementation(async (address) => {
      if (address.includes('refresh')) renewed = true;
      return renewed ? json(200, {}) : dead();
    });
    await Promise.all([call(), call(), call()]);
    expect(calls().filter((address) => address.includes('refresh'))).toHaveLength(1);
  });

  it('stays when nobody can say whether it is over: what was typed can be sent again', async () => {
    const { fetched, calls, reload } = browser({ signedIn: true });
    fetched.mockImplementation(async (address) => (address.includes('refresh') ? json(503, null) : dead()));
    expect(await call()).toMatchObject({ ok: false, problem: { status: 0, code: 'unavailable' } });
    expect(reload).not.toHaveBeenCalled();
    expect(calls().some((address) => address.includes('logout'))).toBe(false);
  });

  it('opens the sign-in dialog after the reload, once, for the page that was reloaded (3.010, 8.003)', async () => {
    const { fetched, reload } = browser({ signedIn: true });
    fetched.mockImplementation(async () => dead());
    await call();
    expect(reload).toHaveBeenCalledTimes(1);
    expect([takeAskedPath(), takeAskedPath()]).toEqual(['/about?x=1', null]);
  });

  it.each([
    ['an own page', { path: '/user/profile/bio' }],
    ['the desk', { path: '/desk/content/event/1' }],
    ['a dialog of a public page', { path: '/about', form: true }],
  ])('on %s: the page stays with what was typed, one signs in over it', async (_where, place) => {
    const { fetched, calls, reload } = browser({ signedIn: true, ...place });
    fetched.mockImplementation(async (address) => (address.includes('logout') ? json(200, {}) : dead()));
    expect(await call()).toMatchObject({ ok: false, problem: { status: 401 } });
    expect(calls().at(-1)).toBe('/api/v1/auth/logout/');
    expect(reload).not.toHaveBeenCalled();
    expect(overlays.get()).toEqual({ kind: 'sign-in', back: OVER_THE_FORM });
    // The answer to a form comes with a new address, which closes everything else.
    closeUnlessOver();
    expect(overlays.get()).not.toBeNull();
  });

  it.each([
    [401, 'sign_in_refused'],
    [403, 'account_disabled'],
  ])('is none when a sign-in is refused: %d %s', async (status, code) => {
    const { fetched, calls, reload } = browser({ signedIn: true });
    fetched.mockResolvedValue(json(status, { status, code, title: '', message: '' }));
    expect(await call()).toMatchObject({ ok: false, problem: { status, code } });
    expect(calls()).toEqual(['/api/v1/x/']);
    expect(reload).not.toHaveBeenCalled();
    expect(overlays.get()).toBeNull();
  });

  it('asks a visitor to sign in instead of reloading (8.003)', async () => {
    const { fetched, reload, calls } = browser();
    fetched.mockResolvedValue(json(401, { status: 401, code: 'not_signed_in', title: '', message: '' }));
    await call();
    expect(overlays.get()).toEqual({ kind: 'sign-in' });
    expect(reload).not.toHaveBeenCalled();
    expect(calls()).toHaveLength(1);
  });
});
