import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Tends the sheet of filters while the address asks for it, whoever drew it. */
export function useSheet(): void {
  const isOpen = new URLSearchParams(useLocation().search).get('filters') === 'open';
  useEffect(() => {
    if (!isOpen) return;
    const tended = import('./tend-sheet.ts').then(({ tendSheet }) => tendSheet());
    return () => void tended.then((end) => end());
  }, [isOpen]);
}
