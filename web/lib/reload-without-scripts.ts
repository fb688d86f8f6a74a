import { inTab, keep } from './device-storage.ts';
import { reloadOnce } from './reload-once.ts';
import { PLAIN_KEY } from './scripts-awake.ts';

/** The page is asked for once more, as the server makes it, and its scripts stay off in this tab. */
export function reloadWithoutScripts(): void {
  keep(inTab, PLAIN_KEY, window.location.pathname);
  reloadOnce('scripts');
}

/** Scripts never make a working page worse: a fault after which nothing of it is left brings it back without them. */
export function watchForRuins(): void {
  const look = () => void setTimeout(() => document.querySelector('main') ?? reloadWithoutScripts());
  window.addEventListener('error', look);
  window.addEventListener('unhandledrejection', look);
}
