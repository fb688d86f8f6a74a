import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#shared/i18n/languages.ts';

/** The page's language, as the root loader read it from the request. */
export function languageOf(loaderData: Record<string, unknown>): Language {
  const root = loaderData.root as { language?: unknown } | undefined;
  return isLanguage(root?.language) ? root.language : DEFAULT_LANGUAGE;
}
