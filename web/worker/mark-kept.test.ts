import { beforeEach, expect, it, vi } from 'vitest';
import en from '#shared/i18n/en/line.json';
import km from '#shared/i18n/km/line.json';
import { KEPT_HEADER } from './kept-note.ts';
import { asKept } from './mark-kept.ts';

const PARTS = ['/assets/a.js', '/hydration/km/frame', '/hydration/km/own'];
/** What this device keeps besides. */
let here = PARTS;
beforeEach(() => {
  here = PARTS;
  vi.stubGlobal('WORDS', { en, km });
  vi.stubGlobal('location', { origin: 'https://phum.example' });
  vi.stubGlobal('caches', { match: async (address: string) => here.find((one) => address.endsWith(one)) });
});

const PAGE =
  '<!DOCTYPE html><html lang="km"><head></head><body class="x"><div>Rice</div><script src="/assets/a.js"></script></body></html>';
const kept = (headers: Record<string, string>) => new Response(PAGE, { headers });
const asked = (mode: RequestMode) => ({ mode, url: 'https://phum.example/about' }) as Request;

it('a kept page says in its first line that it is a copy, and of when, in its own language', async () => {
  const copy = kept({ 'content-language': 'km', date: 'Sun, 29 Nov 2026 03:00:00 GMT' });
  const html = await (await asKept(asked('navigate'), copy)).text();
  const words = km.kept.replace('{date}', 'ថ្ងៃអាទិត្យ 29\u00A0វិច្ឆិកា\u00A02026 ម៉ោង 10:00');
  expect(html).toContain('<html data-kept="" lang');
  expect(html).toContain(`<body class="x"><p class="offline" role="status" data-kept-note>${words}</p><div>`);
});

it('kept data say it to the page that asked for them; without a date nothing is said of when', async () => {
  const answer = await asKept(asked('cors'), kept({ 'content-language': 'en' }));
  expect(decodeURIComponent(answer.headers.get(KEPT_HEADER) ?? '')).toBe(en.kept_some_time);
  expect(await answer.text()).toBe(PAGE);
});

it('a copy whose scripts, or what they ask for, this device does not have is one without any', async () => {
  const copy = () => kept({ 'content-language': 'km', 'x-hydration-data': 'frame,own' });
  const shown = async () => (await asKept(asked('navigate'), copy())).text();
  expect(await shown()).toContain('<html data-kept="" lang');
  for (const lost of PARTS) {
    here = PARTS.filter((one) => one !== lost);
    expect(await shown(), lost).toContain('<html data-kept="asleep" lang');
  }
});
