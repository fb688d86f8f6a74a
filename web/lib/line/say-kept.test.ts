import { afterEach, expect, it, vi } from 'vitest';
import { KEPT_HEADER } from '#web/worker/kept-note.ts';
import { sayKept } from './say-kept.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A page whose router is on its way to `/event`, and the lines that say something at its top. */
function page() {
  let lines: { textContent: string; remove(): void }[] = [];
  vi.stubGlobal('window', {
    __reactRouterDataRouter: {
      state: { navigation: { location: { pathname: '/event' } }, location: { pathname: '/' } },
    },
  });
  vi.stubGlobal('document', {
    createElement: () => ({
      setAttribute: () => {},
      remove: () => {
        lines = [];
      },
    }),
    querySelector: () => lines[0] ?? null,
    body: { prepend: (line: (typeof lines)[number]) => lines.unshift(line) },
  });
  return () => lines.map(({ textContent }) => textContent);
}
const data = (path: string) => new URL(`https://phum.example${path}`);
const kept = new Response('', { headers: { [KEPT_HEADER]: encodeURIComponent('ច្បាប់ចម្លង') } });

it('of data that are a copy it is said once, and no more when they came over the line', () => {
  const said = page();
  sayKept(data('/event.data'), kept);
  sayKept(data('/event.data'), kept);
  expect(said()).toEqual(['ច្បាប់ចម្លង']);
  // Of another page, in advance.
  sayKept(data('/_root.data'), new Response(''));
  expect(said()).toEqual(['ច្បាប់ចម្លង']);
  sayKept(data('/event.data'), new Response(''));
  expect(said()).toEqual([]);
});
