import type { Contract } from '#shared/contracts/contract.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { parametersOf } from './unknown-parameters.ts';

/** Same call, same key: query parameters that are of no account are left out, the rest sorted. */
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
