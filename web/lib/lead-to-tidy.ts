import { redirect } from 'react-router';
import { tidyAddress } from './tidy-address.ts';

/**
 * Leads to the address of the view that is shown, `to`, where the address that was asked says what it leaves out: names that
 * nobody reads, values no list has, defaults. `besides`: names that ask for something else, and stay.
 */
export function leadToTidy(url: URL, to: string, besides: readonly string[] = []): void {
  const clean = new URL(to, url).searchParams;
  for (const name of ['done', ...besides]) {
    const value = url.searchParams.get(name);
    if (value !== null) clean.set(name, value);
  }
  const tidy = tidyAddress(url, [...clean.keys()], clean);
  if (tidy !== null) throw redirect(tidy);
}
