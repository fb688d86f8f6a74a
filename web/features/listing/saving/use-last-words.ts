import { useEffect, useLayoutEffect } from 'react';

/** A browser may be ended by its device at any moment: so long after a letter all that was typed is kept. */
const TYPED_MS = 400;

interface LastWords {
  /** Saves what the form says. */
  note(): void;
  /** Keeps what the form says on this device. */
  hold(): void;
  /** There is a line again. */
  online(): void;
}

/**
 * Says when it is time to keep what a form says although no field was left: somebody stopped typing for a moment; the page
 * is hidden, closed or left by a link or the back button; and when there is a line again.
 */
export function useLastWords({ note, hold, online }: LastWords): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; all read what they need when they are called
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined;
    const typed = () => {
      clearTimeout(pause);
      pause = setTimeout(hold, TYPED_MS);
    };
    const hidden = () => {
      if (document.visibilityState === 'hidden') note();
    };
    document.addEventListener('input', typed);
    window.addEventListener('online', online);
    window.addEventListener('pagehide', note);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      clearTimeout(pause);
      document.removeEventListener('input', typed);
      window.removeEventListener('online', online);
      window.removeEventListener('pagehide', note);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, []);
  // On leaving within the site: the clean-up of a layout effect still finds the form on the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as above
  useLayoutEffect(() => note, []);
}
