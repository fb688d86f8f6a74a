import { useLocation, useMatches } from 'react-router';
import type { PageAddress } from './addresses.ts';

/**
 * The address that search engines and shared links know a page by. A record shown over a list has one of its own, which the
 * loader names. In a browser, where nobody reads it, it is that of the bar.
 */
export function useTrueAddress(): PageAddress {
  const location = useLocation();
  const data = useMatches().at(-1)?.loaderData as { shown_at?: string | null } | null | undefined;
  return import.meta.env.SSR && data?.shown_at ? { pathname: data.shown_at, search: '' } : location;
}
