import { beforeEach, expect, it, vi } from 'vitest';
import en from '#shared/i18n/en/line.json';
import km from '#shared/i18n/km/line.json';

const kept = new Map<string, Response>();
let asked: string[] = [];
let lost: RegExp | null = null;

vi.stubGlobal('location', { origin: 'https://phum.example' });
vi.stubGlobal('SHELL', { files: ['/assets/a.css', '/assets/k.woff2'], revision: 'one' });
vi.stubGlobal('WORDS', { en: { ...en.page, again: 'Try again' }, km: { ...km.page, again: 'ព្យាយាម' } });
const pathOf = (address: string) => address.replace('https://phum.example', '');
const cache = {
  match: async (address: string) => kept.get(pathOf(address))?.clone(),
  put: async (address: string, answer: Response) => void kept.set(pathOf(address), answer),
};
vi.stubGlobal('caches', { open: async () => cache, match: cache.match });
vi.stubGlobal('fetch', async (address: string) => {
  asked.push(pathOf(address));
  if (lost?.test(address)) throw new TypeError('reset');
  const language = address.includes('/offline') ? { 'content-language': 'km' } : undefined;
  return new Response(address, { headers: language ?? {} });
});
const { keepShell, offlinePage } = await import('./shell.ts');

beforeEach(() => {
  kept.clear();
  asked = [];
  lost = null;
});

it('the offline page is kept soonest, then its looks; that of the other language when the device changes to it', async () => {
  await keepShell('km');
  expect(asked).toEqual(['/offline/kept?lang=km', '/assets/a.css', '/assets/k.woff2']);
  await Promise.all([keepShell('km'), keepShell('en')]);
  expect(asked.slice(3)).toEqual(['/offline/kept?lang=en']);
});

it('what the line loses keeps nothing else away, and is asked for another time', async () => {
  lost = /lang=km/;
  await keepShell('km');
  expect([...kept.keys()]).toEqual(['/assets/a.css', '/assets/k.woff2']);
  lost = null;
  await keepShell('km');
  expect(kept.has('/offline/kept?lang=km')).toBe(true);
});

it('before it is kept the same is said in bare words, which ask for the page again', async () => {
  const html = await (await offlinePage('km')).text();
  expect(html).toContain('<html lang="km">');
  expect(html).toContain(`<h1>${km.page.title}</h1>`);
  expect(html).toContain('addEventListener("online"');
  await keepShell('km');
  expect(await (await offlinePage('km')).text()).toContain('/offline/kept?lang=km');
});
