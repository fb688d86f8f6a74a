import { type RefObject, useEffect } from 'react';

/** Closes open details on Escape, on a click elsewhere and when the focus leaves; Escape returns the focus. */
export function useClosing(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const elsewhere = (event: Event) => {
      if (element.open && !element.contains(event.target as Node)) element.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return;
      if (element.contains(document.activeElement)) element.querySelector('summary')?.focus();
      element.open = false;
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
      document.removeEventListener('keydown', onKey);
    };
  }, [details]);
}
