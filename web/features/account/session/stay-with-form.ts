import type { DataStrategyResult } from 'react-router';

export type Results = Record<string, DataStrategyResult>;

/**
 * Whatever is sent from a page of somebody whose session was ended elsewhere: the page stays as it is with all that was
 * typed, nothing is read anew, and one signs in over it. How is loaded when it is needed: every page has this one.
 */
export async function stayWithForm(
  { request }: { request: Request },
  next: () => Promise<Results>,
): Promise<Results> {
  const results = await next();
  if (request.method === 'GET' || !document.documentElement.hasAttribute('data-signed-in')) return results;
  return import('./sign-in-over-form.ts').then(
    ({ signInOverForm }) => signInOverForm(results),
    () => results,
  );
}
