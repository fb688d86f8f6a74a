import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { onScroll, scrollState } from '#web/features/shell/scroll-store.ts';

/**
 * Makes a `<details>` in the bar behave like a menu: Escape, a click elsewhere, focus that leaves, a chosen link, and
 * scrolling on close it. Without a script it still opens and closes by its summary, and what was opened before the page was
 * awake stays open then.
 */
export function useDisclosure(details: RefObject<HTMLDetailsElement | null>): void {
  const { key } = useLocation();
  const seen = useRef(key);

  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    if (details.current) details.current.open = false;
  }, [details, key]);

  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const close = () => {
      element.open = false;
    };
    const outside = (event: Event) => {
      if (element.open && !element.contains(event.target as Node)) close();
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return;
      if (element.contains(document.activeElement)) element.querySelector('summary')?.focus();
      close();
    };
    let heading = scrollState().direction;
    const unscroll = onScroll(() => {
      const { direction } = scrollState();
      if (element.open && direction !== heading) close();
      heading = direction;
    });
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', onEscape);
    return () => {
      unscroll();
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', onEscape);
    };
  }, [details]);
}
