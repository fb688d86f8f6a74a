import { type RefObject, useEffect } from 'react';

/** What stays between the field and the edge of the window, and between the last message and the bar. */
const AIR = 16;

/**
 * A conversation opens where one goes on: the field where one writes is in sight, as far as the beginning of the last
 * message stays so. Nothing moves where both are seen anyway, or where the address names another place.
 */
export function useOpenAtEnd(
  thread: string,
  last: RefObject<Element | null>,
  field: RefObject<Element | null>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each conversation
  useEffect(() => {
    if (!last.current || !field.current || location.hash) return;
    const bar = document.querySelector('header.bar')?.getBoundingClientRect().height ?? 0;
    const missing = field.current.getBoundingClientRect().bottom + AIR - window.innerHeight;
    const spare = last.current.getBoundingClientRect().top - bar - AIR;
    const by = Math.min(missing, spare);
    if (by > 0) window.scrollBy({ top: by, behavior: 'instant' });
  }, [thread]);
}
