import CircleAlert from 'lucide-react/icons/circle-alert';
import { useSyncExternalStore } from 'react';
import { Icon } from './icon.tsx';

function subscribe(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

export interface OfflineBannerProps {
  /** "You are offline" */
  text: string;
  /** What still works. */
  detail?: string;
}

/** A line above the bar while the browser has no connection; announced when it comes. */
export function OfflineBanner({ text, detail }: OfflineBannerProps) {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return <div role="status">{!online && <OfflineLine text={text} detail={detail} />}</div>;
}

/** The line itself. */
export function OfflineLine({ text, detail }: OfflineBannerProps) {
  return (
    <p className="offline">
      <Icon of={CircleAlert} />
      <b>{text}</b>
      {detail && <span>{detail}</span>}
    </p>
  );
}
