import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const EVERY_MS = 1_500;

/** Reads the page again while something goes on by itself and somebody looks. */
export function useGoesOn(isAtWork: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isAtWork) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && navigator.onLine) void revalidate();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isAtWork, revalidate]);
}
