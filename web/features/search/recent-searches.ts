import { RECENT_SEARCHES } from '#shared/constants.ts';
import { type KeepsText, keep, onDevice, readKept } from '#web/lib/device-storage.ts';

const KEY = 'phum:searches';

/** The last searches on this device, newest first; whatever else stands there is ignored. */
export function recentSearches(storage: () => KeepsText = onDevice): string[] {
  try {
    const kept: unknown = JSON.parse(readKept(storage, KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept
      .filter((one): one is string => typeof one === 'string' && one !== '')
      .slice(0, RECENT_SEARCHES);
  } catch {
    return [];
  }
}

/** Keeps a search as the newest of five; a longer form of the newest replaces it. */
export function keepSearch(term: string, storage: () => KeepsText = onDevice): void {
  const typed = term.trim();
  if (typed === '') return;
  const others = recentSearches(storage).filter((one) => one !== typed);
  if (others[0] && typed.startsWith(others[0])) others.shift();
  keep(storage, KEY, JSON.stringify([typed, ...others].slice(0, RECENT_SEARCHES)));
}

export function clearSearches(storage: () => KeepsText = onDevice): void {
  keep(storage, KEY, null);
}
