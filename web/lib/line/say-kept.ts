import { KEPT_HEADER, KEPT_NOTE } from '#web/worker/kept-note.ts';

type Router = { state: { navigation: { location?: Location }; location: Location } };

/** The page to which data belong, as the router asks for them. */
const pageOf = ({ pathname }: URL) => pathname.replace(/(\/_root)?\.data$/, '') || '/';

/**
 * Says in the first line of a page whose data are a copy of this device that they are, and of when; of a page that came over
 * the line that is said no more.
 */
export function sayKept(address: URL, { headers }: Response): void {
  const { __reactRouterDataRouter: router } = window as { __reactRouterDataRouter?: Router };
  const shown = router?.state.navigation.location ?? router?.state.location;
  if (shown && shown.pathname !== pageOf(address)) return;
  document.querySelector(`[${KEPT_NOTE}]`)?.remove();
  const words = headers.get(KEPT_HEADER);
  if (!words) return;
  const line = Object.assign(document.createElement('p'), {
    className: 'offline',
    textContent: decodeURIComponent(words),
  });
  line.setAttribute('role', 'status');
  line.setAttribute(KEPT_NOTE, '');
  document.body.prepend(line);
}
