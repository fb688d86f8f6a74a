import { type Area, loadTexts, type Texts } from '#shared/i18n/areas.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { layWording, type Wording } from '#shared/i18n/lay-wording.ts';
import { withLineBreaksInJson } from '#shared/khmer/line-breaks.ts';

const marked = new WeakMap<object, object>();
const reworded = new WeakMap<Wording, Map<string, object>>();

/**
 * The texts of a page as the server writes them: with what the desk has changed, the Khmer ones with the marks where their
 * lines may end. Each area is made once, until the desk changes a text.
 */
export async function loadPageTexts(
  language: Language,
  areas: readonly Area[],
  wording?: Wording,
): Promise<Texts> {
  const released = await loadTexts(language, areas);
  const texts = wording ? withWording(released, wording) : released;
  if (language !== 'km') return texts;
  return Object.fromEntries(Object.entries(texts).map(([area, written]) => [area, withLineBreaks(written)]));
}

/** What the desk has changed, for texts that the browser fetches later. */
export const pageWording = (language: Language, wording: Wording | undefined): Wording | undefined =>
  wording && language === 'km' ? (withLineBreaks(wording) as Wording) : wording;

function withLineBreaks(written: object): object {
  const known = marked.get(written) ?? JSON.parse(withLineBreaksInJson(JSON.stringify(written)));
  marked.set(written, known);
  return known;
}

function withWording(texts: Texts, wording: Wording): Texts {
  const known = reworded.get(wording) ?? new Map<string, object>();
  reworded.set(wording, known);
  const missing = Object.entries(texts).filter(([area]) => !known.has(area));
  const laid = layWording(Object.fromEntries(missing) as Texts, wording);
  for (const [area, written] of Object.entries(laid)) known.set(area, written);
  return Object.fromEntries(Object.keys(texts).map((area) => [area, known.get(area)!])) as Texts;
}
