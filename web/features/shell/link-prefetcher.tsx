import { use, useEffect, useState } from 'react';
import { matchRoutes, PrefetchPageLinks, UNSAFE_DataRouterContext, useLocation } from 'react-router';
import { PREFETCH_IDLE_TIMEOUT_MS } from '#shared/constants.ts';
import { fetchModules } from './fetch-modules.ts';
import { type Connection, mayPrefetch, pageToPrefetch } from './prefetch-rule.ts';

/** A pointer that only passes over a link wants nothing. */
const DWELL_MS = 100;
const MOST = 12;

const connection = () => (navigator as { connection?: Connection }).connection;

/**
 * Fetches pages before they are asked for: those of the main navigation when the browser is idle, at the latest after
 * 2 s, and any link that a pointer or the focus rests on. Nothing on slow or saved lines.
 */
export function LinkPrefetcher() {
  const location = useLocation();
  const routes = use(UNSAFE_DataRouterContext)?.router.routes ?? [];
  const [pages, setPages] = useState<readonly string[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page starts anew
  useEffect(() => {
    setPages([]);
    if (!mayPrefetch(connection())) return;
    let left = false;
    const add = async (links: Iterable<HTMLAnchorElement>) => {
      for (const link of links) {
        const page = pageToPrefetch(link, window.location);
        const matches = page && matchRoutes([...routes], page);
        if (!matches || matches.at(-1)?.route.path === '*') continue;
        if (!navigator.onLine) return;
        try {
          await fetchModules(matches.flatMap(({ route }) => route.id ?? []));
        } catch {
          return;
        }
        if (left) return;
        setPages((before) => [...new Set([...before, page])].slice(-MOST));
      }
    };
    const cancelIdle = whenIdle(
      () => void add([...document.querySelectorAll<HTMLAnchorElement>('a[data-prefetch]')].filter(isVisible)),
    );
    let resting: ReturnType<typeof setTimeout> | undefined;
    const rest = (event: Event) => {
      clearTimeout(resting);
      const link = (event.target as Element).closest?.('a');
      if (link) resting = setTimeout(() => void add([link]), DWELL_MS);
    };
    const kinds = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const kind of kinds) document.addEventListener(kind, rest, { passive: true });
    return () => {
      left = true;
      cancelIdle();
      clearTimeout(resting);
      for (const kind of kinds) document.removeEventListener(kind, rest);
    };
  }, [location.pathname, location.search]);

  return pages.map((page) => <PrefetchPageLinks key={page} page={page} />);
}

function isVisible(link: HTMLAnchorElement): boolean {
  const box = link.getBoundingClientRect();
  return box.width > 0 && box.bottom > 0 && box.top < window.innerHeight;
}

function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, PREFETCH_IDLE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }
  const id = window.requestIdleCallback(run, { timeout: PREFETCH_IDLE_TIMEOUT_MS });
  return () => window.cancelIdleCallback(id);
}
