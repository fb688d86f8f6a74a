import { useEffect, useRef } from 'react';

/** Steps of the arrow keys in days. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const MOST_STEPS = 6;

/**
 * The keys of a month inside an element: arrows lead from day to day (empty days are passed over), Home and End to the
 * first and last day with events, Page Up and Page Down to the month before and after. It listens to the element, so that
 * it serves a server-drawn part too; the focus stays in the calendar when the month changes.
 */
export function useCalendarKeys<E extends HTMLElement>(ref: React.RefObject<E | null>): void {
  /** The month that a key has just turned away from. */
  const turned = useRef<string | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const press = (event: KeyboardEvent) => {
      const month = (event.target as Element).closest<HTMLElement>('[data-month]');
      if (!month || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const days = [...month.querySelectorAll<HTMLAnchorElement>('a[data-day]')];
      const next = nextDay(days, event);
      if (next) {
        event.preventDefault();
        next.focus();
        return;
      }
      const turn = event.key === 'PageUp' ? 'before' : event.key === 'PageDown' ? 'after' : null;
      const link = turn && month.querySelector<HTMLAnchorElement>(`a[data-turn="${turn}"]`);
      if (!link) return;
      event.preventDefault();
      turned.current = month.dataset.month ?? null;
      link.click();
    };
    // The month that follows takes the focus on its first day with events.
    const observer = new MutationObserver(() => {
      const month = element.querySelector<HTMLElement>('[data-month]');
      if (turned.current === null || !month || month.dataset.month === turned.current) return;
      turned.current = null;
      const day = month.querySelector<HTMLAnchorElement>('a[data-day]');
      (day ?? month.querySelector<HTMLAnchorElement>('a[data-turn]'))?.focus();
    });
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['data-month'] });
    element.addEventListener('keydown', press);
    return () => {
      observer.disconnect();
      element.removeEventListener('keydown', press);
    };
  }, [ref]);
}

function nextDay(days: readonly HTMLAnchorElement[], event: KeyboardEvent): HTMLAnchorElement | undefined {
  if (event.key === 'Home') return days[0];
  if (event.key === 'End') return days.at(-1);
  const step = STEPS[event.key];
  const from = (event.target as HTMLElement).dataset.day;
  if (!step || !from) return undefined;
  for (let i = 1; i <= MOST_STEPS * 7; i += 1) {
    const day = new Date(Date.parse(from) + step * i * 86_400_000).toISOString().slice(0, 10);
    const found = days.find((one) => one.dataset.day === day);
    if (found) return found;
  }
  return undefined;
}
