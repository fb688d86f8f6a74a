import { useEffect, useRef } from 'react';
import { useNavigation, useRevalidator } from 'react-router';

/**
 * Reads the page again, once, when the window is told of something else than the page was drawn with; `null` is nothing. Not
 * while it is being read anyway: what is under way would be given up for it.
 */
export function useReadAgain<T extends string | number>(told: T | null, drawn: T | null): void {
  const { revalidate, state } = useRevalidator();
  const isIdle = useNavigation().state === 'idle' && state === 'idle';
  const asked = useRef<T | null>(null);
  useEffect(() => {
    if (told === null || told === drawn) asked.current = null;
    else if (isIdle && asked.current !== told) {
      asked.current = told;
      void revalidate();
    }
  }, [told, drawn, isIdle, revalidate]);
}
