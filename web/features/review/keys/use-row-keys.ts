import { stepTo } from './desk-keys.ts';
import { useDeskKeys } from './use-desk-keys.ts';

const LINKS = 'a[data-row-link]';

/** Keys of a list in which nothing is decided: j and k walk through the rows; Enter is the link's own (UX rule 37). */
export function useRowKeys(): void {
  const walk = (by: 1 | -1) => () => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(LINKS)];
    const current = document.activeElement?.closest('tr')?.querySelector<HTMLAnchorElement>(LINKS);
    const link = links[stepTo(current ? links.indexOf(current) : -1, links.length, by)];
    if (!link) return false;
    link.focus();
    link.scrollIntoView({ block: 'nearest' });
  };
  useDeskKeys({ next: walk(1), previous: walk(-1) });
}
