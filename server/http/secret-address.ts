import type { Contract } from '#shared/contracts/contract.ts';
import { ownCalendarPath } from '#shared/domain/saved.ts';
import { isSecretPage, plainPath } from '#shared/domain/secret-pages.ts';

/** What parameters of calls are called that whoever has the address may act by; a test holds that others are no secrets. */
const SECRET = /\{(secret|token|key)\}/;

/**
 * Whether an address holds a secret: of a page, or of a call by what stands before the secret in its contract. Whatever
 * follows, and in whatever letters: an address that leads nowhere was a link all the same.
 */
export function secretAddresses(contracts: readonly Pick<Contract, 'path'>[]): (url: string) => boolean {
  const calls = contracts.flatMap(({ path }) => (SECRET.test(path) ? [path.split(SECRET)[0]!] : []));
  const before = [...new Set([...calls, ownCalendarPath('').replace(/[^/]*$/, '')].map(plainPath))];
  return (url) => {
    if (isSecretPage(url)) return true;
    const path = plainPath(url);
    return before.some((one) => path.startsWith(`${one}/`));
  };
}
