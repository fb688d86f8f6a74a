import { useEffect, useState } from 'react';

/** Whole seconds left until a moment, 0 when it has passed. */
export function secondsLeft(until: string, now: number): number {
  return Math.max(0, Math.ceil((new Date(until).getTime() - now) / 1000));
}

/**
 * Counts down to a moment. `now` is the server's clock when it made the page: the browser's own may be wrong, so only
 * the time since then is measured with it.
 */
export function useSecondsLeft(until: string, now: string): number {
  const [left, setLeft] = useState(() => secondsLeft(until, Date.parse(now)));
  useEffect(() => {
    const began = performance.now();
    const read = () => secondsLeft(until, Date.parse(now) + performance.now() - began);
    setLeft(read());
    const timer = setInterval(() => {
      const seconds = read();
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [until, now]);
  return left;
}
