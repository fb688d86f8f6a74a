import type { SavedItem } from '#shared/contracts/save.contract.ts';
import { SAVED_PATH } from '#shared/domain/saved.ts';
import {
  forgetMine,
  isFresh,
  keepCopy,
  keepFiles,
  mine,
  run,
  SAVED,
  savedPages,
  timesForgotten,
} from './kept.ts';
import { filesIn } from './policy.ts';
import { siteAddress } from './scope.ts';

/** Pages of saved things kept for reading without a connection; the last saved first. */
const MOST = 50;
const FRESH_MS = 86_400_000;

let running: Promise<void> | null = null;
let again = false;

/** Brings what is kept in line with the saved list: new things are fetched, those taken off are dropped. One at a time. */
export function syncSaved(): Promise<void> {
  if (running) again = true;
  running ??= sync().finally(() => {
    running = null;
    if (again) {
      again = false;
      return syncSaved();
    }
  });
  return running;
}

async function sync(): Promise<void> {
  const began = timesForgotten();
  const isGone = () => timesForgotten() !== began;
  try {
    // The page first: the server renews a session that ran out with it.
    const list = new Request(siteAddress(SAVED_PATH), { credentials: 'same-origin', redirect: 'manual' });
    await keepFilesOf(await run(mine, list));
    const answer = await fetch(`/base-api/me/save/?per_page=${MOST}`, { credentials: 'same-origin' });
    if (answer.status === 401) return await forgetMine();
    if (!answer.ok) return;
    const { data } = (await answer.json()) as { data: SavedItem[] };
    const links = data.flatMap(({ card }) => (card ? [siteAddress(card.link)] : []));
    if (!isGone()) await dropOthers(links);
    for (const link of links) {
      if (isGone()) break;
      if (!(await isFresh(SAVED, link, FRESH_MS)))
        await keepCopy(savedPages, link).then(keepFilesOf, () => {});
    }
  } finally {
    // Signed out while this ran: what came in after that goes too, also when the line broke.
    if (isGone()) await forgetMine();
  }
}

async function dropOthers(links: readonly string[]): Promise<void> {
  const cache = await caches.open(SAVED);
  const wanted = new Set(links.map((link) => new URL(link).pathname));
  for (const { url } of await cache.keys()) if (!wanted.has(new URL(url).pathname)) await cache.delete(url);
}

/** The files a kept page needs to be more than its text. */
async function keepFilesOf(page: Response): Promise<void> {
  if (page.status === 200) await keepFiles(filesIn(await page.clone().text()));
}
