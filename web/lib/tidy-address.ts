import { isSenderMark } from '#shared/domain/sender-marks.ts';
import { withQuery } from './with-query.ts';

/** What opens a dialog and says where it leads on, chooses the language or shows something over a list stays. */
const BESIDE = ['lang', 'action', 'next', 'q', 'id'];
/** What scripts add when they ask for the data of a page: the end of its path, and which parts of it they want. */
const DATA = /\.data$/;
const PARTS = '_routes';

/**
 * The address to lead to where one says what its page leaves out: empty values, defaults, what no list has, names
 * included that it does not read; null where it is clean already. `own`: the names the page reads; the order
 * in which they stand does not count.
 */
export function tidyAddress(url: URL, own: readonly string[], clean: URLSearchParams): string | null {
  const isBeside = (name: string) => BESIDE.includes(name) || name === PARTS || isSenderMark(name);
  const said = new URLSearchParams([...url.searchParams].filter(([name]) => !isBeside(name)));
  if ([...said.keys()].every((name) => own.includes(name)) && sorted(said) === sorted(clean)) return null;
  const query = new URLSearchParams(clean);
  for (const name of BESIDE) {
    const value = url.searchParams.get(name);
    if (value !== null) query.set(name, value);
  }
  return withQuery(url.pathname.replace(DATA, ''), query);
}

function sorted(params: URLSearchParams): string {
  const copy = new URLSearchParams(params);
  copy.sort();
  return copy.toString();
}
