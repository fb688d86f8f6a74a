import { useOnDemand } from '#web/lib/on-demand.tsx';
import { closePopup, popups } from '#web/lib/popups.ts';
import { useStore } from '#web/lib/store.ts';

const POPUP = { load: () => import('./popup-drawing.tsx') };

/** Draws the popup of the store, when there is one. */
export function PopupHost() {
  const popup = useStore(popups);
  const Drawing = useOnDemand(POPUP, popup !== null, closePopup);
  return Drawing && popup && <Drawing popup={popup} />;
}
