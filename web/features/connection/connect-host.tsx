import { type ComponentType, useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { without, withParam } from '#web/features/shell/addresses.ts';
import { useViewer } from '#web/features/shell/shell-data.ts';
import { openSignInFor } from '#web/lib/overlays.ts';
import { showError } from '#web/lib/popups.ts';
import { bareProblem, problemTexts } from '#web/lib/read-problem.ts';
import { loadPart } from '#web/lib/reload-once.ts';
import { ensureTexts, useT } from '#web/lib/texts.tsx';
import type { ConnectDialog } from './connect-dialog.tsx';
import type { ConnectionSubject } from './use-connection.ts';

/** In an address: the dialog opens with the page, for whoever signed in to connect. */
const ACTION = 'connect';
type Shown = ComponentType<Parameters<typeof ConnectDialog>[0]>;

/**
 * Opens the dialog to connect over the page of somebody. The links to it, marked `data-connect`, may stand in still
 * parts; without a script they lead to the page that asks. Visitors sign in first and come back to the dialog.
 */
export function ConnectHost(subject: ConnectionSubject) {
  const t = useT();
  const viewer = useViewer();
  const location = useLocation();
  const { revalidate } = useRevalidator();
  const [Dialog, setDialog] = useState<Shown | null>(null);
  const signedIn = viewer !== null;
  const asked = new URLSearchParams(location.search).get('action') === ACTION;

  // biome-ignore lint/correctness/useExhaustiveDependencies: at the start, and when somebody is signed in
  useEffect(() => {
    const open = () =>
      Promise.all([
        loadPart(() => import('./connect-dialog.tsx').then((file) => file.ConnectDialog)),
        ensureTexts(t.language, ['connection']),
      ]).then(
        ([part]) => setDialog(() => part),
        () => showError({ ...problemTexts(t, bareProblem(0)), status: 0 }),
      );
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[data-connect]');
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      if (signedIn) void open();
      else openSignInFor(withParam('action', ACTION, window.location));
    };
    if (asked && signedIn) void open();
    document.addEventListener('click', click, true);
    return () => document.removeEventListener('click', click, true);
  }, [signedIn]);

  if (!Dialog) return null;
  const close = () => {
    setDialog(null);
    const { pathname, search, hash } = window.location;
    if (asked) history.replaceState(history.state, '', without('action', { pathname, search }) + hash);
    void revalidate().then(() => refocus());
  };
  return <Dialog subject={subject} onClose={close} />;
}

const TURNS = 30;
const TURN_MS = 60;

/** What the page says of the connection is drawn anew, perhaps by a server-drawn part a moment later: the focus finds its place again. */
function refocus(turns = TURNS): void {
  if (document.activeElement === document.body) {
    document.querySelector<HTMLElement>('a[data-connect], .connect-box :is(a, button)')?.focus();
  }
  if (turns > 0) setTimeout(refocus, TURN_MS, turns - 1);
}
