import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

const EVERY_MS = 30_000;

/**
 * Asks the API every half minute, and when one comes back to the page, whether what it shows has changed; only then the
 * page is read again, so that one sees who else is at work (UX rule 32). A lost line is silent: nothing on the page,
 * least of all what is being typed, may suffer from it.
 */
export function useFresh<T>(path: string, shown: T, signatureOf: (value: T) => string): void {
  const { revalidate } = useRevalidator();
  const known = useRef('');
  known.current = signatureOf(shown);
  const sign = useRef(signatureOf);
  sign.current = signatureOf;
  useEffect(() => {
    let left = false;
    const look = async () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return;
      const language = document.documentElement.lang;
      const response = await fetch(path, { headers: { 'Accept-Language': language } }).catch(() => null);
      if (left || !response) return;
      // The page itself renews a session that ran out.
      if (response.status === 401) return revalidate();
      if (!response.ok) return;
      const value = (await response.json().catch(() => null)) as T | null;
      if (!left && value && sign.current(value) !== known.current) return revalidate();
    };
    const timer = setInterval(() => void look(), EVERY_MS);
    const onReturn = () => void look();
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      left = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [path, revalidate]);
}
