import type { Contract } from '#shared/contracts/contract.ts';
import type { Language } from '#shared/i18n/languages.ts';

const parameterNames = new WeakMap<Contract, readonly string[]>();

/** Names of the query parameters of a call, sorted; worked out once. */
function parametersOf(contract: Contract): readonly string[] {
  let names = parameterNames.get(contract);
  if (!names) {
    names = Object.keys((contract.query as { shape?: Record<string, unknown> }).shape ?? {}).sort();
    parameterNames.set(contract, names);
  }
  return names;
}

/** Same call, same key: query parameters the contract does not know are left out, the rest sorted. */
export function jsonCacheKey(
  contract: Contract,
  params: unknown,
  query: unknown,
  language: Language,
): string {
  const given = query as Record<string, unknown>;
  const parts: unknown[] = [];
  for (const name of parametersOf(contract)) if (given[name] !== undefined) parts.push(name, given[name]);
  return `${contract.id} ${language} ${JSON.stringify(params)} ${JSON.stringify(parts)}`;
}
