import { useEffect, useLayoutEffect } from 'react';

/**
 * Says when it is time to save although no field was left: the page is hidden, closed or left by a link or the back
 * button; and when there is a line again.
 */
export function useLastWords(note: () => void, online: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; both read what they need when they are called
  useEffect(() => {
    const hidden = () => {
      if (document.visibilityState === 'hidden') note();
    };
    window.addEventListener('online', online);
    window.addEventListener('pagehide', note);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('online', online);
      window.removeEventListener('pagehide', note);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, []);
  // On leaving within the site: the clean-up of a layout effect still finds the form on the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as above
  useLayoutEffect(() => note, []);
}
