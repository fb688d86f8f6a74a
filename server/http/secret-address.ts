import type { Contract } from '#shared/contracts/contract.ts';
import { ownCalendarPath } from '#shared/domain/saved.ts';
import { bringsSecret, isSecretPage, plainPath } from '#shared/domain/secret-pages.ts';
import { pageAddress } from './page-address.ts';

/** What parameters of calls are called that whoever has the address may act by; a test holds that others are no secrets. */
const SECRET = /\{(secret|token|key)\}/;

/** Ways to write a path that routers read as another one: whoever reads them differently takes a secret for none. */
const ODD = /\\|\/\/|;|(\/|%2f)(\.|%2e){1,2}(\/|%2f|\\|%5c|$)|%(0|1|2[05f]|3b|5c|7f)/i;

/**
 * Whether an address holds a secret: of a page, or of a call by what stands before the secret in its contract. Whatever
 * follows, and in whatever letters: an address that leads nowhere was a link all the same. It is read as it came and as
 * the router of the pages reads it; one that is written oddly counts as secret, because it may be read in other ways still.
 */
export function secretAddresses(
  contracts: readonly Pick<Contract, 'path'>[],
  publicUrl: string,
): (url: string) => boolean {
  const calls = contracts.flatMap(({ path }) => (SECRET.test(path) ? [path.split(SECRET)[0]!] : []));
  const before = [...new Set([...calls, ownCalendarPath('').replace(/[^/]*$/, '')].map(plainPath))];
  const isIn = (url: string) => {
    const path = plainPath(url);
    return isSecretPage(url) || bringsSecret(url) || before.some((one) => path.startsWith(`${one}/`));
  };
  return (url) =>
    isIn(url) ||
    leadsTo(url).some(isIn) ||
    ODD.test(url.split(/[?#]/)[0]!) ||
    isIn(pageAddress(url, publicUrl).pathname);
}

/** The paths behind the question mark, as browsers read them: where somebody goes on to, from whatever page. */
const leadsTo = (url: string): string[] =>
  url.includes('?')
    ? [...new URLSearchParams(url.slice(url.indexOf('?') + 1)).values()].flatMap((value) => {
        if (!/^\s*(?:[a-z][a-z+.-]*:|[/\\])/i.test(value)) return [];
        const read = twice(value);
        return URL.canParse(read, 'http://x') ? [value, new URL(read, 'http://x').pathname] : [value];
      })
    : [];

/** Once more out of its percent signs: `%2F%2e%2e` is read so by some. */
function twice(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
