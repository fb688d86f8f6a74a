import { afterEach, expect, it, vi } from 'vitest';
import { fetchModules } from './fetch-modules.ts';

const code = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`;

afterEach(() => void vi.unstubAllGlobals());

function browser(module: string) {
  const fetched: string[] = [];
  vi.stubGlobal('window', {
    __reactRouterManifest: { routes: { event: { module, imports: ['/assets/shared.js'] } } },
  });
  vi.stubGlobal('fetch', async (file: string) => {
    fetched.push(file);
    return new Response('');
  });
  return fetched;
}

it('brings the files of a page, and imports it: the router has no import to give up when somebody leaves', async () => {
  const module = code('globalThis.importedAhead = true');
  const fetched = browser(module);
  await fetchModules(['event', 'unknown']);
  expect(fetched).toEqual([module, '/assets/shared.js']);
  expect(globalThis).toHaveProperty('importedAhead', true);
});

it('tells when a page cannot be had, before the router asks for it', async () => {
  browser(code('throw new Error("broken")'));
  await expect(fetchModules(['event'])).rejects.toThrow('broken');
});
