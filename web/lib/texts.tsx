import { createContext, type ReactNode, use, useMemo } from 'react';
import { type Area, loadTexts, type Texts } from '#shared/i18n/areas.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { createTranslator, type Translator } from '#shared/i18n/translate.ts';

/** Texts that have arrived in this browser. On the server it stays empty: there each request brings its own. */
const arrived: { -readonly [A in Area]?: Texts[A] } = {};

/** Fetches the texts of some areas unless they are here; only the page's own language is ever fetched. */
export async function ensureTexts(language: Language, areas: readonly Area[]): Promise<Texts> {
  const missing = areas.filter((area) => !(area in arrived));
  if (missing.length > 0) Object.assign(arrived, await loadTexts(language, missing));
  return arrived;
}

const TextsContext = createContext<{ language: Language; texts: Texts } | null>(null);

export function TextsProvider({
  language,
  texts,
  children,
}: {
  language: Language;
  texts: Texts;
  children: ReactNode;
}) {
  const value = useMemo(() => ({ language, texts }), [language, texts]);
  return <TextsContext value={value}>{children}</TextsContext>;
}

/** The translator of the page: `const t = useT(); t('shell:nav.about')`. */
export function useT(): Translator {
  const context = use(TextsContext);
  if (!context) throw new Error('useT outside of TextsProvider');
  const { language, texts } = context;
  return useMemo(
    () => createTranslator(language, texts, { strict: !import.meta.env.PROD }),
    [language, texts],
  );
}

export function useLanguage(): Language {
  return useT().language;
}
