import type { Contract } from '#shared/contracts/contract.ts';
import { isFilter } from '#shared/contracts/list.ts';
import { Problem } from './problem.ts';

/** What links carry for those who count visits, what clients add against caches, and the language of a link. */
const OF_NO_ACCOUNT = /^(?:utm_\w+|fbclid|gclid|msclkid|igshid|mc_[ce]id|ref|lang|_)$/;

const names = new WeakMap<Contract, readonly string[]>();

/** Names that a query may have, sorted. */
export const namesOf = (query: unknown): string[] =>
  Object.keys((query as { shape?: Record<string, unknown> }).shape ?? {}).sort();

/** Names of the query parameters of a call, sorted; worked out once. */
export function parametersOf(contract: Contract): readonly string[] {
  let known = names.get(contract);
  if (!known) {
    known = namesOf(contract.query);
    names.set(contract, known);
  }
  return known;
}

/** A call that takes names of its own beside those it lists judges them itself. */
const isOpen = (contract: Contract) =>
  (contract.query as { def?: { catchall?: unknown } } | undefined)?.def?.catchall !== undefined;

/** Parameters of an address that the call does not know: a filter that is misspelt would let the answer grow unseen. */
function unknownParameters(contract: Contract, query: unknown): string[] {
  if (contract.method !== 'GET' || isOpen(contract)) return [];
  return strangersTo(parametersOf(contract), query);
}

/** Names of a query that stand in no list, but for what links carry. */
export const strangersTo = (known: readonly string[], query: unknown): string[] =>
  Object.keys(query ?? {}).filter((name) => !known.includes(name) && !OF_NO_ACCOUNT.test(name));

/** Filters of an address that choose nothing, `?sector=`: left out in silence they would let the answer grow, too. */
function emptyFilters(schema: unknown, query: unknown): string[] {
  const { shape = {} } = schema as { shape?: Record<string, object> };
  const given = Object.entries((query ?? {}) as Record<string, unknown>);
  return given.flatMap(([name, value]) => {
    const isEmpty = [value].flat().some((one) => typeof one === 'string' && one.trim() === '');
    return isEmpty && isFilter(shape[name]) ? [name] : [];
  });
}

/** Problem `invalid` with each of them. */
export function refuseEmpty(schema: unknown, query: unknown): void {
  const empty = emptyFilters(schema, query);
  if (empty.length === 0) return;
  const fields = Object.fromEntries(empty.map((name) => [name, [{ key: 'invalid' as const }]]));
  throw new Problem('invalid', { fields });
}

/** Whether an address asks for what the call has not. */
export const asksWrongly = (contract: Contract, query: unknown): boolean =>
  unknownParameters(contract, query).length > 0 || emptyFilters(contract.query, query).length > 0;

/** Problem `invalid` with each parameter that the call does not know, and each filter that chooses nothing. */
export function refuseUnknown(contract: Contract, query: unknown): void {
  if (unknownParameters(contract, query).length > 0) refuseStrangers(parametersOf(contract), query);
  if (contract.method === 'GET') refuseEmpty(contract.query, query);
}

/** Problem `invalid` at each name that stands in no list. */
export function refuseStrangers(known: readonly string[], query: unknown): void {
  const unknown = strangersTo(known, query);
  if (unknown.length === 0) return;
  const problem = { key: 'unknown_parameter' as const, params: { known: known.join(', ') || '–' } };
  throw new Problem('invalid', { fields: Object.fromEntries(unknown.map((name) => [name, [problem]])) });
}
