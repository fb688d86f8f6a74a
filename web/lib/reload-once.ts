import { inTab, isRefused, type KeepsText, keep, readKept } from './device-storage.ts';

/** Why the page reloads itself: a dead session, a file of an older release that is gone, scripts that broke it. */
export type ReloadReason = 'session' | 'chunk' | 'scripts';

const keyOf = (reason: ReloadReason) => `phum:reloaded-${reason}`;

/**
 * Reloads the page unless it has already done so for this reason; false when it must not do it again.
 * `allowReload` opens the way once things work again.
 */
export function reloadOnce(
  reason: ReloadReason,
  reload: () => void = () => window.location.reload(),
  storage: () => KeepsText = inTab,
): boolean {
  const key = keyOf(reason);
  if (readKept(storage, key) !== null) return false;
  keep(storage, key, '1');
  // A browser that keeps nothing cannot remember having reloaded: better not at all than for ever.
  if (isRefused()) return false;
  reload();
  return true;
}

/** Things work: the next fault of this kind may reload the page again. */
export function allowReload(reason: ReloadReason, storage: () => KeepsText = inTab): void {
  keep(storage, keyOf(reason), null);
}

/** A part that the line lost is asked for again, twice, after so long. */
const AGAIN_MS = 2_000;

async function askAgain<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await load();
    } catch (error) {
      if (tries === 2) throw error;
      await new Promise((go) => setTimeout(go, AGAIN_MS));
    }
  }
}

/** Whether the server has the file no more that a part was to come from. A browser that does not say which is believed. */
const isGone = async (error: unknown) => {
  const file = /https?:\S+/.exec(String(error));
  return file ? (await fetch(file[0], { method: 'HEAD' })).status === 404 : navigator.onLine;
};

/**
 * Loads a part of the build when it is wanted, and asks again for one that the line lost; one of an older release that is gone
 * reloads the page once.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  if (import.meta.env.SSR) return load();
  try {
    const part = await askAgain(load);
    allowReload('chunk');
    return part;
  } catch (error) {
    // Whoever cannot ask has no line, and hears of that.
    if ((await isGone(error)) && reloadOnce('chunk')) return new Promise<never>(() => {});
    throw error;
  }
}
