import type { Contract } from '#shared/contracts/contract.ts';
import type { Language } from '#shared/i18n/languages.ts';

/** Same call, same key: query parameters the contract does not know are left out, the rest sorted. */
export function jsonCacheKey(
  contract: Contract,
  params: unknown,
  query: unknown,
  language: Language,
): string {
  const known = Object.keys((contract.query as { shape?: Record<string, unknown> }).shape ?? {}).sort();
  const given = query as Record<string, unknown>;
  const parts = known.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]]));
  return `${contract.id} ${language} ${JSON.stringify(params)} ${JSON.stringify(parts)}`;
}
