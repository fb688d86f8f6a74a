import type { Translator } from '#shared/i18n/translate.ts';

/**
 * The text of a key that is made of what a server said, or `otherwise` where there is none: never the key itself. The one
 * place where a text is asked for by a key that the compiler has not seen.
 */
export function knownText(t: Translator, key: string, otherwise: string): string {
  return t.has(key) ? t(key) : otherwise;
}
