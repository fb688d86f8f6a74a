import type { Contract } from '#shared/contracts/contract.ts';
import { Problem } from './problem.ts';
import { type Handler, type Route, route } from './route.ts';

/** More than any list has that is short enough for one of its entries to be taken out of the whole. */
const WHOLE = { page: 1, per_page: 10_000, search: '' };
/** What an entry may be asked for by, what is its own before what it is about. */
const NAMES = ['id', 'uuid', 'slug', 'code', 'key', 'number', 'object_id'] as const;

/**
 * Answers one entry of a short list with what the list says of it; Problem `not_found` when it is not there. `asked`: what
 * the list has to be asked for to hold all of its entries.
 */
export function oneFromList(contract: Contract, list: Handler<never>, asked: object = {}): Route {
  const read = list as unknown as Handler<Contract>;
  return route(contract, async ({ params, query }, context) => {
    const { id } = params as { id: string };
    const whole = { ...WHOLE, ...asked, ...(query as object) };
    const { data } = (await read({ params: {}, query: whole, body: {} }, context)) as {
      data: Record<string, unknown>[];
    };
    for (const name of NAMES) {
      const found = data.find((entry) => String(entry[name] ?? '') === id);
      if (found) return found;
    }
    throw new Problem('not_found');
  });
}
