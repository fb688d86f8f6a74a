import type { Contract } from '#shared/contracts/contract.ts';

type Method = Contract['method'];

/**
 * The methods by which a call is answered: what `PATCH` changes, `PUT` changes too, unless it is a call of its own.
 * A field that is not sent stays in either: a client that does not know a field must not empty it.
 */
export function methodsAmong(contracts: readonly Contract[]): (contract: Contract) => Method[] {
  const replaced = new Set(contracts.filter(({ method }) => method === 'PUT').map(({ path }) => path));
  return ({ method, path }) => (method === 'PATCH' && !replaced.has(path) ? ['PATCH', 'PUT'] : [method]);
}
