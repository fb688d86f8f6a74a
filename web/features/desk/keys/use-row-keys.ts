import { stepTo } from './desk-keys.ts';
import { type DeskKeyHandlers, useDeskKeys } from './use-desk-keys.ts';

const LINKS = 'a[data-row-link]';

/** Puts the cursor into the search of the list. */
function toSearch() {
  const box = document.querySelector<HTMLInputElement>('.desk-find input[type="search"]');
  if (!box) return false;
  box.focus();
  box.select();
}

/** The link of the row that has the focus, wherever in the row it is. */
export const currentLink = (): HTMLAnchorElement | null =>
  document.activeElement?.closest('tr')?.querySelector<HTMLAnchorElement>(LINKS) ?? null;

/**
 * Keys of a list: j and k walk through the rows, Enter is the link's own, / goes to its search. Where rows can be ticked,
 * x does so; `more` are the keys of decisions.
 */
export function useRowKeys(toggle?: (id: string) => unknown, more: DeskKeyHandlers = {}): void {
  const walk = (by: 1 | -1) => () => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(LINKS)];
    const current = currentLink();
    const link = links[stepTo(current ? links.indexOf(current) : -1, links.length, by)];
    if (!link) return false;
    link.focus();
    link.scrollIntoView({ block: 'nearest' });
  };
  const select = () => {
    const box = currentLink()?.closest('tr')?.querySelector<HTMLInputElement>('input[name="id"]');
    if (!box || !toggle) return false;
    toggle(box.value);
  };
  useDeskKeys({ next: walk(1), previous: walk(-1), select, search: toSearch, ...more });
}
