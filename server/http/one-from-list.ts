import type { Contract } from '#shared/contracts/contract.ts';
import { Problem } from './problem.ts';
import { type Handler, type Route, route } from './route.ts';

/** More than any list has that is short enough for one of its entries to be taken out of the whole. */
const WHOLE = { page: 1, per_page: 10_000, search: '' };
/** What an entry may be asked for by (3.014). */
const NAMES = ['id', 'uuid', 'slug', 'code', 'number'] as const;

/** Answers one entry of a short list with what the list says of it; Problem `not_found` when it is not there. */
export function oneFromList(contract: Contract, list: Handler<never>): Route {
  const read = list as unknown as Handler<Contract>;
  return route(contract, async ({ params }, context) => {
    const { id } = params as { id: string };
    const { data } = (await read({ params: {}, query: WHOLE, body: {} }, context)) as {
      data: Record<string, unknown>[];
    };
    const found = data.find((entry) => NAMES.some((name) => String(entry[name] ?? '') === id));
    if (!found) throw new Problem('not_found');
    return found;
  });
}
