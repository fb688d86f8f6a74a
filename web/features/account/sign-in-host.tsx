import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { IDENTITY_RETURN_PATH, LOGIN_ACTION } from '#shared/constants.ts';
import { takeAskedPath } from '#web/lib/asked-path.ts';
import { closeOverlay, openSignIn, openSignInFor, overlays } from '#web/lib/overlays.ts';
import { loadPart } from '#web/lib/reload-once.ts';
import { withoutSignIn } from '#web/lib/sign-in-paths.ts';
import { useStore } from '#web/lib/store.ts';

const SignInDialog = lazy(() => loadPart(() => import('./sign-in-dialog.tsx')));

/** Pages on which one signs in or gets an account anyway. */
const SIGNS_IN = new RegExp(`^(${IDENTITY_RETURN_PATH}|/account/|/desk/sign-in)`);

/**
 * Opens the sign-in dialog: by `openSignIn()`, by `?action=login` in any address, and when the browser came with
 * a session that is over.
 */
export function SignInHost({ sessionEnded }: { sessionEnded: boolean }) {
  const location = useLocation();
  const overlay = useStore(overlays);
  const asked = overlay?.kind === 'sign-in' ? overlay : null;
  const inAddress = new URLSearchParams(location.search).get('action') === LOGIN_ACTION;
  const [dismissed, setDismissed] = useState<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: at the start of a page, not on every way within the site
  useEffect(() => {
    const path = takeAskedPath();
    if (SIGNS_IN.test(location.pathname)) return;
    if (path !== null) openSignInFor(path);
    else if (sessionEnded && !inAddress) openSignIn();
  }, [sessionEnded]);

  if (!asked && !(inAddress && dismissed !== location.key)) return null;
  const close = () => {
    closeOverlay();
    setDismissed(location.key);
    if (inAddress) {
      const { pathname, search, hash } = window.location;
      window.history.replaceState(window.history.state, '', withoutSignIn({ pathname, search }) + hash);
    }
  };
  return (
    <Suspense fallback={null}>
      <SignInDialog onClose={close} back={asked?.back} />
    </Suspense>
  );
}
