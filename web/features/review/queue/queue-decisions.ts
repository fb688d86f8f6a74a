import { useNavigate } from 'react-router';
import { currentLink } from '../../desk/keys/use-row-keys.ts';

/** Keys of the queue besides those of every list: a and r open a request with a decision chosen. */
export function useQueueDecisions() {
  const navigate = useNavigate();
  const open = (mode: 'approve' | 'return') => () => {
    const link = currentLink();
    if (!link) return false;
    const url = new URL(link.href);
    url.searchParams.set('mode', mode);
    void navigate(url.pathname + url.search);
  };
  return { approve: open('approve'), return: open('return') };
}
