import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { closeOverlay, overlays } from '#web/lib/overlays.ts';
import { useStore } from '#web/lib/store.ts';

/** Chromium tells of a phone's back gesture through it; TypeScript does not know it yet. */
declare const CloseWatcher: new () => { onclose: (() => void) | null; destroy: () => void };

/** The browser's Back closes what lies over the page and stays on the page. */
export function CloseOnBack() {
  // Only while something is open: the router warns of jumps within the page (#main, #top) as long as anything may block.
  return useStore(overlays) !== null && <Blocking />;
}

function Blocking() {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP');

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    closeOverlay();
    blocker.reset();
  }, [blocker]);

  // The back gesture of phones also where no page of the site lies behind.
  useEffect(() => {
    if (!('CloseWatcher' in window)) return;
    const watcher = new CloseWatcher();
    watcher.onclose = closeOverlay;
    return () => watcher.destroy();
  }, []);

  return null;
}
