import { scope } from './scope.ts';

/** Says it on the page that is looked at, which the next one has not taken the place of yet (web/lib/scripts-after-paint.ts). */
export async function sayToReader(words: string): Promise<void> {
  for (const page of await scope.clients.matchAll())
    if (page.visibilityState === 'visible') page.postMessage({ words });
}
