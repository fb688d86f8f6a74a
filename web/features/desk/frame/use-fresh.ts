import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { fetchApi } from '#web/lib/fetch-api.ts';

const EVERY_MS = 30_000;

/**
 * Asks the API every half minute, and when one comes back to the page, whether what it shows has changed; only then the
 * page is read again, so that one sees who else is at work. A lost line is silent: nothing on the page,
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
      // It renews a session that ran out, and asks to sign in over the page where it was ended.
      const answer = await fetchApi({ method: 'GET', path, background: true });
      if (!left && answer.ok && sign.current(answer.value as T) !== known.current) return revalidate();
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
