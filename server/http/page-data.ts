/** The data of a page has the address of the page with `.data` behind it. */
export const DATA = /(\/_root|\/_)?\.data$/;

/** The parameter by which a browser asks for the data of some of the routes that make a page. */
export const ROUTES = '_routes';

/**
 * Whether an address asks for parts that its page has, each once and in the order of the page, as browsers do, and its own
 * part among them: of such addresses there are a handful, of others any number. The frame alone says the same at every
 * address, also where no record is.
 */
export function asksOwnParts({ searchParams }: URL, own: () => readonly string[]): boolean {
  const asked = searchParams.getAll(ROUTES);
  if (asked.length === 0) return true;
  const ids = asked.join().split(',');
  const parts = own();
  const known = parts.filter((id) => ids.includes(id));
  return (
    known.at(-1) === parts.at(-1) && known.length === ids.length && known.every((id, n) => id === ids[n])
  );
}
