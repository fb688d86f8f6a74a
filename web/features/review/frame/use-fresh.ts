import { useEffect } from 'react';
import { useNavigation, useRevalidator } from 'react-router';

const EVERY_MS = 30_000;

/**
 * Reads the page's data again every half minute and when one comes back to it, so that one sees who else is at work
 * (UX rule 32). Not while the page is hidden, loading, or offline.
 */
export function useFresh(): void {
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  const idle = state === 'idle' && navigation.state === 'idle';
  useEffect(() => {
    if (!idle) return;
    const refresh = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) void revalidate();
    };
    const timer = setTimeout(refresh, EVERY_MS);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [idle, revalidate]);
}
