/** Addresses under which pictures of records that are not public can be seen, by the id of the picture. */
const keyed = new Map<string, string>();

const idOf = (address: string): string => /^\/files\/([^/]+)\//.exec(address)?.[1] ?? '';

/** Remembers how a picture can be seen before it is public, in whatever size. */
export function rememberPicture(address: string): void {
  const id = idOf(address);
  if (id && address.includes('?')) keyed.set(id, address);
}

/** Where the browser finds a picture now. */
export const shownPicture = (stored: string): string => keyed.get(idOf(stored)) ?? stored;
