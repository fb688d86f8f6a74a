/** Addresses under which pictures of records that are not public can be seen: by the address that is stored. */
const keyed = new Map<string, string>();

/** The stored form of an address: without a key, without a host. */
export const storedPicture = (address: string): string => new URL(address, 'https://phum.invalid').pathname;

/** Remembers how a picture can be seen before it is public; returns the address to store. */
export function rememberPicture(address: string): string {
  const stored = storedPicture(address);
  keyed.set(stored, address);
  return stored;
}

/** Where the browser finds a picture now. */
export const shownPicture = (stored: string): string => keyed.get(stored) ?? stored;
