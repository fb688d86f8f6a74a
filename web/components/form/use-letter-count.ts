import { useEffect, useState } from 'react';
import { COUNTER_FROM } from '#shared/constants.ts';
import { graphemeLength } from '#shared/khmer/clusters.ts';
import { useHydrated } from '../ui/hydrated.ts';

const QUIET_MS = 1000;

export interface LetterCount {
  /** Letters used, a Khmer cluster counting as one; null while the counter need not show. */
  used: number | null;
  /** The same after a second of quiet, for screen readers. */
  spoken: number | null;
  typed: (text: string) => void;
}

/** Counts the letters of a bounded text from 75 % on. Browser only: engines may cut clusters differently. */
export function useLetterCount(initial: string, max: number | undefined): LetterCount {
  const hydrated = useHydrated();
  const [text, setText] = useState(initial);
  const [spoken, setSpoken] = useState<number | null>(null);
  // Length in code units is never below length in letters: short texts are not segmented at all.
  const worthCounting = hydrated && max !== undefined && text.length >= max * COUNTER_FROM;
  const count = worthCounting ? graphemeLength(text.trim()) : 0;
  const used = max !== undefined && worthCounting && count >= max * COUNTER_FROM ? count : null;
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(used), QUIET_MS);
    return () => clearTimeout(timer);
  }, [used]);
  return { used, spoken, typed: setText };
}
