import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSheet } from '#web/components/layout/use-sheet.ts';
import { takeEarlyChange } from '#web/lib/early-change.ts';
import { withQuery } from '#web/lib/with-query.ts';

type Tidy = (query: URLSearchParams) => URLSearchParams;
const asTheyAre: Tidy = (query) => query;

/**
 * Sends the forms marked `data-apply` inside an element as soon as something in them changes, without loading a document.
 * It listens to the element, so that it serves forms of server-drawn parts too. What had the focus, and which groups were
 * unfolded, is so again on the page that follows. `tidy` writes the query as the links of the list do.
 */
export function useListForms<E extends HTMLElement>(tidy = asTheyAre) {
  const ref = useRef<E>(null);
  const navigate = useNavigate();
  const { search } = useLocation();
  const kept = useRef<Kept | null>(null);
  useSheet();

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const apply = (event: Event) => {
      // Heard in time.
      takeEarlyChange();
      const form = (event.target as Element).closest('form');
      if (!form || form.dataset.apply === undefined || event.defaultPrevented) return;
      if (event.type === 'submit') event.preventDefault();
      else if (!isWhole(event.target as HTMLInputElement)) return;
      kept.current = keep(element);
      void navigate(addressOf(form, tidy), { preventScrollReset: true });
    };
    element.addEventListener('change', apply);
    element.addEventListener('submit', apply);
    // What was chosen while the scripts were on their way.
    takeEarlyChange()?.dispatchEvent(new Event('change', { bubbles: true }));
    return () => {
      element.removeEventListener('change', apply);
      element.removeEventListener('submit', apply);
    };
  }, [navigate, tidy]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each new address
  useEffect(() => {
    const element = ref.current;
    if (!element || !kept.current) return;
    const before = kept.current;
    kept.current = null;
    restore(element, before);
    // A server-drawn part fetches its code first, and draws anew.
    const observer = new MutationObserver(() => restore(element, before));
    observer.observe(element, { childList: true, subtree: true });
    const end = setTimeout(() => observer.disconnect(), 1_500);
    return () => {
      clearTimeout(end);
      observer.disconnect();
    };
  }, [search]);
  return ref;
}

/** A search is sent by Enter; a date counts when its year is typed to the end. */
const isWhole = ({ type, value }: HTMLInputElement) =>
  type !== 'search' && (type !== 'date' || value === '' || /^2\d{3}-/.test(value));

interface Kept {
  focus: string | null;
  unfolded: string[];
}

/** The address a form asks for, without what is empty; an open sheet stays open. */
function addressOf(form: HTMLFormElement, tidy: Tidy): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (String(value).trim()) query.append(name, String(value));
  if (form.dataset.sheet !== undefined) query.append('filters', 'open');
  const { pathname } = new URL(form.action, window.location.href);
  return withQuery(pathname, tidy(query));
}

const selectorOf = (field: Element): string | null => {
  const { name, value, type } = field as HTMLInputElement;
  if (!name) return null;
  const own = `[name="${CSS.escape(name)}"]`;
  return type === 'checkbox' || type === 'radio' ? `${own}[value="${CSS.escape(value)}"]` : own;
};
const groups = (element: Element) =>
  [...element.querySelectorAll('details')].map((details) => ({
    details,
    name: details.dataset.fold ?? details.querySelector('summary')?.textContent ?? '',
  }));

function keep(element: Element): Kept {
  const focused = document.activeElement;
  return {
    focus: focused && element.contains(focused) ? selectorOf(focused) : null,
    unfolded: groups(element).flatMap(({ details, name }) => (details.open ? [name] : [])),
  };
}

function restore(element: Element, { focus, unfolded }: Kept): void {
  for (const { details, name } of groups(element))
    if (unfolded.includes(name) && !details.open) details.open = true;
  const lost = !document.activeElement || document.activeElement === document.body;
  if (focus && lost) element.querySelector<HTMLElement>(focus)?.focus({ preventScroll: true });
}
