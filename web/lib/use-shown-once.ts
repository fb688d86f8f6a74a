import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Takes out of the address bar what a page says once (`?done=`): reloaded, kept or sent to somebody else, it does not say
 * so again. The page on the screen keeps it, so that nothing disappears while it is read.
 */
export function useShownOnce(name = 'done'): void {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const params = new URLSearchParams(search);
    if (!params.has(name)) return;
    params.delete(name);
    const rest = params.toString().replace(/^(?=.)/, '?');
    window.history.replaceState(window.history.state, '', pathname + rest + hash);
  }, [name, pathname, search, hash]);
}
