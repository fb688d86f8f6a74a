import { useNavigate } from 'react-router';
import { currentLink, useRowKeys } from '../../desk/keys/use-row-keys.ts';

/** Keys of the queue: those of every list, and a and r open a request with a decision chosen. */
export function useQueueKeys(toggle: (id: string) => void): void {
  const navigate = useNavigate();
  const open = (mode: 'approve' | 'return') => () => {
    const link = currentLink();
    if (!link) return false;
    const url = new URL(link.href);
    url.searchParams.set('mode', mode);
    void navigate(url.pathname + url.search);
  };
  useRowKeys(toggle, { approve: open('approve'), return: open('return') });
}
