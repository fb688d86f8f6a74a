/** When the scripts of a route's pages are fetched: by themselves, or when somebody begins to use the page. */
export interface HydrationHandle {
  hydrates: 'on-use';
}

/**
 * For pages that are read and followed, and forms that work by plain posts: all that they show is the server's, so that on a
 * phone nobody waits for 110 KB of scripts that nobody uses (ADR 4). What they have to do by themselves says so where it
 * stands (web/starter/signs-of-use.ts). `export const handle = { ...withTexts('home'), ...HYDRATES_ON_USE }`
 */
export const HYDRATES_ON_USE: HydrationHandle = { hydrates: 'on-use' };

/** Whether the page of these routes waits to be used. */
export const hydratesOnUse = (handles: readonly unknown[]): boolean =>
  handles.some((handle) => (handle as Partial<HydrationHandle> | undefined)?.hydrates === 'on-use');
