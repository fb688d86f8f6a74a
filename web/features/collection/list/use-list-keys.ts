import { stepTo } from '../../desk/keys/desk-keys.ts';
import { useDeskKeys } from '../../desk/keys/use-desk-keys.ts';

const LINKS = 'a[data-row-link]';

/** The link of the row that has the focus, wherever in the row it is. */
const currentLink = (): HTMLAnchorElement | null =>
  document.activeElement?.closest('tr')?.querySelector<HTMLAnchorElement>(LINKS) ?? null;

/** Keys of a list: j and k walk through the rows, x ticks; Enter is the link's. */
export function useListKeys(toggle: (id: string) => void): void {
  const walk = (by: 1 | -1) => () => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(LINKS)];
    const current = currentLink();
    const link = links[stepTo(current ? links.indexOf(current) : -1, links.length, by)];
    if (!link) return false;
    link.focus();
    link.scrollIntoView({ block: 'nearest' });
  };
  useDeskKeys({
    next: walk(1),
    previous: walk(-1),
    select: () => {
      const box = currentLink()?.closest('tr')?.querySelector<HTMLInputElement>('input[name="id"]');
      if (!box) return false;
      toggle(box.value);
    },
  });
}
