import ArrowUp from 'lucide-react/icons/arrow-up';
import { useSyncExternalStore } from 'react';
import { SCROLL_TO_TOP_PX } from '#shared/constants.ts';
import { Icon } from './icon.tsx';

function subscribe(changed: () => void) {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

/**
 * Back to the top, from 70 px of scroll on. Place it right before the footer: it stays in the
 * corner of the window and stops above the footer.
 * Where no script will run it is always there; a page that waits for its scripts does not show it over what stands below.
 */
export function ScrollToTop({ label, targetId = 'top' }: { label: string; targetId?: string }) {
  const atTop = useSyncExternalStore(
    subscribe,
    () => window.scrollY <= SCROLL_TO_TOP_PX,
    () => true,
  );
  return (
    <nav className="wrap to-top" aria-label={label} data-at-top={atTop || undefined}>
      <a href={`#${targetId}`} aria-label={label} title={label}>
        <Icon of={ArrowUp} />
      </a>
    </nav>
  );
}
