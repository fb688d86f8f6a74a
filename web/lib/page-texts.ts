import { type Area, loadTexts, type Texts } from '#shared/i18n/areas.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { withLineBreaksInJson } from '#shared/khmer/line-breaks.ts';

const marked = new WeakMap<object, object>();

/** The texts of a page as the server writes them: the Khmer ones with the marks where their lines may end, each area marked once. */
export async function loadPageTexts(language: Language, areas: readonly Area[]): Promise<Texts> {
  const texts = await loadTexts(language, areas);
  if (language !== 'km') return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([area, written]) => {
      const known = marked.get(written) ?? JSON.parse(withLineBreaksInJson(JSON.stringify(written)));
      marked.set(written, known);
      return [area, known];
    }),
  );
}
