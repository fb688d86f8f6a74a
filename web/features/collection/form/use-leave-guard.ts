import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { ask } from '#web/lib/popups.ts';
import { useT } from '#web/lib/texts.tsx';

/**
 * Asks before one leaves a form with changes that are not saved. They stay on the device, so the question is calm; while
 * a call is under way nothing is asked, since the page may have to load again to sign in.
 */
export function useLeaveGuard(isChanged: () => boolean, busy: boolean): void {
  const t = useT();
  const current = useRef({ isChanged, busy });
  useEffect(() => {
    current.current = { isChanged, busy };
  });
  const isOpen = () => !current.current.busy && current.current.isChanged();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isOpen(),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt to leave
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void ask({
      title: t('collection:leave.title'),
      text: t('collection:leave.text'),
      confirm: t('collection:leave.go'),
      cancel: t('collection:leave.stay'),
      calm: true,
    }).then((yes) => (yes ? blocker.proceed() : blocker.reset()));
  }, [blocker.state]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads what is current
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (isOpen()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, []);
}
