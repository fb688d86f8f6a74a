import { useNavigate } from 'react-router';
import { stepTo } from '../keys/desk-keys.ts';
import { useDeskKeys } from '../keys/use-desk-keys.ts';

const LINKS = 'a[data-row-link]';

const rowLinks = () => [...document.querySelectorAll<HTMLAnchorElement>(LINKS)];

/** The link of the row that has the focus, wherever in the row it is. */
const currentLink = (): HTMLAnchorElement | null =>
  document.activeElement?.closest('tr')?.querySelector<HTMLAnchorElement>(LINKS) ?? null;

/** Keys of the queue: j and k walk through the rows, x ticks, a and r open with a decision chosen; Enter is the link's. */
export function useQueueKeys(toggle: (id: string) => void): void {
  const navigate = useNavigate();
  const walk = (by: 1 | -1) => () => {
    const links = rowLinks();
    const current = currentLink();
    const link = links[stepTo(current ? links.indexOf(current) : -1, links.length, by)];
    if (!link) return false;
    link.focus();
    link.scrollIntoView({ block: 'nearest' });
  };
  const open = (mode: 'approve' | 'return') => () => {
    const link = currentLink();
    if (!link) return false;
    const url = new URL(link.href);
    url.searchParams.set('mode', mode);
    void navigate(url.pathname + url.search);
  };
  useDeskKeys({
    next: walk(1),
    previous: walk(-1),
    approve: open('approve'),
    return: open('return'),
    select: () => {
      const box = currentLink()?.closest('tr')?.querySelector<HTMLInputElement>('input[name="id"]');
      if (!box) return false;
      toggle(box.value);
    },
  });
}
