/** The data of a page has the address of the page with `.data` behind it. */
export const DATA = /(\/_root|\/_)?\.data$/;

/** The parameter by which a browser asks for the data of some of the routes that make a page. */
export const ROUTES = '_routes';

/**
 * Whether an address asks for parts that its page has, each once and in the order of the page, as browsers do: of such
 * addresses there are a handful, of others any number.
 */
export function asksOwnParts({ searchParams }: URL, own: () => readonly string[]): boolean {
  const asked = searchParams.getAll(ROUTES);
  if (asked.length === 0) return true;
  const ids = asked.join().split(',');
  const known = own().filter((id) => ids.includes(id));
  return known.length === ids.length && known.every((id, n) => id === ids[n]);
}
