import { type ComponentType, useEffect, useState } from 'react';
import { type Connection, mayPrefetch } from './prefetch-rule.ts';

/** What fetches pages before they are asked for; itself fetched where the line allows that. Without it links work as well. */
export function EarlyPages() {
  const [Prefetcher, setPrefetcher] = useState<ComponentType | null>(null);
  useEffect(() => {
    const { connection } = navigator as { connection?: Connection };
    if (!mayPrefetch(connection)) return;
    import('./link-prefetcher.tsx').then(
      ({ LinkPrefetcher }) => setPrefetcher(() => LinkPrefetcher),
      Boolean,
    );
  }, []);
  return Prefetcher && <Prefetcher />;
}
