import { copyAndShare } from '#web/features/shell/copy-and-share.ts';
import { PATIENCE_MS } from '#web/lib/scripts-awake.ts';
import { ASLEEP } from '#web/worker/kept-note.ts';
import { fetchHydrationData } from './fetch-hydration-data.ts';
import { holdPresses } from './hold-presses.ts';
import { isUse, isWantedAtOnce, SIGNS } from './signs-of-use.ts';
import { tendPage } from './tend-page.ts';

let isUsed = false;

/** What the page is woken by comes beside its scripts, unless the page bears it itself. */
const begin = (data: readonly string[]) => ({
  filled: data.length > 0 ? fetchHydrationData(data) : Promise.resolve(),
});

/**
 * Resolves when the page is to be awake, with the coming of its `data`: at once where it has something to do by itself, else
 * when somebody begins to use it. Until then it is the server's page, its scripts are not fetched, and what is for those without any is not shown
 * (web/lib/script-floor.ts). A copy of this device without what wakes it stays so. A file of its own (tools/build/separate-script.ts).
 */
export async function untilUsed(data: readonly string[]): Promise<{ filled: Promise<void> }> {
  copyAndShare();
  const page = document.documentElement;
  if (page.dataset.kept === ASLEEP) {
    page.removeAttribute('data-scripts');
    await new Promise(() => {});
  }
  // Asked again where a file was lost on the way.
  if (isUsed || isWantedAtOnce()) return begin(data);
  isUsed = true;
  page.dataset.scripts = 'on-use';
  await new Promise<void>((go) => {
    const wake = () => {
      for (const sign of SIGNS) removeEventListener(sign, note, true);
      go();
    };
    const note = (event: Event) => isUse(event) && wake();
    holdPresses(wake);
    for (const sign of SIGNS) addEventListener(sign, note, { capture: true, passive: true });
    tendPage(wake);
  });
  // Not empty: the wait that began with the page (web/lib/script-floor.ts) is not this one.
  page.dataset.scripts = 'used';
  setTimeout(() => page.dataset.scripts === 'used' && page.removeAttribute('data-scripts'), PATIENCE_MS);
  return begin(data);
}
