import { createContext, type ReactNode, use, useMemo } from 'react';
import type { Area, Texts } from '#shared/i18n/areas.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Wording } from '#shared/i18n/lay-wording.ts';
import { createTranslator, type Translator } from '#shared/i18n/translate.ts';
import { CHANGED } from './hydration-names.ts';
import { loadPart } from './reload-once.ts';

/** Texts that have arrived in this browser. On the server it stays empty: there each request brings its own. */
const arrived: { -readonly [A in Area]?: Texts[A] } = {};

/** Fetches the texts of some areas for a page that one went to, unless they are here; only the page's own language is ever fetched. */
export async function ensureTexts(language: Language, areas: readonly Area[]): Promise<Texts> {
  const missing = areas.filter((area) => !(area in arrived));
  if (missing.length > 0) {
    // The list of all texts is for those who go on from the page they opened.
    const texts = await loadPart(async () =>
      (await import('#shared/i18n/areas.ts')).loadTexts(language, missing, changed),
    );
    Object.assign(arrived, texts);
  }
  return arrived;
}

/** What the desk has changed of the texts, where it has; laid over those that arrive later. */
let changed: Wording | undefined;

const TextsContext = createContext<{ t: Translator; texts: Texts; wording?: Wording | undefined } | null>(
  null,
);

const IN_PAGE = 'texts';

/** The texts of a page as data within it (ADR 4): the browser has them before React wakes the page. */
export function PageTexts({ areas }: { areas: readonly Area[] }) {
  const known = import.meta.env.SSR ? use(TextsContext) : undefined;
  const all: readonly (readonly [string, object | undefined])[] = [
    ...areas.map((name) => [name, known?.texts[name]] as const),
    [CHANGED, known?.wording],
  ];
  const json = all.flatMap(([name, area]) => (area ? `${JSON.stringify(name)}:${written(area)}` : []));
  return (
    <script
      id={IN_PAGE}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of the site's own texts, in which no tag can end
      dangerouslySetInnerHTML={{ __html: `{${json}}` }}
    />
  );
}

const writtenAreas = new WeakMap<object, string>();

/** An area as JSON that no tag can end; the same few areas stand in every page, so each is written once. */
function written(area: object): string {
  const known = writtenAreas.get(area);
  if (known !== undefined) return known;
  const json = JSON.stringify(area).replaceAll('<', '\\u003c');
  writtenAreas.set(area, json);
  return json;
}

/** What `PageTexts` wrote: no text is fetched for the first page. */
export function readPageTexts(): Texts {
  const { [CHANGED]: wording, ...texts } = JSON.parse(document.getElementById(IN_PAGE)?.textContent || '{}');
  changed = wording;
  return Object.assign(arrived, texts);
}

/** Texts for everything within, with one translator for all that ask. */
export function TextsProvider({
  language,
  texts,
  wording,
  children,
}: {
  language: Language;
  texts: Texts;
  wording?: Wording | undefined;
  children: ReactNode;
}) {
  const value = useMemo(() => {
    return { t: createTranslator(language, texts), texts, wording };
  }, [language, texts, wording]);
  return <TextsContext value={value}>{children}</TextsContext>;
}

/** The translator of the page: `const t = useT(); t('shell:nav.about')`. */
export function useT(): Translator {
  const context = use(TextsContext);
  if (!context) throw new Error('useT outside of TextsProvider');
  return context.t;
}

export function useLanguage(): Language {
  return useT().language;
}
