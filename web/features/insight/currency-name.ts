import { CURRENCIES } from '#shared/domain/currencies.ts';
import type { Language } from '#shared/i18n/languages.ts';

/** A currency in words where it is one of those offered, else its code. */
export function currencyName(code: string, language: Language): string {
  const found = CURRENCIES.find((currency) => currency.code === code);
  if (!found) return code;
  if (language === 'km') return found.name_kh;
  return /^[A-Z]/.test(found.name) && !found.name.startsWith('US') ? `${code} (${found.name})` : found.name;
}
